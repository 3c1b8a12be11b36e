/**
 * A whole number with the given expectation: the fraction decides by chance
 * (model specification 6.10).
 */
export function roundedByChance(expected: number, uniform: number): number {
  if (!(expected > 0)) return 0;
  if (expected === Number.POSITIVE_INFINITY) return expected;
  const whole = Math.floor(expected);
  return whole + (uniform < expected - whole ? 1 : 0);
}
