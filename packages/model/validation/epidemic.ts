// Figures of one epidemic, from the log of its run: how fast it grows, whom it reaches, where
// infections happen (model specification 13.3, 13.4).
import { imported, notReached } from "@episcope/common";
import { type Activity, activities } from "../src/activities.ts";
import type { City } from "../src/city/city.ts";
import { role } from "../src/city/people/roles.ts";
import { numbers } from "../src/run/fixtures/runFixtures.ts";
import type { RunResult } from "../src/run/results/runResult.ts";

export interface Epidemic {
  /** Days in which cumulative infections double, between 0.4 and 4 % of the people. */
  readonly doublingDays: number;
  /**
   * Mean number of people infected by those who turn contagious on days 5 to 20, before 2 % are
   * infected.
   */
  readonly r0: number;
  /**
   * Mean days between the infections of infector and infected, while between 0.4 and 4 % are
   * infected.
   */
  readonly generationDays: number;
  /** Share of people who were infected at least once. */
  readonly attackRate: number;
  /** Of people who live with a first case, while up to 4 % are infected. */
  readonly householdAttackRate: number;
  readonly symptomaticShare: number;
  readonly seriouslySickShare: number;
  /**
   * Shares of infections by group of the infected person's activity, in the order of activityNames.
   */
  readonly activityShares: readonly number[];
  /** What homes contribute to R0. */
  readonly r0AtHome: number;
}

/** First moment (days, between two reports) at which a growing column reaches a value. */
export function crossing(column: readonly number[], value: number): number {
  const row = column.findIndex((count) => count >= value);
  if (row < 1) return row;
  const [before, after] = [column[row - 1] ?? 0, column[row] ?? 0];
  if (before <= 0) return row;
  return row - 1 + Math.log(value / before) / Math.log(after / before);
}

export function isResident(city: City, person: number): boolean {
  return city.districts[city.district[person] ?? 0]?.isCity ?? false;
}

/** Of the people of the city, those who were ever infected. */
export function attackRate(
  city: City,
  { log }: RunResult,
  isMeant = (_age: number) => true,
): number {
  const wasInfected = new Uint8Array(city.personCount);
  for (let entry = 0; entry < log.count; entry++) wasInfected[log.person[entry] ?? 0] = 1;
  let [people, infected] = [0, 0];
  for (let person = 0; person < city.personCount; person++) {
    if (!isResident(city, person) || !isMeant(city.age[person] ?? 0)) continue;
    people++;
    infected += wasInfected[person] ?? 0;
  }
  return infected / people;
}

/** The groups of model specification 13.4. */
const groups: readonly (readonly [name: string, activities: readonly Activity[]])[] = [
  ["home", ["home", "quarantine_home"]],
  ["leisure and visits", ["leisure", "leisPublic", "leisPrivate", "visit"]],
  ["work and business", ["work", "business"]],
  ["schools", ["educ_primary", "educ_secondary", "educ_tertiary", "educ_other"]],
  ["day care", ["educ_kiga"]],
  ["university", ["educ_higher"]],
  ["public transport", ["pt"]],
  ["shops and errands", ["shop_daily", "shop_other", "errands"]],
];
export const activityNames: readonly string[] = groups.map(([name]) => name);
const groupOfActivity = activities.map((activity) =>
  groups.findIndex(([, members]) => members.includes(activity)),
);

export function activityShares({ log }: RunResult): readonly number[] {
  const counts = groups.map(() => 0);
  let all = 0;
  for (let entry = 0; entry < log.count; entry++) {
    if (log.infector[entry] === imported) continue;
    const group = groupOfActivity[log.activity[entry] ?? 0] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
    all++;
  }
  return counts.map((count) => count / Math.max(1, all));
}

/**
 * Mean number of people infected by those who turn contagious from one day to another while few are
 * infected, by group of activities.
 */
export function reproduction(
  city: City,
  result: RunResult,
  [from, to]: readonly [number, number],
  infectedAtMost = Number.POSITIVE_INFINITY,
): { readonly r: number; readonly byGroup: readonly number[] } {
  const { log } = result;
  const limit = infectedAtMost * (city.residentCount / city.sample);
  const cumulative = numbers(result, "infections", "nInfectedCumulative");
  const isMeant = (episode: number) => {
    const day = log.contagiousDay[episode] ?? notReached;
    return day >= from && day <= to && (cumulative[day - 1] ?? 0) <= limit;
  };
  const caused = groups.map(() => 0);
  let infectors = 0;
  for (let episode = 0; episode < log.count; episode++) {
    if (isMeant(episode)) infectors++;
    const source = log.infectorEpisode[episode] ?? imported;
    if (source === imported || !isMeant(source)) continue;
    const group = groupOfActivity[log.activity[episode] ?? 0] ?? 0;
    caused[group] = (caused[group] ?? 0) + 1;
  }
  const byGroup = caused.map((count) => count / infectors);
  return { r: byGroup.reduce((sum, part) => sum + part, 0), byGroup };
}

function generationDays({ log }: RunResult, from: number, to: number): number {
  let [sum, count] = [0, 0];
  for (let entry = 0; entry < log.count; entry++) {
    const day = log.day[entry] ?? 0;
    const source = log.infectorEpisode[entry] ?? imported;
    if (source === imported || day < from || day > to) continue;
    sum += day - (log.day[source] ?? 0);
    count++;
  }
  return sum / count;
}

/**
 * As defined (model specification 8.8), over all index cases up to a day: first cases of homes
 * where nobody else was infected then. Only infections by people of the same home count, since in
 * free growth many others come from outside before the index case has recovered.
 */
function householdAttackRate(city: City, { log }: RunResult, until: number): number {
  const sizes = new Uint32Array(city.containerCount);
  for (const home of city.home) sizes[home] = (sizes[home] ?? 0) + 1;
  const days = (episode: number) => log.contagiousDay[episode] ?? notReached;
  const episodes = Array.from({ length: log.count }, (_, episode) => episode)
    .filter((episode) => days(episode) !== notReached)
    .sort((a, b) => days(a) - days(b));
  const index = new Map<number, { readonly first: number; over: number; isCounted: boolean }>();
  let [exposed, infected] = [0, 0];
  for (const episode of episodes) {
    const home = city.home[log.person[episode] ?? 0] ?? 0;
    const recovered = log.recoveredDay[episode] ?? notReached;
    const known = index.get(home);
    if (!known || days(episode) >= known.over) {
      const isHousehold = city.role[log.person[episode] ?? 0] !== role.careResident;
      const isCounted = days(episode) <= until && (sizes[home] ?? 0) > 1 && isHousehold;
      index.set(home, { first: episode, over: recovered, isCounted });
      if (isCounted) exposed += (sizes[home] ?? 0) - 1;
      continue;
    }
    const infector = log.infector[episode] ?? imported;
    const isInside = infector !== imported && city.home[infector] === home;
    const isInTime = days(episode) < (log.recoveredDay[known.first] ?? notReached);
    if (known.isCounted && isInside && isInTime) infected++;
    known.over = Math.max(known.over, recovered);
  }
  return infected / exposed;
}

export function epidemicOf(city: City, result: RunResult): Epidemic {
  const people = city.residentCount / city.sample;
  const cumulative = numbers(result, "infections", "nInfectedCumulative");
  const last = (name: string) => numbers(result, "infections", name).at(-1) ?? 0;
  const [start, end] = [crossing(cumulative, 0.004 * people), crossing(cumulative, 0.04 * people)];
  const { r, byGroup } = reproduction(city, result, [5, 20], 0.02);
  return {
    doublingDays: end > start ? ((end - start) * Math.LN2) / Math.LN10 : Number.NaN,
    r0: r,
    r0AtHome: byGroup[0] ?? 0,
    generationDays: generationDays(result, start + 1, end + 1),
    attackRate: attackRate(city, result),
    householdAttackRate: householdAttackRate(city, result, end),
    symptomaticShare: last("nShowingSymptomsCumulative") / last("nContagiousCumulative"),
    seriouslySickShare: last("nSeriouslySickCumulative") / last("nShowingSymptomsCumulative"),
    activityShares: activityShares(result),
  };
}
