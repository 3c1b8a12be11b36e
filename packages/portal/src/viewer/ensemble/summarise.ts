// The values of several members at one position, summarised.
import { quantile } from "@episcope/common";

/** Inside of the wide and the narrow band. */
export const levels = [0.9, 0.5] as const;

export interface Summary {
  readonly median: Float64Array;
  /** From wide to narrow, like `levels`. */
  readonly bands: readonly { readonly low: Float64Array; readonly high: Float64Array }[];
  /** Whether two members have different values somewhere. */
  readonly differs: boolean;
}

/**
 * Median and bands at each position. Members without a value are left out; where they are more than
 * half, there is a gap.
 */
export function summarise(members: readonly ArrayLike<number>[], length: number): Summary {
  const median = new Float64Array(length).fill(Number.NaN);
  const bands = levels.map(() => ({
    low: new Float64Array(length).fill(Number.NaN),
    high: new Float64Array(length).fill(Number.NaN),
  }));
  const present = new Float64Array(members.length);
  let differs = false;
  for (let position = 0; position < length; position++) {
    let count = 0;
    for (const member of members) {
      const value = member[position] ?? Number.NaN;
      if (!Number.isNaN(value)) present[count++] = value;
    }
    differs ||= count > 0 && count < members.length;
    if (count === 0 || 2 * count < members.length) continue;
    const sorted = present.subarray(0, count).sort();
    median[position] = quantile(sorted, 0.5);
    if (sorted[0] === sorted[count - 1]) {
      for (const { low, high } of bands) low[position] = high[position] = sorted[0] ?? 0;
      continue;
    }
    differs = true;
    levels.forEach((level, index) => {
      const band = bands[index];
      if (!band) return;
      band.low[position] = quantile(sorted, (1 - level) / 2);
      band.high[position] = quantile(sorted, (1 + level) / 2);
    });
  }
  return { median, bands, differs };
}
