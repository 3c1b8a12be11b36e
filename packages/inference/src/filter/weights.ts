// Weights of particles: from likelihoods, and what becomes of poor ones.

export interface Weighed {
  /** They add up to 1. */
  readonly weights: Float64Array;
  /** Effective sample size (Kong 1992). */
  readonly effective: number;
  /** Likelihoods were raised to it: below 1 where hardly any particle would have been left. */
  readonly exponent: number;
}

export function effectiveSize(weights: Float64Array): number {
  return 1 / weights.reduce((sum, weight) => sum + weight * weight, 0);
}

/** Proportional to exponentials, without overflow. */
export function normalised(logs: Float64Array): Float64Array {
  const largest = logs.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const shares = logs.map((value) => Math.exp(value - largest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

const bisections = 40;

/** New weights, tempered so that at least `least` particles count. */
export function weigh(before: Float64Array, logLikelihoods: Float64Array, least: number): Weighed {
  const known = logLikelihoods.map((value) => (Number.isNaN(value) ? -1e9 : value));
  const raised = (exponent: number) =>
    normalised(known.map((value, index) => exponent * value + Math.log(before[index] ?? 0)));
  const all = raised(1);
  const attainable = Math.min(least, 0.99 * effectiveSize(before));
  if (effectiveSize(all) >= attainable)
    return { weights: all, effective: effectiveSize(all), exponent: 1 };
  let [low, high] = [0, 1];
  for (let round = 0; round < bisections; round++) {
    const middle = (low + high) / 2;
    if (effectiveSize(raised(middle)) >= attainable) low = middle;
    else high = middle;
  }
  const weights = raised(low);
  return { weights, effective: effectiveSize(weights), exponent: low };
}

/**
 * Systematic resampling (Kitagawa 1996) with one uniform number: which particle each of `count`
 * continues, ascending.
 */
export function systematic(weights: Float64Array, count: number, uniform: number): Int32Array {
  const chosen = new Int32Array(count);
  let index = 0;
  let sum = weights[0] ?? 0;
  for (let place = 0; place < count; place++) {
    const position = (place + uniform) / count;
    while (sum < position && index < weights.length - 1) sum += weights[++index] ?? 0;
    chosen[place] = index;
  }
  return chosen;
}
