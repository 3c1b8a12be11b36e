/** A shorter drag is a slip of the finger. */
const dragThresholdPixels = 30;

/** The slide to rest on after a drag. */
export function dragTarget(index: number, offset: number, count: number): number {
  if (Math.abs(offset) < dragThresholdPixels) return index;
  return Math.min(Math.max(index - Math.sign(offset), 0), count - 1);
}
