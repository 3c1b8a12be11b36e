// Numbers are rounded to what their range allows: digits that differ from one model run to the next
// are noise.

/**
 * The largest power of ten that is not above a tenth of the width of a range, and not below
 * `finest`.
 */
function roundingStep(low: number, high: number, finest: number): number {
  const tenth = (high - low) / 10;
  if (!(tenth > finest)) return finest;
  // The logarithm of a power of ten may be just below a whole number.
  return Math.max(finest, 10 ** Math.floor(Math.log10(tenth) + 1e-9));
}

/** The step that leaves a value so many digits, but nothing finer than `finest`. */
export function digitStep(value: number, digits: number, finest: number): number {
  const size = Math.abs(value);
  if (size === 0) return finest;
  return Math.max(finest, 10 ** (Math.floor(Math.log10(size) + 1e-9) + 1 - digits));
}

/**
 * The step for a number of a range. Two digits stay in any case: a range that is wide to one side
 * would leave none of its lower numbers.
 */
export function stepInRange(
  value: number,
  { low, high }: { readonly low: number; readonly high: number },
  finest: number,
): number {
  return Math.min(roundingStep(low, high, finest), digitStep(value, 2, finest));
}

export function roundTo(value: number, step: number): number {
  // Dividing by a whole number leaves no tail: 3 × 0.1 is not 0.3 in binary. And −0 becomes 0.
  const rounded =
    step < 1 ? Math.round(value / step) / Math.round(1 / step) : Math.round(value / step) * step;
  return rounded || 0;
}

/** Decimals that a multiple of the step can have. */
export function decimalsOf(step: number): number {
  return step < 1 ? Math.round(-Math.log10(step)) : 0;
}
