// Household secondary attack rates as field studies count them: of the people who live with a first
// case, those who are infected while it is ill or within 14 days, by whomever. By strain of the
// first case. Care homes are no households.
import type { City, RunResult } from "@episcope/model";
import { role } from "../../packages/model/src/city/people/roles.ts";

const never = 0xffff;
const followUpDays = 14;

export interface Exposed {
  readonly people: number;
  readonly infected: number;
}

/** By number of the strain. Cases that are too late in the run to be followed up are left out. */
export function householdRates(
  city: City,
  log: RunResult["log"],
  dayCount: number,
): ReadonlyMap<number, Exposed> {
  const sizes = new Uint32Array(city.containerCount);
  for (const home of city.home) sizes[home] = (sizes[home] ?? 0) + 1;
  const infectedOn = (episode: number) => log.day[episode] ?? never;
  const episodes = Array.from({ length: log.count }, (_, episode) => episode)
    .filter((episode) => log.contagiousDay[episode] !== never)
    .sort((a, b) => infectedOn(a) - infectedOn(b));
  const found = new Map<number, { people: number; infected: number }>();
  const outbreaks = new Map<number, { readonly strain: number; until: number; ill: Set<number> }>();
  for (const episode of episodes) {
    const person = log.person[episode] ?? 0;
    const home = city.home[person] ?? 0;
    const size = sizes[home] ?? 0;
    if (size < 2 || city.role[person] === role.careResident) continue;
    const day = infectedOn(episode);
    const present = outbreaks.get(home);
    if (present && day <= present.until) {
      const ofStrain = found.get(present.strain);
      if (ofStrain && !present.ill.has(person)) ofStrain.infected++;
      present.ill.add(person);
      continue;
    }
    // After a household's cases nobody is a first case for another two weeks.
    if (present && day <= present.until + followUpDays) continue;
    const strain = log.strain[episode] ?? 0;
    const until = Math.max(day + followUpDays, log.recoveredDay[episode] ?? never);
    if (until > dayCount) continue;
    outbreaks.set(home, { strain, until, ill: new Set([person]) });
    const ofStrain = found.get(strain) ?? { people: 0, infected: 0 };
    ofStrain.people += size - 1;
    found.set(strain, ofStrain);
  }
  return found;
}
