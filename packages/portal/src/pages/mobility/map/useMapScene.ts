// Everything that the map shows at a date: records, colours, texts and the image.
import { germany, type MobilitySeries } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useCallback, useMemo } from "react";
import { readable } from "../../../charts/colors/seriesColors.ts";
import { useLoaded } from "../../../kit/browser/useLoaded.ts";
import { borderSource } from "../../../maps/borderSource.ts";
import {
  type GermanyMap,
  knownGermanyMap,
  loadGermanyMap,
} from "../../../maps/choropleth/areas-data/germanyMap.ts";
import type { MapBounds } from "../../../maps/choropleth/areas-data/shapes.ts";
import type {
  ChoroplethLines,
  ChoroplethScene,
} from "../../../maps/choropleth/choroplethPainter.ts";
import type { ColorScale } from "../../../maps/choropleth/colorScale.ts";
import { comparisonColorsOf, stateColor } from "../areas/areaColors.ts";
import type { MobilityView } from "../mobilityView.ts";
import { drawnLine, sourceLine } from "../sourceLines.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { type MapRow, type MapSettings, mapRows } from "./mapRows.ts";
import { mapScale, type ScaleWords, scaleWords } from "./mapScale.ts";
import { shownText } from "./mapText.ts";

export interface MapScene {
  readonly isChange: boolean;
  /** Indexed by key of the area. */
  readonly rows: ReadonlyMap<string, MapRow>;
  readonly scale: ColorScale;
  readonly words: ScaleWords;
  /** Shapes with their colours; loading, or the reason of a failure. */
  readonly ground:
    | { readonly kind: "waiting" }
    | { readonly kind: "failed"; readonly error: unknown; retry(): void }
    | {
        readonly kind: "ready";
        readonly lines: ChoroplethLines;
        readonly bounds: MapBounds;
        readonly picture: Omit<ChoroplethScene, "current">;
      };
  textOf(row: MapRow): string;
  svg(about: {
    readonly title: string;
    readonly subtitle: string;
    readonly file: string;
  }): Promise<string>;
}

export function useMapScene(
  view: MobilityView,
  series: MobilitySeries,
  settings: MapSettings,
): MapScene {
  const { route, address, language, scheme } = view;
  const { metric, start, end } = settings;
  const isChange = start !== end;
  const { areas, mapColors } = address;
  const rows = useMemo(() => mapRows(series, { metric, start, end }), [series, metric, start, end]);
  const scale = useMemo(
    () => mapScale(series, isChange, mapColors, scheme),
    [series, isChange, mapColors, scheme],
  );
  const words = useMemo(() => scaleWords(metric, isChange, language), [metric, isChange, language]);
  const loaded = useLoaded("germany", loadGermanyMap, knownGermanyMap);
  const map = loaded.state === "done" ? loaded.value : undefined;
  const lines = useMemo(() => map && linesOf(map, route.level), [map, route.level]);
  const marked = useMemo(() => {
    const colors = comparisonColorsOf(areas);
    return areas.flatMap((area) => {
      const shape = lines?.shapes.findIndex(({ id }) => id === area.id) ?? -1;
      const color = route.level === "state" ? stateColor(area) : colors.get(area.id);
      return shape < 0 || area === germany || color === undefined
        ? []
        : [{ shape, color: readable(color, scheme) }];
    });
  }, [areas, lines, route.level, scheme]);
  const colors = useMemo(() => colorsOf(lines, rows, scale), [lines, rows, scale]);
  const picture = useMemo(() => ({ colors, marked, scheme }), [colors, marked, scheme]);
  const textOf = useCallback(
    (row: MapRow) => shownText(row, metric, isChange, language),
    [metric, isChange, language],
  );
  const ground =
    lines && map
      ? ({ kind: "ready", lines, bounds: map.bounds, picture } as const)
      : loaded.state === "failed"
        ? ({ kind: "failed", error: loaded.error, retry: loaded.retry } as const)
        : ({ kind: "waiting" } as const);
  return {
    ...{ isChange, rows, scale, words, ground, textOf },
    async svg({ title, subtitle, file }) {
      if (!lines || !map) throw new Error("the map is not there yet");
      const { mapSvg } = await import("./mapPicture.ts");
      // Always light, whatever the scheme of the page.
      const light = mapScale(series, isChange, mapColors, "light");
      const source = inLanguage(mobilityTexts, language).geometry(borderSource.text);
      return mapSvg({
        ...{ title, subtitle, lines, words, language, bounds: map.bounds, scale: light },
        scene: { colors: colorsOf(lines, rows, light), marked },
        sources: [sourceLine(file, language), source, drawnLine(language)],
      });
    },
  };
}

function linesOf(map: GermanyMap, level: "state" | "county"): ChoroplethLines {
  return level === "state"
    ? { shapes: map.states, borders: [], outerBorders: map.stateBorders }
    : { shapes: map.counties, borders: map.countyBorders, outerBorders: map.stateBorders };
}

/** Looked up by key, not by position: an area without a row has no colour. */
function colorsOf(
  lines: ChoroplethLines | undefined,
  rows: ReadonlyMap<string, MapRow>,
  scale: ColorScale,
): readonly (string | undefined)[] {
  return (lines?.shapes ?? []).map(({ id }) => scale.colorOf(rows.get(id)?.shown ?? Number.NaN));
}
