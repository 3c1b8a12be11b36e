// Who is vaccinated or recovered in the sense of the rules for visitors and contacts (model specification 5.3).
import type { Profile } from "../settings.ts";

export interface GreenPassRules {
  readonly daysValid: number;
  /** From this day on (since 1970-01-01) a pass runs out; before, it does not. */
  readonly deadline: number;
}

/** 1 February 2022. */
const elsewhere: GreenPassRules = { daysValid: 180, deadline: 19_024 };
/** 1 January 2022. */
const cologne: GreenPassRules = { daysValid: 270, deadline: 18_993 };

export const greenPassRules: Readonly<Record<Profile, GreenPassRules>> = {
  classic2020: elsewhere,
  berlin2021: elsewhere,
  cologne2022: cologne,
};

/** Days since recovery and since counting as vaccinated; Infinity for never. */
export function hasGreenPass(
  { daysValid, deadline }: GreenPassRules,
  today: number,
  daysSinceRecovery: number,
  daysSinceVaccination: number,
): boolean {
  const latest = Math.min(daysSinceRecovery, daysSinceVaccination);
  return today < deadline ? latest < Number.POSITIVE_INFINITY : latest <= daysValid;
}

const daysExempt = 90;

/** Contacts who need not go into quarantine; boosted people never do. */
export function isExemptFromTracing(
  isBoosted: boolean,
  daysSinceRecovery: number,
  daysSinceVaccination: number,
): boolean {
  return isBoosted || Math.min(daysSinceRecovery, daysSinceVaccination) <= daysExempt;
}
