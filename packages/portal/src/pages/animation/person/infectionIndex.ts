// Finds infections by infected person and by infector.
import { type InfectionCourses, type InfectionSources, imported } from "@episcope/common";
import { timeOf } from "../../../maps/people/stateChanges.ts";

export interface InfectionIndex {
  readonly courses: InfectionCourses;
  readonly sources: InfectionSources;
  /** Infections of person p: numbers from personStart[p] to personStart[p + 1], sorted by time. */
  readonly personStart: Uint32Array;
  /**
   * Infections caused by person p: entries infectorStart[p] to infectorStart[p + 1] of `caused`,
   * sorted by time.
   */
  readonly infectorStart: Uint32Array;
  readonly caused: Uint32Array;
}

export function indexInfections(
  courses: InfectionCourses,
  sources: InfectionSources,
  personCount: number,
): InfectionIndex {
  const personStart = startsOf(courses.person, personCount);
  const infectorStart = startsOf(sources.infector, personCount);
  const caused = new Uint32Array(infectorStart[personCount] ?? 0);
  const next = infectorStart.slice(0, personCount);
  const order = byTime(courses);
  for (const infection of order) {
    const infector = sources.infector[infection] ?? imported;
    if (infector >= personCount) continue;
    const at = next[infector] ?? 0;
    caused[at] = infection;
    next[infector] = at + 1;
  }
  return { courses, sources, personStart, infectorStart, caused };
}

/** Ticks since the start of day 1. */
export function timeOfInfection({ day, time }: InfectionCourses, infection: number): number {
  return timeOf(day[infection] ?? 1, time[infection] ?? 0);
}

/** Number of the person's last infection up to a time; undefined if there was none. */
export function lastInfection(
  { courses, personStart }: InfectionIndex,
  person: number,
  until: number,
): number | undefined {
  const first = personStart[person] ?? 0;
  for (let at = (personStart[person + 1] ?? 0) - 1; at >= first; at--) {
    if (timeOfInfection(courses, at) <= until) return at;
  }
  return undefined;
}

/**
 * Index of each person's first entry, if entries are sorted by person. Invalid numbers of people
 * are ignored.
 */
function startsOf(people: Uint32Array, personCount: number): Uint32Array {
  const start = new Uint32Array(personCount + 1);
  for (const person of people) {
    if (person < personCount) start[person + 1] = (start[person + 1] ?? 0) + 1;
  }
  for (let person = 0; person < personCount; person++) {
    start[person + 1] = (start[person + 1] ?? 0) + (start[person] ?? 0);
  }
  return start;
}

/** Time and number packed into one number, so that a plain sort suffices. */
function byTime(courses: InfectionCourses): Uint32Array {
  const count = courses.person.length;
  const keys = Float64Array.from(
    courses.person,
    (_, infection) => timeOfInfection(courses, infection) * count + infection,
  ).sort();
  return Uint32Array.from(keys, (key) => key % count);
}
