// How likely an infection turns serious, by age, strain and immunity (model specification 4.2).
import { targetFactor } from "../immunity/antibodies.ts";
import { isOmicron, strain } from "../immunity/strains.ts";
import { ageCount } from "./age.ts";

/** By year of age. */
export interface SeverityTable {
  /** Given symptoms, before the hospital factor. */
  readonly seriouslySick: Float64Array;
  /** Given seriously sick. */
  readonly critical: Float64Array;
}

type Band = readonly [fromAge: number, seriouslySick: number, critical: number];

function table(bands: readonly Band[]): SeverityTable {
  const seriouslySick = new Float64Array(ageCount);
  const critical = new Float64Array(ageCount);
  for (const [fromAge, serious, ofThoseCritical] of bands) {
    seriouslySick.fill(serious, fromAge);
    critical.fill(ofThoseCritical, fromAge);
  }
  return { seriouslySick, critical };
}

export const severityByAge = table([
  [0, 0.04, 0.07],
  [5, 0.011, 0],
  [15, 0.024, 0.15],
  [35, 0.056, 0.3],
  [60, 0.23, 0.41],
  [80, 0.36, 0.27],
]);

/** Given symptoms; `multiplier` is the product of strain, vaccine and antibody factors. */
export function probabilityOfSeriouslySick(
  { seriouslySick }: SeverityTable,
  age: number,
  hospitalFactor: number,
  multiplier: number,
): number {
  return Math.min(1, byAge(seriouslySick, age) * hospitalFactor * multiplier);
}

/** Given seriously sick. */
export function probabilityOfCritical(
  { critical }: SeverityTable,
  age: number,
  multiplier: number,
): number {
  return Math.min(1, byAge(critical, age) * multiplier);
}

function byAge(values: Float64Array, age: number): number {
  return values[Math.min(age, ageCount - 1)] ?? 0;
}

/**
 * Remaining probability of serious disease; `highestLevel` is the highest ever against the strain.
 */
export function seriouslySickFactorOfAntibodies(
  highestLevel: number,
  doses: number,
  strainCode: number,
  beta: number,
): number {
  const ofDoses = doses > 1 ? 4 : 1;
  const ofStrain = isOmicron[strainCode] === 1 ? 3.7 : 1;
  return targetFactor(highestLevel * ofDoses * ofStrain, beta);
}

/** The same for being critical: published for BA.1 and BA.2 only. */
export function criticalFactorOfAntibodies(
  highestLevel: number,
  doses: number,
  strainCode: number,
  beta: number,
): number {
  return strainCode === strain.OMICRON_BA1 || strainCode === strain.OMICRON_BA2
    ? seriouslySickFactorOfAntibodies(highestLevel, doses, strainCode, beta)
    : 1;
}
