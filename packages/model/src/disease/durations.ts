// How long a state of the disease lasts: log-normal, rounded to whole days (model specification
// 4.1).
import { exp, ln, normalQuantile } from "../math/elementary.ts";

export interface LogNormal {
  readonly mu: number;
  readonly sigma: number;
}

export function logNormalOfMedian(median: number, deviation: number): LogNormal {
  const ratio = deviation / median;
  return { mu: ln(median), sigma: Math.sqrt(ln((1 + Math.sqrt(1 + 4 * ratio * ratio)) / 2)) };
}

export function logNormalOfMean(mean: number, deviation: number): LogNormal {
  const squares = mean * mean + deviation * deviation;
  return {
    mu: ln((mean * mean) / Math.sqrt(squares)),
    sigma: Math.sqrt(ln(squares / (mean * mean))),
  };
}

/** A distribution of whole days, ready for drawing. */
export interface DurationLaw {
  readonly distribution: LogNormal;
  /** Days by slice of the uniform number; `undecided` where a slice has several durations. */
  readonly slices: Uint16Array;
}

const sliceCount = 1024;
const undecided = 0xffff;
/** Uniform numbers have 32 bits; beyond half a step from the ends the distribution is cut. */
const halfStep = 1 / 8_589_934_592;

/** Whole days by inverse transform. */
function drawnDays({ mu, sigma }: LogNormal, uniform: number): number {
  const inside = Math.min(Math.max(uniform, halfStep), 1 - halfStep);
  return Math.min(Math.round(exp(mu + sigma * normalQuantile(inside))), undecided - 1);
}

export function drawnFrom(distribution: LogNormal): DurationLaw {
  const slices = Uint16Array.from({ length: sliceCount }, (_, slice) => {
    const shortest = drawnDays(distribution, slice / sliceCount);
    return shortest === drawnDays(distribution, (slice + 1) / sliceCount) ? shortest : undecided;
  });
  return { distribution, slices };
}

/** Always the same number of days. */
export function fixedDays(days: number): DurationLaw {
  return {
    distribution: { mu: ln(days), sigma: 0 },
    slices: new Uint16Array(sliceCount).fill(days),
  };
}

/** Whole days for a uniform number in (0, 1). */
export function duration({ distribution, slices }: DurationLaw, uniform: number): number {
  const days = slices[Math.floor(uniform * sliceCount)] ?? undecided;
  return days === undecided ? drawnDays(distribution, uniform) : days;
}

const finestSlice = 1 / 16_384;

/** Probability of each number of days, by the inversion that draws them; the last is not 0. */
export function daysDistribution(law: DurationLaw): Float64Array {
  const longest = duration(law, 1 - finestSlice / 2);
  const shares = new Float64Array(longest + 1);
  for (let from = 0; from < 1; from += finestSlice) {
    const days = duration(law, from + finestSlice / 2);
    shares[days] = (shares[days] ?? 0) + finestSlice;
  }
  return shares;
}
