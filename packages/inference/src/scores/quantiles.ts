// Quantiles of forecasts and how good they are.

/** The 23 levels of forecast hubs. */
export const levels: readonly number[] = [
  0.01,
  0.025,
  ...Array.from({ length: 19 }, (_, index) => (index + 1) / 20),
  0.975,
  0.99,
];

/** Of values with weights; levels between two values are interpolated. */
export function weightedQuantiles(
  values: readonly number[],
  weights: readonly number[],
  wanted: readonly number[] = levels,
): readonly number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  // Each value stands at the middle of its weight.
  const positions = order.map((place) => {
    const weight = (weights[place] ?? 0) / total;
    sum += weight;
    return sum - weight / 2;
  });
  return wanted.map((level) => {
    const after = positions.findIndex((position) => position >= level);
    const high = after < 0 ? order.length - 1 : after;
    const low = Math.max(0, after < 0 ? high : high - 1);
    const [from = 0, to = 0] = [positions[low], positions[high]];
    const way = to > from ? Math.min(1, Math.max(0, (level - from) / (to - from))) : 0;
    const [below = 0, above = 0] = [values[order[low] ?? 0], values[order[high] ?? 0]];
    return below + way * (above - below);
  });
}

/**
 * Weighted interval score (Bracher et al. 2021): the mean of twice the pinball loss over symmetric
 * levels, which are those of the quantiles.
 */
export function intervalScore(
  quantiles: readonly number[],
  observed: number,
  of: readonly number[] = levels,
): number {
  const losses = of.map((level, index) => {
    const error = observed - (quantiles[index] ?? 0);
    return 2 * error * (error >= 0 ? level : level - 1);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / of.length;
}
