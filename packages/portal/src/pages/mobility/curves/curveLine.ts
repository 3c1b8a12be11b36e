// The line of one area: values or their change, smoothed, with gaps.
import {
  type AreaId,
  baselineOf,
  changeFrom,
  curveOf,
  lineOf,
  type MobilityCurve,
  type MobilityMetric,
  type MobilitySeries,
  percentChange,
  smoothed,
} from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { yearBefore } from "../address/mobilityAddress.ts";
import { changesInPoints } from "../words/metricTexts.ts";

export interface LineSettings {
  readonly metric: MobilityMetric;
  readonly shows: "values" | "change";
  /**
   * A date of the series, or the same week a year before; undefined for the first value of each
   * area.
   */
  readonly baseline: string | undefined;
  /** Weeks of the centred mean. */
  readonly smoothing: number;
}

export function curveLine(
  series: MobilitySeries,
  area: AreaId,
  settings: LineSettings,
): MobilityCurve {
  const line = shownLine(series, area, settings);
  return curveOf(series.dates, smoothed(series.dates, line, settings.smoothing));
}

function shownLine(
  series: MobilitySeries,
  area: AreaId,
  { metric, shows, baseline }: LineSettings,
): Float64Array {
  const line = lineOf(series, area);
  if (shows === "values") return line;
  const isInPoints = changesInPoints(metric);
  if (baseline === yearBefore) {
    const before = valuesYearBefore(series.dates, line);
    return line.map((value, index) => {
      const base = before[index] ?? Number.NaN;
      return isInPoints ? value - base : percentChange(base, value);
    });
  }
  const base = baseline === undefined ? baselineOf(line) : line[series.dates.indexOf(baseline)];
  return isInPoints ? line.map((value) => value - (base ?? Number.NaN)) : changeFrom(line, base);
}

/** Whole weeks, so that Sundays are compared with Sundays. */
const daysOfYear = 52 * 7;

function valuesYearBefore(dates: readonly string[], line: Float64Array): Float64Array {
  const byDay = new Map(dates.map((date, index) => [parseDay(date), line[index]]));
  return Float64Array.from(dates, (date) => {
    const day = parseDay(date);
    return (day === undefined ? undefined : byDay.get(day - daysOfYear)) ?? Number.NaN;
  });
}
