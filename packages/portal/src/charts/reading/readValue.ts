// The value of a series at a position on the x-axis.
import type { Mark, Series, Steps } from "../chartContent.ts";

/** Index of the point nearest to a position; -1 if there is none. */
function nearest(x: ArrayLike<number>, position: number): number {
  let low = 0;
  let high = x.length - 1;
  if (high < 0) return -1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((x[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  const before = low > 0 ? low - 1 : low;
  return position - (x[before] ?? 0) <= (x[low] ?? 0) - position ? before : low;
}

/** A weekly point applies to the days around it, a daily one to its day, a target to every day. */
function validDays({ x, source }: Series): number {
  if (source === "target") return Number.POSITIVE_INFINITY;
  const span = (x[x.length - 1] ?? 0) - (x[0] ?? 0);
  return Math.min(7, Math.max(0.5, span / Math.max(1, x.length - 1) / 2));
}

/** Index of the point that applies to a position; undefined if there is none. */
export function indexAt(series: Series, position: number): number | undefined {
  const index = nearest(series.x, position);
  const isNear =
    index >= 0 && Math.abs((series.x[index] ?? 0) - position) <= validDays(series) + 1e-9;
  // A band may have no line.
  const hasValue = [series.y, series.low, series.bands?.[0]?.low].some((values) =>
    Number.isFinite(values?.[index]),
  );
  return isNear && hasValue ? index : undefined;
}

/**
 * Index of the last point not after a position, -1 before the first: a level lasts until the next
 * one.
 */
export function lastUpTo(x: ArrayLike<number>, position: number): number {
  let low = 0;
  let high = x.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((x[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The step nearest to a position. */
export function stepAt({ at }: Steps, position: number): number {
  return at[nearest(at, position)] ?? position;
}

/** Moves by a number of steps, clamped at the ends. */
export function movedSteps({ at }: Steps, position: number, count: number): number {
  const index = Math.min(Math.max(nearest(at, position) + count, 0), at.length - 1);
  return at[index] ?? position;
}

interface NamedDays {
  readonly steps: Steps | undefined;
  /** Days around a mark in which it is pointed at. */
  readonly near: number;
}

/** Names of the marks in the days that a position covers, each once. */
export function namesAt(
  marks: readonly Mark[],
  position: number,
  { steps, near }: NamedDays,
): readonly string[] {
  const first = position - (steps?.days ?? 1) + 1;
  const named = marks.filter(({ day, until = day }) => {
    const around = until > day ? 0 : near;
    return day - around <= position && until + around >= first;
  });
  return [...new Set(named.map(({ label }) => label))];
}
