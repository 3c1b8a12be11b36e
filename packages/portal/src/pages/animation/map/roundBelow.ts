/** The largest number of the kind 1, 2 or 5 times a power of ten that is not larger. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [5, 2].map((times) => times * power).find((round) => round <= value) ?? power;
}
