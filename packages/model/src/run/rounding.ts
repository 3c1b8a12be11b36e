/** A whole number with the given expectation: the broken part decides by chance (6.10). */
export function roundedByChance(expected: number, uniform: number): number {
  if (!(expected > 0)) return 0;
  if (expected === Number.POSITIVE_INFINITY) return expected;
  const whole = Math.floor(expected);
  return whole + (uniform < expected - whole ? 1 : 0);
}
