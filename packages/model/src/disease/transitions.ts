// Which durations hold between the states of the disease, by profile (model specification 4.1).
import { isOmicron } from "../immunity/strains.ts";
import type { Profile } from "../settings.ts";
import {
  type DurationLaw,
  drawnFrom,
  fixedDays,
  logNormalOfMean,
  logNormalOfMedian,
} from "./durations.ts";

/** Of strains before Omicron, and of Omicron. */
export type LawByFamily = readonly [DurationLaw, DurationLaw];

export function strainFamily(strainCode: number): 0 | 1 {
  return isOmicron[strainCode] === 1 ? 1 : 0;
}

/** Days from entering the first state until entering the second. */
export interface Transitions {
  readonly infectedToContagious: DurationLaw;
  readonly contagiousToSymptoms: DurationLaw;
  /** For those who never get symptoms. */
  readonly contagiousToRecovered: DurationLaw;
  readonly symptomsToSeriouslySick: DurationLaw;
  readonly symptomsToRecovered: DurationLaw;
  readonly seriouslySickToCritical: DurationLaw;
  readonly seriouslySickToRecovered: LawByFamily;
  readonly criticalToAfterCritical: LawByFamily;
  readonly afterCriticalToRecovered: DurationLaw;
  readonly recoveredToSusceptible: DurationLaw;
}

/** In the published durations the standard deviation equals the median. */
function median(days: number): DurationLaw {
  return drawnFrom(logNormalOfMedian(days, days));
}

/**
 * A deviation of half the median: sigma 0.43, as observed (0.42 Lauer et al. 2020, 0.5 McAloon et
 * al. 2020). With the published deviation, the many short incubations make an epidemic of R0 2.4
 * double within 2.6 days.
 */
function incubation(days: number): DurationLaw {
  return drawnFrom(logNormalOfMedian(days, days / 2));
}

function mean(days: number, deviation: number): DurationLaw {
  return drawnFrom(logNormalOfMean(days, deviation));
}

/** Of those who die, wherever they do. No state: people of the model do not die. */
export const admissionToDeath = mean(12, 10);

const hospital = {
  symptomsToSeriouslySick: median(5),
  symptomsToRecovered: median(8),
  seriouslySickToCritical: median(1),
  afterCriticalToRecovered: median(7),
};

function whatever(law: DurationLaw): LawByFamily {
  return [law, law];
}

const classic: Transitions = {
  infectedToContagious: median(4),
  contagiousToSymptoms: median(2),
  contagiousToRecovered: median(4),
  ...hospital,
  seriouslySickToRecovered: whatever(median(14)),
  criticalToAfterCritical: whatever(median(21)),
  recoveredToSusceptible: immuneFor(360),
};

const later: Transitions = {
  // Takes effect at the next midnight, so one day in effect.
  infectedToContagious: fixedDays(0),
  contagiousToSymptoms: incubation(6),
  contagiousToRecovered: incubation(8),
  ...hospital,
  seriouslySickToRecovered: [mean(10, 8), mean(7, 6)],
  // Beds in use over admissions to intensive care in Germany: 13.9 days from August to December
  // 2021, 10.0 from January to May 2022 (docs/clinic.md).
  criticalToAfterCritical: [mean(14, 14), mean(10, 10)],
  recoveredToSusceptible: fixedDays(1),
};

export const transitions: Readonly<Record<Profile, Transitions>> = {
  classic2020: classic,
  berlin2021: later,
  cologne2022: later,
};

/** Full immunity after recovery, with the spread published for 360 days. */
export function immuneFor(meanDays: number): DurationLaw {
  return mean(meanDays, 15);
}
