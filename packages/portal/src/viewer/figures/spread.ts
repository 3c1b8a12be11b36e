// The same figure of several model runs: their median and the range of 9 of 10 of them.
import { quantile } from "@episcope/common";

export interface Spread {
  readonly median: number;
  /** 5 % and 95 % of the runs are lower. */
  readonly low: number;
  readonly high: number;
  /** Model runs it rests on. */
  readonly count: number;
}

/** Fewer model runs say nothing about a range. */
export const minMembers = 5;

/** Undefined without values. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) return undefined;
  const [low, median, high] = [0.05, 0.5, 0.95].map((share) => quantile(sorted, share));
  return {
    median: median ?? Number.NaN,
    low: low ?? Number.NaN,
    high: high ?? Number.NaN,
    count: sorted.length,
  };
}

export function hasRange({ count }: Spread): boolean {
  return count >= minMembers;
}
