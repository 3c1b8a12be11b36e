// Pairs of a vaccinated and an unvaccinated person of the city in the same ten years of age,
// neither infected before the dose nor outside of the city. People without a match are left out.
import { notReached } from "@episcope/common";
import { vaccine } from "../../immunity/vaccines.ts";
import { bits, itemKey, key, stream } from "../../random/counterRandom.ts";
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
  doses: Doses,
  infections: PersonInfections,
  visit: (person: number, twin: number) => void,
): void {
  ageGroups(city).forEach((people, group) => {
    const line = new Line(people, doses, infections);
    const vaccinated = line.vaccinatedByDay(dayCount);
    for (let first = 1; first <= dayCount; first += windowDays) {
      const last = Math.min(first + windowDays - 1, dayCount);
      // Each window starts elsewhere in the line, so that not always the same people are twins.
      line.open(bits(itemKey(pairKey, first), group) >>> 0);
      for (let day = first; day <= last; day++) {
        const end = vaccinated.start[day + 1] ?? 0;
        for (let entry = vaccinated.start[day] ?? 0; entry < end; entry++) {
          const twin = line.nextTwin(day, last);
          if (twin >= 0) visit(vaccinated.people[entry] ?? 0, twin);
        }
      }
    }
  });
}

/** People of one age group with what decides about pairs, side by side for speed. */
class Line {
  readonly #people: Uint32Array;
  readonly #vaccine: Uint8Array;
  /** By place in the queue: day of the first dose; 0 for those infected outside (in no pair). */
  readonly #doseDay: Uint16Array;
  readonly #infectionDay: Uint16Array;
  #place = 0;
  #left = 0;

  constructor(people: Uint32Array, doses: Doses, infections: PersonInfections) {
    const { wasImported, firstDay } = infections;
    const { firstDoseDay, vaccine: vaccineOf } = doses;
    this.#people = people;
    this.#vaccine = new Uint8Array(people.length);
    this.#doseDay = new Uint16Array(people.length);
    this.#infectionDay = new Uint16Array(people.length);
    for (let place = 0; place < people.length; place++) {
      const person = people[place] ?? 0;
      this.#vaccine[place] = vaccineOf[person] ?? 0;
      this.#doseDay[place] = wasImported[person] === 1 ? 0 : (firstDoseDay[person] ?? 0);
      this.#infectionDay[place] = firstDay[person] ?? 0;
    }
  }

  /**
   * People by first dose, those of day d from start[d] to start[d + 1]: not infected before, no
   * vector vaccine.
   */
  vaccinatedByDay(dayCount: number): { readonly people: Uint32Array; readonly start: Uint32Array } {
    // Counted two places ahead: after filling, every start has moved to its own place.
    const start = new Uint32Array(dayCount + 3);
    for (let place = 0; place < this.#people.length; place++) {
      const day = this.#dayInPair(place);
      if (day <= dayCount) start[day + 2] = (start[day + 2] ?? 0) + 1;
    }
    for (let day = 2; day < start.length; day++) {
      start[day] = (start[day] ?? 0) + (start[day - 1] ?? 0);
    }
    const people = new Uint32Array(start[dayCount + 2] ?? 0);
    for (let place = 0; place < this.#people.length; place++) {
      const day = this.#dayInPair(place);
      if (day > dayCount) continue;
      const next = start[day + 1] ?? 0;
      people[next] = this.#people[place] ?? 0;
      start[day + 1] = next + 1;
    }
    return { people, start };
  }

  #dayInPair(place: number): number {
    const day = this.#doseDay[place] ?? 0;
    const isLeftOut =
      this.#vaccine[place] === vaccine.vector || (this.#infectionDay[place] ?? 0) < day;
    return isLeftOut ? notReached : day;
  }

  /** Everybody can be taken again. */
  open(start: number): void {
    this.#left = this.#people.length;
    this.#place = this.#left === 0 ? 0 : start % this.#left;
  }

  /** The next one without infection before this day and without dose in the window, or -1. */
  nextTwin(day: number, last: number): number {
    const doseDay = this.#doseDay;
    const infectionDay = this.#infectionDay;
    let place = this.#place;
    let left = this.#left;
    let twin = -1;
    while (left > 0 && twin < 0) {
      // Who does not fit today fits on no later day of the window.
      if ((doseDay[place] ?? 0) > last && (infectionDay[place] ?? 0) >= day) {
        twin = this.#people[place] ?? 0;
      }
      left--;
      if (++place === doseDay.length) place = 0;
    }
    this.#place = place;
    this.#left = left;
    return twin;
  }
}

function groupOfAge(age: number | undefined): number {
  return Math.floor((age ?? 0) / yearsPerGroup);
}

const known = new WeakMap<RunRecord["city"], readonly Uint32Array[]>();

/**
 * People of the city by age group, in an order independent of their homes, the same in all runs.
 */
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
