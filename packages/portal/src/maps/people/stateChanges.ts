// Changes of everybody's health state for all days at once: painters only need the time.
import type { StateChanges } from "@episcope/battery";
import { type InfectionCourses, notReached, ticksPerDay } from "@episcope/common";

export type { StateChanges };

/** Ticks since the start of day 1. */
export function timeOf(day: number, tick: number): number {
  return (day - 1) * ticksPerDay + tick;
}

/** Indexes in healthStates. */
const [susceptible, infected, contagious, symptoms, seriouslySick, critical, recovered] = [
  0, 1, 2, 3, 4, 5, 6,
];

export function stateChangesOf(courses: InfectionCourses, personCount: number): StateChanges {
  const { person, day, time } = courses;
  const start = new Uint32Array(personCount + 1);
  const times: number[] = [];
  const states: number[] = [];
  let infection = 0;
  for (let who = 0; who < personCount; who++) {
    for (; person[infection] === who; infection++) {
      times.push(timeOf(day[infection] ?? 1, time[infection] ?? 0));
      states.push(infected);
      for (const [state, days] of stepsOf(courses)) {
        const on = days[infection] ?? notReached;
        if (on === notReached) continue;
        const at = timeOf(on, 0);
        // Of several changes on one day the last counts.
        if (at === times.at(-1)) states[states.length - 1] = state;
        else {
          times.push(at);
          states.push(state);
        }
      }
    }
    start[who + 1] = times.length;
  }
  return { start, time: Uint32Array.from(times), state: Uint8Array.from(states) };
}

/** In the order of the disease. */
function stepsOf(courses: InfectionCourses): readonly (readonly [number, Uint16Array])[] {
  return [
    [contagious, courses.contagiousDay],
    [symptoms, courses.symptomsDay],
    [seriouslySick, courses.seriouslySickDay],
    [critical, courses.criticalDay],
    [seriouslySick, courses.afterCriticalDay],
    [recovered, courses.recoveredDay],
    [susceptible, courses.susceptibleDay],
  ];
}
