/** A shorter drag is accidental. */
const dragThresholdPixels = 30;

/** The slide to show after a drag. */
export function dragTarget(index: number, offset: number, count: number): number {
  if (Math.abs(offset) < dragThresholdPixels) return index;
  return Math.min(Math.max(index - Math.sign(offset), 0), count - 1);
}
