// Reported shares of the variants (run-viewer specification 13.3), as means of calendar weeks.
import { observedSource, type Points } from "@episcope/battery";
import { days, type Localized, numbers, weekday } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { observedTable } from "../epidemic/observedSources.ts";
import type { PlotContext } from "../plot.ts";
import { reportedLabel } from "../series/reportedSeries.ts";
import { firstDay, sevenDayMeans } from "../series/sevenDaySums.ts";
import { weekAround } from "../series/weeks.ts";
import { strainLabel } from "./strainLabels.ts";

export function reportedVariants(context: PlotContext): readonly Series[] {
  const table = observedTable(context, "variants");
  if (!table) return [];
  const dates = days(table);
  const first = dates && firstDay(dates);
  if (!dates || first === undefined) return [];
  const window = { firstPoint: firstMonday(first) + 3, start: -3 };
  const values = observedSource(context.city, "variants")?.values ?? [];
  return values.flatMap(({ name, variant, area }) => {
    const shares = numbers(table, name);
    if (!shares || variant === undefined) return [];
    const points = withoutEmptyEnds(sevenDayMeans(dates, shares, window));
    return points.x.length > 0 ? [seriesOf(variant, area, points)] : [];
  });
}

function firstMonday(day: number): number {
  return day + ((8 - weekday(day)) % 7);
}

/** Gaps at both ends and zeros at the end carry no information. */
function withoutEmptyEnds({ x, y }: Points): Points {
  const start = y.findIndex((share) => !Number.isNaN(share));
  const end = y.findLastIndex((share) => share !== 0 && !Number.isNaN(share)) + 1;
  return start < 0 ? { x: [], y: [] } : { x: x.slice(start, end), y: y.slice(start, end) };
}

function seriesOf(variant: string, area: Localized | undefined, { x, y }: Points): Series {
  return {
    name: `% ${variant} Reported${area ? ` (${area.en})` : ""}`,
    label: reportedLabel(strainLabel(variant), area),
    kind: "line",
    source: "observed",
    markerSize: 5,
    opacity: 0.5,
    covers: weekAround,
    x,
    y: y.map((share) => 100 * share),
  };
}
