// Changes are always computed from the values: the published percentages are wrong in weeks whose
// Friday is a holiday (mobility specification 4).
import { isImplausible } from "./areas.ts";
import type { MobilityMetric } from "./mobilityKinds.ts";
import { type MobilitySeries, valuesAt } from "./mobilitySeries.ts";

/** The first value of an area: the week before the pandemic (mobility specification 4). */
export function baselineOf(line: ArrayLike<number>): number | undefined {
  for (let index = 0; index < line.length; index++) {
    const value = line[index] ?? Number.NaN;
    if (!Number.isNaN(value)) return value;
  }
  return undefined;
}

/**
 * Percent, not rounded; NaN where a value is missing, and everywhere if the baseline is not
 * positive.
 */
export function changeFrom(line: ArrayLike<number>, baseline: number | undefined): Float64Array {
  return Float64Array.from({ length: line.length }, (_, index) =>
    percentChange(baseline ?? Number.NaN, line[index] ?? Number.NaN),
  );
}

/** end · 100 / start − 100; NaN instead of infinity. */
export function percentChange(start: number, end: number): number {
  const change = start > 0 ? (end * 100) / start - 100 : Number.NaN;
  return Number.isFinite(change) ? change : Number.NaN;
}

export interface MapValues {
  /** One date: the metric itself. Two: its change in percent. */
  readonly kind: "value" | "change";
  /** In the order of the areas of the series; NaN is not coloured. */
  readonly values: Float64Array;
  /** Percentage points, if the metric is a percentage and two dates are compared. */
  readonly points: Float64Array | undefined;
}

/**
 * What a map shows between two dates (mobility specification 5.2). Implausible areas have no value.
 */
export function mapValues(
  series: MobilitySeries,
  metric: MobilityMetric,
  start: string,
  end: string,
): MapValues {
  const ends = plausible(series, valuesAt(series, end));
  if (start === end) return { kind: "value", values: ends, points: undefined };
  const starts = valuesAt(series, start);
  return {
    kind: "change",
    values: ends.map((value, area) => percentChange(starts[area] ?? Number.NaN, value)),
    points:
      metric === "proportion-mobile-persons"
        ? ends.map((value, area) => value - (starts[area] ?? Number.NaN))
        : undefined,
  };
}

function plausible({ areas }: MobilitySeries, values: Float64Array): Float64Array {
  return values.map((value, area) => (isImplausible(areas[area] ?? "") ? Number.NaN : value));
}
