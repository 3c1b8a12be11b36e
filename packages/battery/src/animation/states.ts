// The state of health at a moment: of all that has begun, the last in the order of the disease
// (docs/animation.md).
import {
  type AnimationPeople,
  type District,
  healthStateCount,
  type InfectionCourses,
} from "@episcope/common";

/** Numbers in healthStates. */
const [susceptible, infected, contagious, symptoms, seriouslySick, critical, recovered] = [
  0, 1, 2, 3, 4, 5, 6,
];

/** State of the person of an infection on a day that is not before it. */
function stateAfter(courses: InfectionCourses, infection: number, day: number): number {
  const hasBegun = (days: Uint16Array) => (days[infection] ?? 0) <= day;
  // From the end of the course; days that have not come are later than any day.
  if (hasBegun(courses.susceptibleDay)) return susceptible;
  if (hasBegun(courses.recoveredDay)) return recovered;
  if (hasBegun(courses.afterCriticalDay)) return seriouslySick;
  if (hasBegun(courses.criticalDay)) return critical;
  if (hasBegun(courses.seriouslySickDay)) return seriouslySick;
  if (hasBegun(courses.symptomsDay)) return symptoms;
  return hasBegun(courses.contagiousDay) ? contagious : infected;
}

/**
 * Of everybody at a tick of a day. Only infections happen during the day, everything else at 0:00.
 */
export function statesAt(
  courses: InfectionCourses,
  personCount: number,
  day: number,
  tick: number,
): Uint8Array {
  const states = new Uint8Array(personCount);
  const { person, day: days, time } = courses;
  // Somebody's later infections stand behind the earlier ones.
  for (let infection = 0; infection < person.length; infection++) {
    const since = days[infection] ?? 0;
    const hasHappened = since < day || (since === day && (time[infection] ?? 0) <= tick);
    if (hasHappened) states[person[infection] ?? 0] = stateAfter(courses, infection, day);
  }
  return states;
}

/**
 * People of the city by state: what the tables of the run count, without those of the surroundings.
 */
export function countResidents(
  states: Uint8Array,
  { district }: AnimationPeople,
  districts: readonly District[],
): Uint32Array {
  const isCity = Uint8Array.from(districts, (one) => (one.isCity ? 1 : 0));
  const counts = new Uint32Array(healthStateCount);
  states.forEach((state, person) => {
    if (isCity[district[person] ?? 0] === 1) counts[state] = (counts[state] ?? 0) + 1;
  });
  return counts;
}
