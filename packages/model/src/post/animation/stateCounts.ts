// How many people of the city are in which of seven states at the start of each day: the columns of
// the infections table (model specification 8.1) as whole numbers of people of the sample.
import { type InfectionCourses, notReached } from "@episcope/common";
import type { City } from "../../city/city.ts";
import { cityDistricts } from "../cityFacts.ts";

/** Susceptible, infected, contagious, with symptoms, seriously sick, critical, recovered. */
const stateCount = 7;

/** Seven numbers for day 1, seven for day 2, … */
export function stateCounts(city: City, courses: InfectionCourses, dayCount: number): Uint32Array {
  const isResident = cityDistricts(city);
  // First how many more or fewer than the day before.
  const changes = new Int32Array(stateCount * (dayCount + 2));
  const change = (day: number, state: number, by: number) => {
    const place = (Math.min(day, dayCount + 1) - 1) * stateCount + state;
    changes[place] = (changes[place] ?? 0) + by;
  };
  change(1, 0, city.residentCount);
  const steps = [
    [courses.contagiousDay, 2],
    [courses.symptomsDay, 3],
    [courses.seriouslySickDay, 4],
    [courses.criticalDay, 5],
    [courses.afterCriticalDay, 4],
    [courses.recoveredDay, 6],
    [courses.susceptibleDay, 0],
  ] as const;
  for (let infection = 0; infection < courses.person.length; infection++) {
    const person = courses.person[infection] ?? 0;
    if (isResident[city.district[person] ?? 0] !== 1) continue;
    // Imports belong to the state at the start of their day, all others to the next one.
    const isImport = courses.time[infection] === 0;
    const first = (courses.day[infection] ?? 0) + (isImport ? 0 : 1);
    let state = 1;
    change(first, 0, -1);
    change(first, state, 1);
    for (const [days, next] of steps) {
      const day = days[infection] ?? notReached;
      if (day === notReached) continue;
      change(day, state, -1);
      change(day, next, 1);
      state = next;
    }
  }
  const counts = new Uint32Array(stateCount * dayCount);
  for (let place = 0; place < counts.length; place++) {
    counts[place] = (changes[place] ?? 0) + (counts[place - stateCount] ?? 0);
  }
  return counts;
}
