// What a vaccination or a recovery counts for, and how long (model specification 5.3).
import type { GreenPassSettings, TracingSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import type { RunState } from "../state/state.ts";

/** Both rules count the days from the last dose on. */
function wasVaccinatedWithin(state: RunState, person: number, day: number, days: number): boolean {
  return state.isVaccinated.get(person) === 1 && day - state.lastDoseDay.get(person) <= days;
}

export function hasGreenPass(
  state: RunState,
  { vaccinatedDays, recoveredDays }: GreenPassSettings,
  person: number,
  day: number,
): boolean {
  if (wasVaccinatedWithin(state, person, day, byDay(vaccinatedDays, day))) return true;
  const recovered = state.recoveredDay.get(person);
  return recovered > 0 && day - recovered <= byDay(recoveredDays, day);
}

/** Contacts who need not stay at home. */
export function isExemptFromTracing(
  state: RunState,
  exempt: TracingSettings["exempt"],
  person: number,
  day: number,
): boolean {
  if (!exempt) return false;
  const isBoosted = state.doses.get(person) >= 2;
  return wasVaccinatedWithin(
    state,
    person,
    day,
    isBoosted ? exempt.boostedDays : exempt.vaccinatedDays,
  );
}
