// Which durations hold between the states of the disease, by profile (model specification 4.1).
import type { Profile } from "../settings.ts";
import {
  type DurationLaw,
  drawnFrom,
  fixedDays,
  logNormalOfMean,
  logNormalOfMedian,
} from "./durations.ts";

/** Days from entering the first state until entering the second. */
export interface Transitions {
  readonly infectedToContagious: DurationLaw;
  readonly contagiousToSymptoms: DurationLaw;
  /** For those who never get symptoms. */
  readonly contagiousToRecovered: DurationLaw;
  readonly symptomsToSeriouslySick: DurationLaw;
  readonly symptomsToRecovered: DurationLaw;
  readonly seriouslySickToCritical: DurationLaw;
  readonly seriouslySickToRecovered: DurationLaw;
  readonly criticalToAfterCritical: DurationLaw;
  readonly afterCriticalToRecovered: DurationLaw;
  readonly recoveredToSusceptible: DurationLaw;
}

/** In the published durations the standard deviation equals the median. */
function median(days: number): DurationLaw {
  return drawnFrom(logNormalOfMedian(days, days));
}

const hospital = {
  symptomsToSeriouslySick: median(5),
  symptomsToRecovered: median(8),
  seriouslySickToCritical: median(1),
  seriouslySickToRecovered: median(14),
  criticalToAfterCritical: median(21),
  afterCriticalToRecovered: median(7),
};

const classic: Transitions = {
  infectedToContagious: median(4),
  contagiousToSymptoms: median(2),
  contagiousToRecovered: median(4),
  ...hospital,
  recoveredToSusceptible: immuneFor(360),
};

const later: Transitions = {
  // Takes effect at the next midnight, so one day in effect.
  infectedToContagious: fixedDays(0),
  contagiousToSymptoms: median(6),
  contagiousToRecovered: median(8),
  ...hospital,
  recoveredToSusceptible: fixedDays(1),
};

export const transitions: Readonly<Record<Profile, Transitions>> = {
  classic2020: classic,
  berlin2021: later,
  cologne2022: later,
};

/** Full immunity after recovery, with the spread published for 360 days. */
export function immuneFor(meanDays: number): DurationLaw {
  return drawnFrom(logNormalOfMean(meanDays, 15));
}
