// Arithmetic that plots share. Inputs are read-only; a gap is NaN and leads to a gap.

/** Mean of rows k−3 … k+3; NaN if one of them is missing. */
export function centredWeekMean(values: ArrayLike<number>): Float64Array {
  const means = new Float64Array(values.length).fill(Number.NaN);
  for (let row = 3; row + 3 < values.length; row++) {
    let sum = 0;
    for (let offset = -3; offset <= 3; offset++) sum += values[row + offset] ?? Number.NaN;
    means[row] = sum / 7;
  }
  return means;
}

export function scaled(values: readonly number[], factor: number): number[] {
  return values.map((value) => value * factor);
}
