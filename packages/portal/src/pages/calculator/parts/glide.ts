const stepMilliseconds = 16;
const remainingPerStep = 0.8;
const snapDistance = 0.01;

/**
 * Every 16 ms a fifth of the way that is left; there when closer than 0.01
 * (calculators specification 6).
 */
export function glided(from: number, to: number, milliseconds: number): number {
  const left = (from - to) * remainingPerStep ** (Math.max(0, milliseconds) / stepMilliseconds);
  return Math.abs(left) < snapDistance ? to : to + left;
}
