// How infectious a person is over the course of an infection (model specification 3.3).
import { expNegative } from "../math/elementary.ts";
import { status } from "../run/disease/status.ts";
import type { Profile } from "../settings.ts";

const peakDay = 0.5;
const spreadDays = 2.6;

/** Infectiousness by days since symptom onset: a normal density, scaled to a maximum of 1. */
export function infectiousnessByOnset(daysSinceOnset: number): number {
  const distance = (daysSinceOnset - peakDay) / spreadDays;
  return expNegative((-distance * distance) / 2);
}

/** Days on either side of the onset that the table covers; beyond them it is below 1e-50. */
const reach = 40;
/** In steps of half a day: the middle of an odd number of days lies between two days. */
const curve = Float64Array.from({ length: 4 * reach + 1 }, (_, index) =>
  infectiousnessByOnset(index / 2 - reach),
);

function byHalfDays(halfDays: number): number {
  return curve[halfDays + 2 * reach] ?? 0;
}

export interface InfectiousnessOptions {
  /** Always 1 while infectious, as in the profile classic2020. */
  readonly isConstant: boolean;
  /** Before symptoms as published, mirrored at the onset, instead of the physical curve. */
  readonly presymptomaticMirror: boolean;
}

export function infectiousnessOptions(
  profile: Profile,
  presymptomaticMirror = false,
): InfectiousnessOptions {
  return { isConstant: profile === "classic2020", presymptomaticMirror };
}

/**
 * 0 … 1. Days are whole: `daysInStatus` since the present status was entered, `contagiousDays` from
 * becoming contagious until symptoms, or until recovery for those who never get any.
 */
export function infectiousness(
  { isConstant, presymptomaticMirror }: InfectiousnessOptions,
  statusCode: number,
  daysInStatus: number,
  contagiousDays: number,
  willHaveSymptoms: boolean,
): number {
  if (statusCode !== status.contagious && statusCode !== status.symptoms) return 0;
  if (isConstant) return 1;
  if (statusCode === status.symptoms) return byHalfDays(2 * daysInStatus);
  if (!willHaveSymptoms) return byHalfDays(2 * daysInStatus - contagiousDays);
  const daysToOnset = contagiousDays - daysInStatus;
  return byHalfDays(presymptomaticMirror ? 2 * daysToOnset : -2 * daysToOnset);
}
