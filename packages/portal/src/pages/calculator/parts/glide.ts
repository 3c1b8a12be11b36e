const stepMilliseconds = 16;
const remainingPerStep = 0.8;
const snapDistance = 0.01;

/**
 * Covers a fifth of the remaining distance every 16 ms; snaps when closer than 0.01 (calculators
 * specification 6).
 */
export function glided(from: number, to: number, milliseconds: number): number {
  const left = (from - to) * remainingPerStep ** (Math.max(0, milliseconds) / stepMilliseconds);
  return Math.abs(left) < snapDistance ? to : to + left;
}
