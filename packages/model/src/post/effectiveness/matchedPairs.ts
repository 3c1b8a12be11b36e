// Pairs of one vaccinated and one unvaccinated person: people of the city, of the same ten years of age, neither infected before
// the dose nor ever infected outside of the city. Who finds no twin is left out.
import { vaccine } from "../../immunity/vaccines.ts";
import { bits, itemKey, key, stream } from "../../random/counterRandom.ts";
import { never } from "../../run/infectionLog.ts";
import { cityDistricts } from "../cityFacts.ts";
import type { RunRecord } from "../runRecord.ts";
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
  const groups = ageGroups(city);
  const dayOf = firstDoseDay.slice();
  for (let person = 0; person < dayOf.length; person++) {
    if (vaccineOf[person] === vaccine.vector) dayOf[person] = never;
  }
  const vaccinated = peopleByDay(groups, dayCount, dayOf);
  for (let first = 1; first <= dayCount; first += windowDays) {
    const last = Math.min(first + windowDays - 1, dayCount);
    // Each window starts elsewhere in the line, so that not always the same people are twins.
    const line = groups.map((people, group) => ({
      people,
      start: people.length === 0 ? 0 : (bits(itemKey(pairKey, first), group) >>> 0) % people.length,
      taken: 0,
    }));
    for (let day = first; day <= last; day++) {
      const end = vaccinated.start[day + 1] ?? 0;
      for (let entry = vaccinated.start[day] ?? 0; entry < end; entry++) {
        const person = vaccinated.people[entry] ?? 0;
        if (infections.wasImported[person] === 1 || (infections.firstDay[person] ?? 0) < day)
          continue;
        const waiting = line[groupOfAge(city.age[person])];
        if (!waiting) continue;
        while (waiting.taken < waiting.people.length) {
          const place: number = (waiting.start + waiting.taken++) % waiting.people.length;
          const twin = waiting.people[place] ?? 0;
          // Who does not fit today fits on no later day of the window.
          if ((firstDoseDay[twin] ?? 0) <= last || (infections.firstDay[twin] ?? 0) < day) continue;
          if (infections.wasImported[twin] === 1) continue;
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

const known = new WeakMap<RunRecord["city"], readonly Uint32Array[]>();

/** People of the city by age group, in an order that has nothing to do with where they live; the same for all runs. */
function ageGroups(city: RunRecord["city"]): readonly Uint32Array[] {
  const before = known.get(city);
  if (before) return before;
  const isCity = cityDistricts(city);
  const groups: number[][] = Array.from({ length: groupCount }, () => []);
  for (let person = 0; person < city.personCount; person++) {
    if (isCity[city.district[person] ?? 0xff] !== 1) continue;
    groups[groupOfAge(city.age[person])]?.push(person);
  }
  const mixed = groups.map(shuffled);
  known.set(city, mixed);
  return mixed;
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

/** People in the order of their days; those of day d from start[d] to start[d + 1]. */
function peopleByDay(
  groups: readonly Uint32Array[],
  dayCount: number,
  dayOf: Uint16Array,
): { readonly people: Uint32Array; readonly start: Uint32Array } {
  // Counted two places ahead: after filling, every start has moved to its own place.
  const start = new Uint32Array(dayCount + 3);
  for (const group of groups) {
    for (let place = 0; place < group.length; place++) {
      const day = dayOf[group[place] ?? 0] ?? never;
      if (day <= dayCount) start[day + 2] = (start[day + 2] ?? 0) + 1;
    }
  }
  for (let day = 2; day < start.length; day++) {
    start[day] = (start[day] ?? 0) + (start[day - 1] ?? 0);
  }
  const people = new Uint32Array(start[dayCount + 2] ?? 0);
  for (const group of groups) {
    for (let place = 0; place < group.length; place++) {
      const person = group[place] ?? 0;
      const day = dayOf[person] ?? never;
      if (day > dayCount) continue;
      const next = start[day + 1] ?? 0;
      people[next] = person;
      start[day + 1] = next + 1;
    }
  }
  return { people, start };
}
