/**
 * How long a computation still takes at the speed so far; undefined while that says little. Rounded
 * up to what one can rely on.
 */
export function remainingSeconds(elapsedMs: number, share: number): number | undefined {
  if (!(share >= 0.05) || share >= 1 || elapsedMs < 200) return undefined;
  const seconds = ((elapsedMs / share) * (1 - share)) / 1000;
  const step = seconds > 20 ? 10 : 1;
  return Math.max(1, step * Math.ceil(seconds / step));
}
