// The health state at a moment: of all stages that have begun, the last in the order of the disease
// (docs/animation.md).
import {
  type AnimationPeople,
  type District,
  healthStateCount,
  type InfectionCourses,
} from "@episcope/common";

/** Indices in healthStates. */
const [susceptible, infected, contagious, symptoms, seriouslySick, critical, recovered] = [
  0, 1, 2, 3, 4, 5, 6,
];

/** State of the infected person on a day that is not before the infection. */
function stateAfter(courses: InfectionCourses, infection: number, day: number): number {
  const hasBegun = (days: Uint16Array) => (days[infection] ?? 0) <= day;
  // From the end of the course; a stage that was not reached has a day after all others.
  if (hasBegun(courses.susceptibleDay)) return susceptible;
  if (hasBegun(courses.recoveredDay)) return recovered;
  if (hasBegun(courses.afterCriticalDay)) return seriouslySick;
  if (hasBegun(courses.criticalDay)) return critical;
  if (hasBegun(courses.seriouslySickDay)) return seriouslySick;
  if (hasBegun(courses.symptomsDay)) return symptoms;
  return hasBegun(courses.contagiousDay) ? contagious : infected;
}

/**
 * States of everybody at a tick of a day. Infections happen during the day, all other stages begin
 * at 0:00.
 */
export function statesAt(
  courses: InfectionCourses,
  personCount: number,
  day: number,
  tick: number,
): Uint8Array {
  const states = new Uint8Array(personCount);
  const { person, day: days, time } = courses;
  // Later infections of a person come after earlier ones.
  for (let infection = 0; infection < person.length; infection++) {
    const since = days[infection] ?? 0;
    const hasHappened = since < day || (since === day && (time[infection] ?? 0) <= tick);
    if (hasHappened) states[person[infection] ?? 0] = stateAfter(courses, infection, day);
  }
  return states;
}

/**
 * Residents by state, as the tables of the run count them: without people from the surroundings.
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
