// Random numbers of the filter: hashes of what they are for, so that neither the number of threads
// nor an interruption changes a result.
import { normalQuantile, uniform } from "@episcope/model";

export const purpose = {
  fixed: 1,
  caution: 2,
  detection: 3,
  strain: 4,
  resampling: 5,
  kept: 6,
  imports: 9,
  forecast: 10,
} as const;

/** The n-th normal number below a key. */
export function normal(ofKey: number, n: number): number {
  return normalQuantile(uniform(ofKey, n));
}
