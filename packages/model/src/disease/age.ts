// How age changes who is infected, by strain (model specification 3.2).
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
 * Children catch it less easily than adults, the youngest least, adolescents as easily (half up to
 * 19: Davies et al. 2020; 0.6 in households: Madewell et al. 2020; Viner et al. 2021). Once
 * infected they pass it on like adults (Paul et al. 2021).
 */
const susceptibilityOfTheYoung = [
  [4, 0.5],
  [10, 0.65],
  [16, 1],
] as const;
const laterSusceptibility = interpolatedByAge(susceptibilityOfTheYoung);
/**
 * Old people catch the strains of 2020 more easily (Zhang et al. 2020: 1.47, 1.12 to 1.92, from 65
 * on).
 */
const earlySusceptibility = interpolatedByAge([...susceptibilityOfTheYoung, [60, 1], [80, 1.9]]);
const early: readonly number[] = [strain.SARS_CoV_2, strain.ALPHA, strain.B1351];

const byStrain = Array.from({ length: strainCount }, (_, code) =>
  early.includes(code) ? earlySusceptibility : laterSusceptibility,
);

/** By strain and age (see ageIndex); that of adults is 1. */
export const susceptibility = Float64Array.from(byStrain.flatMap((ages) => [...ages]));

/**
 * The search for contacts goes by the highest susceptibility of an age to any strain, in steps,
 * rounded up.
 */
export const highestSusceptibility = Math.max(...susceptibility);
export const highestStep = 15;
export const susceptibilityStep = highestSusceptibility / highestStep;
export const stepsOfAge = Uint8Array.from({ length: ageCount }, (_, age) =>
  Math.ceil(Math.max(...byStrain.map((ages) => ages[age] ?? 0)) / susceptibilityStep - 1e-9),
);

/** Place in the table. */
export function ageIndex(strainCode: number, age: number): number {
  return strainCode * ageCount + Math.min(age, ageCount - 1);
}
