// Who lives in care homes: people of 80 and older, in units of twelve.

/** Residents of one unit; a home of 60 – 100 places is a row of such units. */
export const careUnit = 12;
export const unitsPerHome = 7;
/** Share of people of 80 and older who live in care homes [F~]. */
export const inCare = 0.11;
const firstBandInCare = 16;
/** Of the twelve residents, so many are 80 – 84, 85 – 89 and older [F~]. */
const residentsByBand = [4, 4, 4] as const;

interface HouseholdStarts {
  /** People of household h: from start[h] to start[h + 1]. */
  readonly start: Uint32Array;
}

/** Share of the population that may live in care homes. */
export function shareOfOld(ages: readonly number[]): number {
  return sumFrom(ages, firstBandInCare) / sumFrom(ages, 0);
}

function sumFrom(shares: readonly number[], first: number): number {
  return shares.slice(first).reduce((a, b) => a + b, 0);
}

/** Age band of a resident, by the place in the unit. */
export function bandInCare(member: number): number {
  const [youngest, middle] = residentsByBand;
  return firstBandInCare + (member < youngest ? 0 : member < youngest + middle ? 1 : 2);
}

/** Ages of those who live in households: all without those in care. */
export function agesInHouseholds(ages: readonly number[]): readonly number[] {
  const old = sumFrom(ages, firstBandInCare);
  return ages.map((share, band) => {
    const residents = residentsByBand[band - firstBandInCare] ?? 0;
    return Math.max(0, share - (old * inCare * residents) / careUnit);
  });
}

/** Residents are at home in units of one size, which no household has. */
export function isCareUnit({ start }: HouseholdStarts, home: number): boolean {
  return (start[home + 1] ?? 0) - (start[home] ?? 0) === careUnit;
}
