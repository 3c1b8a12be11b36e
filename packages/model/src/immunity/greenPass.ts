// How long proof of vaccination or recovery is valid (model specification 5.3).
import type { Profile } from "../settings.ts";

interface GreenPassRules {
  readonly daysValid: number;
  /** From this day on (since 1970-01-01) a pass runs out; before, it does not. */
  readonly deadline: number;
}

/** From 1 February 2022. */
const halfYear: GreenPassRules = { daysValid: 180, deadline: 19_024 };
/** From 1 January 2022. */
const nineMonths: GreenPassRules = { daysValid: 270, deadline: 18_993 };

export const greenPassRules: Readonly<Record<Profile, GreenPassRules>> = {
  classic2020: halfYear,
  berlin2021: halfYear,
  cologne2022: nineMonths,
};
