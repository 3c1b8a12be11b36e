// Pairs of one vaccinated and one unvaccinated person: people of the city, of the same ten years of age, neither infected before
// the dose nor ever infected outside of the city. Who finds no twin is left out.
import { vaccine } from "../../immunity/vaccines.ts";
import { bits, itemKey, key, stream } from "../../random/counterRandom.ts";
import { never } from "../../run/infectionLog.ts";
import { cityDistricts, type RunRecord } from "../runRecord.ts";
import type { PersonInfections } from "./personInfections.ts";

export interface Doses {
  /** By person: simulation day of the first dose and of the first booster, or never. */
  readonly firstDoseDay: Uint16Array;
  readonly boosterDay: Uint16Array;
  /** By person: number of the type of the first dose. */
  readonly vaccine: Uint8Array;
}

const windowDays = 14;
const yearsPerGroup = 10;
const groupCount = Math.ceil(256 / yearsPerGroup);
/** Fixed, so that runs can be compared. */
const pairKey = key(4711, stream.vaccination);

/** Within a window of 14 days nobody is the twin of two. */
export function eachPair(
  { city, dayCount }: RunRecord,
  { firstDoseDay, vaccine: vaccineOf }: Doses,
  infections: PersonInfections,
  visit: (person: number, twin: number) => void,
): void {
  const groups = ageGroups(city, infections);
  const vaccinatedOn = peopleByDay(groups, dayCount, (person) =>
    vaccineOf[person] === vaccine.vector ? never : (firstDoseDay[person] ?? never),
  );
  for (let first = 1; first <= dayCount; first += windowDays) {
    const last = Math.min(first + windowDays - 1, dayCount);
    // Each window starts elsewhere in the line, so that not always the same people are twins.
    const line = groups.map((people, group) => ({
      people,
      start: people.length === 0 ? 0 : (bits(itemKey(pairKey, first), group) >>> 0) % people.length,
      taken: 0,
    }));
    for (let day = first; day <= last; day++) {
      for (const person of vaccinatedOn[day] ?? []) {
        if ((infections.firstDay[person] ?? 0) < day) continue;
        const waiting = line[groupOfAge(city.age[person])];
        if (!waiting) continue;
        while (waiting.taken < waiting.people.length) {
          const place = (waiting.start + waiting.taken++) % waiting.people.length;
          const twin = waiting.people[place] ?? 0;
          // Who does not fit today fits on no later day of the window.
          if ((firstDoseDay[twin] ?? 0) <= last || (infections.firstDay[twin] ?? 0) < day) continue;
          visit(person, twin);
          break;
        }
      }
    }
  }
}

function groupOfAge(age: number | undefined): number {
  return Math.floor((age ?? 0) / yearsPerGroup);
}

/** People who may be in a pair, by age group, in an order that has nothing to do with where they live. */
function ageGroups(city: RunRecord["city"], infections: PersonInfections): readonly Uint32Array[] {
  const isCity = cityDistricts(city);
  const groups: number[][] = Array.from({ length: groupCount }, () => []);
  for (let person = 0; person < city.personCount; person++) {
    if (isCity[city.district[person] ?? 0xff] !== 1) continue;
    if (infections.wasImported[person] === 1) continue;
    groups[groupOfAge(city.age[person])]?.push(person);
  }
  return groups.map(shuffled);
}

/** Fisher and Yates, with numbers that depend on place alone. */
function shuffled(people: readonly number[]): Uint32Array {
  const order = Uint32Array.from(people);
  for (let left = order.length - 1; left > 0; left--) {
    const other = (bits(pairKey, left) >>> 0) % (left + 1);
    const person = order[left] ?? 0;
    order[left] = order[other] ?? 0;
    order[other] = person;
  }
  return order;
}

function peopleByDay(
  groups: readonly Uint32Array[],
  dayCount: number,
  dayOf: (person: number) => number,
): readonly (readonly number[])[] {
  const days: number[][] = Array.from({ length: dayCount + 1 }, () => []);
  for (const people of groups) {
    for (const person of people) days[dayOf(person)]?.push(person);
  }
  return days;
}
