// The range of values that an axis has to show.
import type { Panel, Range, Series } from "../chartContent.ts";
import { niceLogRange, niceRange, roundAbove, roundBelow } from "./axis.ts";

/**
 * Smallest and largest value of the series within the x-axis; only positive ones for a logarithmic
 * axis.
 */
function valueExtent(
  series: readonly Series[],
  [from, to]: Range,
  isLog: boolean,
): Range | undefined {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const include = (value: number | undefined) => {
    if (value === undefined || !Number.isFinite(value) || (isLog && value <= 0)) return;
    if (value < low) low = value;
    if (value > high) high = value;
  };
  for (const { x, y, low: lows, high: highs, reach, members, source } of series) {
    for (let index = 0; index < x.length; index++) {
      const position = x[index] ?? Number.NaN;
      // A target is drawn across the panel, wherever its points are.
      if (source !== "target" && (position < from || position > to)) continue;
      include(y[index]);
      include(lows?.[index]);
      include(highs?.[index]);
      include(reach?.low[index]);
      include(reach?.high[index]);
      for (const member of members ?? []) include(member[index]);
    }
  }
  return low <= high ? [low, high] : undefined;
}

/** Without a limit, rounding errors would take most of a logarithmic axis. */
const maxDecades = 7;

interface RangeInput {
  readonly series: readonly Series[];
  readonly x: Range;
  readonly isLog: boolean;
  readonly fixed?: Range | undefined;
  /** Of a logarithmic axis, see `usualRange`. */
  readonly usual?: Range | undefined;
}

export function valueRange({ series, x, isLog, fixed, usual }: RangeInput): Range {
  if (fixed) return fixed;
  const extent = valueExtent(series, x, isLog);
  if (isLog) {
    if (usual) return extent ? usualRange(usual, extent) : usual;
    if (!extent) return [1, 10];
    const [low, high] = extent;
    return niceLogRange([Math.max(low, high / 10 ** maxDecades), high]);
  }
  if (!extent) return [0, 1];
  const [low, high] = extent;
  // Counts and rates start at zero; only negative values extend the axis below.
  return niceRange([Math.min(0, low), Math.max(0, high)], 5);
}

/** Ends of the left axis of a panel that shows these series. */
export function panelRange(
  { range = {} }: Pick<Panel, "range">,
  series: readonly Series[],
  x: Range,
  isLog: boolean,
): Range {
  const fixed = range.exact ?? (isLog ? undefined : range.linear);
  return valueRange({ series, x, isLog, fixed, usual: range.log });
}

/**
 * Begins at the usual value, or up to a decade below if there are curves, and ends above the
 * values: empty decades would take most of the height.
 */
function usualRange([least, most]: Range, [low, high]: Range): Range {
  const begin = low < least ? Math.max(least / 10, roundBelow(low)) : least;
  return [begin, Math.min(most, Math.max(roundAbove(high), 100 * begin))];
}

/** Ends of an x-axis that is not a calendar. */
export function plainExtent(panel: Panel): Range {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { x } of panel.series) {
    for (let index = 0; index < x.length; index++) {
      const position = x[index] ?? Number.NaN;
      if (position < low) low = position;
      if (position > high) high = position;
    }
  }
  return low < high ? [low, high] : [0, 1];
}
