// Ages in bands of five years, the last one 90 and older (model specification 12.3).

export const ageBandCount = 19;
const lastBand = ageBandCount - 1;

export function bandOf(age: number): number {
  return Math.min(lastBand, Math.floor(age / 5));
}

/** Evenly inside the band; above 90 the younger ones are more. u in (0, 1). */
export function ageIn(band: number, u: number): number {
  return band < lastBand ? band * 5 + Math.floor(u * 5) : 90 + Math.floor(u * u * 10);
}
