/** Possible ends of the axis, in new infections a day. */
const ends = [300, 1000, 3000];

/** The first end that fits all values; the last one if none does. */
export function growthAxis(most: number): {
  readonly end: number;
  readonly ticks: readonly number[];
} {
  const end = ends.find((one) => most <= one) ?? 3000;
  const step = end === 1000 ? 250 : end / 3;
  return { end, ticks: Array.from({ length: end / step + 1 }, (_, index) => index * step) };
}
