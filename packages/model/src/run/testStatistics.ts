// What tests of random results need: independent random numbers, means, and a comparison of distributions.

/** In (0, 1); mulberry32, which shares nothing with the generator of the model. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (((word ^ (word >>> 14)) >>> 0) + 0.5) / 4_294_967_296;
  };
}

/** Standard normal, by the transformation of Box and Muller. */
export function normalOf(random: Random): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/** Of the mean. */
export function standardError(values: readonly number[]): number {
  return Math.sqrt(varianceOf(values) / values.length);
}

/** Difference of two means in units of its standard error. */
export function meanDistance(one: readonly number[], other: readonly number[]): number {
  const error = Math.hypot(standardError(one), standardError(other));
  const distance = Math.abs(meanOf(one) - meanOf(other));
  return distance === 0 ? 0 : distance / error;
}

/** Two-sample test of Kolmogorov and Smirnov: how likely so large a distance is if both come from one distribution. */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  let [i, j, distance] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i] ?? 0, b[j] ?? 0);
    while (i < a.length && a[i] === value) i++;
    while (j < b.length && b[j] === value) j++;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const scaled = (size + 0.12 + 0.11 / size) * distance;
  let sum = 0;
  for (let term = 1; term <= 100; term++) {
    sum += 2 * (-1) ** (term - 1) * Math.exp(-2 * term * term * scaled * scaled);
  }
  return scaled < 0.2 ? 1 : Math.min(1, Math.max(0, sum));
}
