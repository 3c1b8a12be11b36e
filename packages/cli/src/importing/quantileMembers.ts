// Members of an ensemble from quantiles: each has everywhere the same quantile (docs/importing.md).

/** The median stands for the run. */
export const median = 0.5;
/** Steps between 0 and 1: every quantile that an ensemble names is one of them (n/40). */
const levelSteps = 40;

/** The median first. */
export function memberLevels(): readonly number[] {
  const levels = Array.from({ length: levelSteps + 1 }, (_, step) => step / levelSteps);
  return [median, ...levels.filter((level) => level !== median)];
}

/** Linear between the given quantiles, and the outermost ones beyond. */
export function valueAtLevel(
  given: readonly (readonly [level: number, value: number])[],
  level: number,
): number | undefined {
  const points = given
    .filter(([at, value]) => !Number.isNaN(at) && !Number.isNaN(value))
    .sort(([a], [b]) => a - b);
  const above = points.findIndex(([at]) => at >= level);
  const [low, high] = [points[above - 1], points[above]];
  if (!high) return points.at(-1)?.[1];
  if (!low || high[0] === level) return high[1];
  return low[1] + ((level - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
