import { useMemo } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useColorScheme } from "../../environment/useColorScheme.ts";
import type { MapAddress } from "./address/mapAddress.ts";
import { type Categories, layersOf } from "./categories.ts";
import type { Scene } from "./painting/mapPainter.ts";
import type { MapData } from "./reading/mapData.ts";
import type { DayWindow } from "./time/dayWindow.ts";
import { busiestDays } from "./time/weeks.ts";

/** What is painted; the same object as long as nothing changes. */
export function useScene(
  data: MapData,
  categories: Categories,
  { from, to }: DayWindow,
  { view, radius, units }: MapAddress,
): Scene {
  const language = useLanguage();
  const scheme = useColorScheme();
  return useMemo((): Scene => {
    const { x, y, dayStart, bounds } = data;
    return {
      places: { x, y, layer: categories.layer },
      range: [dayStart[from] ?? 0, dayStart[to + 1] ?? 0],
      busiest: busiestDays(dayStart, to + 1 - from),
      layers: layersOf(categories, scheme),
      view,
      dotSize: { radius, units },
      scheme,
      area: (bounds.east - bounds.west) * (bounds.north - bounds.south),
      language,
    };
  }, [data, categories, from, to, view, radius, units, scheme, language]);
}
