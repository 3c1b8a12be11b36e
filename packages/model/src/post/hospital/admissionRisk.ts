// Who needs a hospital and intensive care, by age and immunity (run-viewer specification 12,
// model specification 10). Strains by their number in the catalogue.
import {
  probabilityOfCritical,
  probabilityOfSeriouslySick,
  seriouslySickFactorOfAntibodies,
  severityByAge,
} from "../../disease/severity.ts";
import { targetFactor, usualBeta } from "../../immunity/antibodies.ts";
import { strain } from "../../immunity/strains.ts";

const ages = { length: 256 };
/** On the probability of being seriously sick (model specification 10). */
const hospitalFactor = 0.3;

/** Probability of hospital by age, without strain and immunity; includes that of symptoms. */
export const hospitalRisk: Float64Array = Float64Array.from(ages, (_, age) =>
  probabilityOfSeriouslySick(severityByAge, age, hospitalFactor, 1),
);
/** Probability of intensive care by age, given hospital. */
export const intensiveRisk: Float64Array = Float64Array.from(ages, (_, age) =>
  probabilityOfCritical(severityByAge, age, 1),
);

export interface Immunity {
  /** Highest antibody level ever against the strain. */
  readonly antibodies: number;
  readonly doses: number;
  /** Infections so far, this one included. */
  readonly infections: number;
}

/** What immunity leaves of the risk of hospital. */
export function hospitalImmunity(strainCode: number, { antibodies, doses }: Immunity): number {
  return seriouslySickFactorOfAntibodies(antibodies, doses, strainCode, usualBeta);
}

/**
 * The same for intensive care. As published, Omicron means BA.1 and BA.2 only, and a first
 * infection without vaccine is unprotected.
 */
export function intensiveImmunity(strainCode: number, immunity: Immunity): number {
  const { antibodies, doses, infections } = immunity;
  if (doses === 0 && infections <= 1) return 1;
  const isFirstOmicron = strainCode === strain.OMICRON_BA1 || strainCode === strain.OMICRON_BA2;
  if (isFirstOmicron) return hospitalImmunity(strainCode, immunity);
  return targetFactor(antibodies * (doses > 1 ? 4 : 1), usualBeta);
}
