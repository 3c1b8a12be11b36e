// Infections from outside (model specification 6.10): numbers of the full-size city, scaled by the
// sample with a random rounding of its own.
import type { City } from "../../city/city.ts";
import { key, Sequence, stream, uniform } from "../../random/counterRandom.ts";
import type { ImportSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import { roundedByChance } from "../rounding.ts";
import type { RunState } from "../state/state.ts";
import { status } from "./status.ts";

/** Tries to find somebody susceptible; where nearly everybody is immune, an import may fail. */
const mostTries = 200;

/** People who are infected from outside on a day. Nobody twice. */
export function importedToday(
  { strain, perDay, ages }: ImportSettings,
  city: City,
  state: RunState,
  seed: number,
  day: number,
): readonly number[] {
  const count = roundedByChance(
    byDay(perDay, day) * city.sample,
    uniform(key(seed, stream.importCount, day, strain), 0),
  );
  if (count === 0) return [];
  const [youngest, oldest] = ages ?? [0, 255];
  const draws = new Sequence(seed, stream.importPerson, day, strain);
  const chosen = new Set<number>();
  for (let tries = 0; chosen.size < count && tries < count * mostTries; tries++) {
    const person = draws.below(city.personCount);
    const age = city.age[person] ?? 0;
    const isCity = city.districts[city.district[person] ?? 0]?.isCity ?? true;
    if (!isCity || age < youngest || age > oldest) continue;
    if (state.status[person] === status.susceptible) chosen.add(person);
  }
  return [...chosen];
}
