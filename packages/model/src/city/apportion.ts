// Whole numbers from shares, and places in running sums.

/** Whole numbers with the given sum, close to their shares: the largest remainders round up. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * Spreads so many things over weighted cells as evenly as whole numbers allow; shift in [0, 1)
 * decides where rounding falls. Cell c gets those from result[c] to result[c + 1].
 */
export function spread(count: number, weights: Float64Array, shift: number): Uint32Array {
  const starts = new Uint32Array(weights.length + 1);
  let total = 0;
  for (const weight of weights) total += weight;
  let sum = 0;
  for (let cell = 0; cell < weights.length; cell++) {
    sum += weights[cell] ?? 0;
    starts[cell + 1] = total > 0 ? Math.min(count, Math.floor((count * sum) / total + shift)) : 0;
  }
  if (total > 0) starts[weights.length] = count;
  return starts;
}

/** The last index in [from, to) whose running sum is at most the value. */
export function locate(sums: Float64Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}

/** Running sums, one longer than the weights, starting with 0. */
export function runningSums(weights: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(weights.length + 1);
  for (let index = 0; index < weights.length; index++) {
    sums[index + 1] = (sums[index] ?? 0) + (weights[index] ?? 0);
  }
  return sums;
}
