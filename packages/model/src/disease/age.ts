// How age changes who is infected and who infects, by strain (model specification 3.2).
import { strain, strainCount } from "../immunity/strains.ts";
import type { Profile } from "../settings.ts";

/** Years of age in tables: 0 … 127. */
export const ageCount = 128;

/** Support point: age in years, and the value there. */
type AgePoint = readonly [age: number, value: number];

/** Linear between ascending support points, one value per year of age; constant beyond the ends. */
export function interpolatedByAge(points: readonly AgePoint[]): Float64Array {
  return Float64Array.from({ length: ageCount }, (_, age) => {
    // Beyond the last point there is none, and at(-1) is the last one.
    const after = points.findIndex(([pointAge]) => pointAge >= age);
    const [upperAge, upper] = points.at(after) ?? [0, 1];
    const [lowerAge, lower] = points[after - 1] ?? [upperAge, upper];
    if (after <= 0 || upperAge === lowerAge) return upper;
    return lower + ((upper - lower) * (age - lowerAge)) / (upperAge - lowerAge);
  });
}

const reducedSusceptibility = interpolatedByAge([
  [19, 0.45],
  [20, 1],
]);
const evenSusceptibility = interpolatedByAge([[0, 1]]);
const reducedInfectivity = interpolatedByAge([
  [19, 0.85],
  [20, 1],
]);

/** Factors per strain and age: those of one strain stand together, see ageIndex. */
export interface AgeFactors {
  readonly susceptibility: Float64Array;
  readonly infectivity: Float64Array;
}

/** Place in the factors. */
export function ageIndex(strainCode: number, age: number): number {
  return strainCode * ageCount + Math.min(age, ageCount - 1);
}

const early: readonly number[] = [strain.SARS_CoV_2, strain.ALPHA, strain.B1351];

export function ageFactors(profile: Profile): AgeFactors {
  const susceptibility = new Float64Array(strainCount * ageCount);
  const infectivity = new Float64Array(strainCount * ageCount);
  for (let code = 0; code < strainCount; code++) {
    const isEven = profile === "cologne2022" && !early.includes(code);
    const values = isEven ? evenSusceptibility : reducedSusceptibility;
    susceptibility.set(values, ageIndex(code, 0));
    infectivity.set(reducedInfectivity, ageIndex(code, 0));
  }
  return { susceptibility, infectivity };
}
