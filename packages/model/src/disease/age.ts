// How age changes who is infected and who infects, by strain (model specification 3.2).
import { strain, strainCount } from "../immunity/strains.ts";

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

/**
 * Children catch it less easily than adults, adolescents as easily (Viner et al. 2021). The
 * published model had 0.45 up to 19, which leaves schools hardly any part in an epidemic: 0.7 lies
 * between that of household studies (0.6: Madewell et al. 2020) and adults.
 */
const susceptibilityOfTheYoung = [
  [10, 0.7],
  [16, 1],
] as const;
const laterSusceptibility = interpolatedByAge(susceptibilityOfTheYoung);
/**
 * Old people catch the strains of 2020 more easily (Zhang et al. 2020: 1.47, 1.12 to 1.92, from 65
 * on).
 */
const earlySusceptibility = interpolatedByAge([...susceptibilityOfTheYoung, [60, 1], [80, 1.9]]);
const reducedInfectivity = interpolatedByAge([
  [19, 0.85],
  [20, 1],
]);

/**
 * Factors per strain and age: those of one strain stand together, see ageIndex. Susceptibility is
 * relative to the most susceptible age, since the search for contacts goes by the highest one;
 * infectivity holds what is missing.
 */
export interface AgeFactors {
  readonly susceptibility: Float64Array;
  readonly infectivity: Float64Array;
}

/** Place in the factors. */
export function ageIndex(strainCode: number, age: number): number {
  return strainCode * ageCount + Math.min(age, ageCount - 1);
}

const early: readonly number[] = [strain.SARS_CoV_2, strain.ALPHA, strain.B1351];

export const ageFactors: AgeFactors = (() => {
  const susceptibility = new Float64Array(strainCount * ageCount);
  const infectivity = new Float64Array(strainCount * ageCount);
  for (let code = 0; code < strainCount; code++) {
    const values = early.includes(code) ? earlySusceptibility : laterSusceptibility;
    const highest = Math.max(...values);
    susceptibility.set(
      values.map((value) => value / highest),
      ageIndex(code, 0),
    );
    infectivity.set(
      reducedInfectivity.map((value) => value * highest),
      ageIndex(code, 0),
    );
  }
  return { susceptibility, infectivity };
})();
