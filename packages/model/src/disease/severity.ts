// How likely an infection leads to hospital, intensive care and death, by age and immunity (model
// specification 4.2). The strain and the scenario add their factors.
import { remainingShare, targetFactor } from "../immunity/antibodies.ts";
import { isOmicron } from "../immunity/strains.ts";
import type { Profile } from "../settings.ts";
import { ageCount } from "./age.ts";

/** By year of age; the first strain, nobody immune. */
export interface SeverityTable {
  /** Hospital, given symptoms. */
  readonly seriouslySick: Float64Array;
  /** Intensive care, given hospital. */
  readonly critical: Float64Array;
  /** Deaths per admission. Those who die elsewhere count, too. */
  readonly death: Float64Array;
}

type Band = readonly [fromAge: number, ...shares: readonly number[]];

function byBand(bands: readonly Band[], place: 1 | 2 | 3): Float64Array {
  const shares = new Float64Array(ageCount);
  for (const band of bands) shares.fill(band[place] ?? 0, band[0]);
  return shares;
}

/** Where both the tables and the age groups of the figures change. */
export const severityAges = [0, 5, 15, 35, 60, 80] as const;

/**
 * Admissions per infection over the share with symptoms; intensive care and deaths per admission.
 * From admissions, cases and deaths of 2020 to 2022 (docs/clinic.md).
 */
const measured: readonly Band[] = [
  [0, 0.0125 / 0.8, 0.03, 0.002],
  [5, 0.0035 / 0.8, 0.03, 0.005],
  [15, 0.008 / 0.8, 0.11, 0.006],
  [35, 0.017 / 0.8, 0.22, 0.053],
  [60, 0.085 / 0.8, 0.31, 0.22],
  [80, 0.14 / 0.8, 0.1, 0.55],
];

/** Of the studies of spring 2020, with their hospital factor of 0.5. */
const published: readonly Band[] = [
  [0, 0.5 * 0.04, 0.07],
  [5, 0.5 * 0.011, 0],
  [15, 0.5 * 0.024, 0.15],
  [35, 0.5 * 0.056, 0.3],
  [60, 0.5 * 0.23, 0.41],
  [80, 0.5 * 0.36, 0.27],
];

/** Days since 1970-01-01. */
const july2020 = 18_444;

const later: SeverityTable = {
  seriouslySick: byBand(measured, 1),
  critical: byBand(measured, 2),
  death: byBand(measured, 3),
};

export const severityTables: Readonly<Record<Profile, SeverityTable>> = {
  classic2020: {
    seriouslySick: byBand(published, 1),
    critical: byBand(published, 2),
    death: later.death,
  },
  berlin2021: later,
  cologne2022: later,
};

/**
 * Factor on the need of intensive care, by date: in spring 2020 a third of admissions came there
 * (Rieg et al. 2020), in the whole year 15 % (Keller et al. 2023). In the published table of that
 * time it is contained.
 */
export function intensiveCareOn(profile: Profile, calendarDay: number): number {
  return profile !== "classic2020" && calendarDay < july2020 ? 1.5 : 1;
}

/** A share of the tables times all factors: the probability is at most 1. */
export function probabilityAt(shares: Float64Array, age: number, factor: number): number {
  return Math.min(1, (shares[Math.min(age, ageCount - 1)] ?? 0) * factor);
}

/** Protection against serious disease wanes more slowly than antibodies, and not wholly. */
const halfLifeDays = 90;
const lastingShare = 0.25;

/** Share of the highest level that protects from serious disease, days after the last event. */
export function lastingProtection(days: number): number {
  return Math.max(lastingShare, remainingShare(days, halfLifeDays));
}

/** Remaining probability of serious disease, by what is left of the highest level ever. */
export function seriouslySickFactorOfAntibodies(
  level: number,
  doses: number,
  strainCode: number,
  beta: number,
): number {
  if (level === 0) return 1;
  const ofDoses = doses > 1 ? 4 : 1;
  const ofStrain = isOmicron[strainCode] === 1 ? 3.7 : 1;
  return targetFactor(level * ofDoses * ofStrain, beta);
}

/** Immunity that keeps others out of hospital fails in some of the very old. */
const veryOld = 80;
const failing = 0.5;

/** Remaining probability with the immunity of an age; `factor` is that of younger people. */
export function immunityAtAge(factor: number, age: number): number {
  return age < veryOld ? factor : factor + failing * (1 - factor);
}
