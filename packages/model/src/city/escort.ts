// Parents who bring small children to day care or school and fetch them (12.7); such ways have no container.
import { itemKey, uniform } from "../random/counterRandom.ts";
import { escortedPupils, escortedUntil, handOver } from "./habits.ts";
import type { Population } from "./population.ts";
import { planRole, type RoleDay } from "./roleDay.ts";
import { role } from "./roles.ts";
import { firstModeChoice, type Timeline } from "./timeline.ts";
import { modeFor, pt, travelTicks } from "./travel.ts";

/** Who brings and who collects (-1: nobody), when the child is there, and how long the way takes; ticks. */
export interface Escort {
  readonly bringer: number;
  readonly collector: number;
  readonly enter: number;
  readonly leave: number;
  readonly way: number;
  readonly handOver: number;
}

export const noEscort: Escort = {
  bringer: -1,
  collector: -1,
  enter: 0,
  leave: 0,
  way: 0,
  handOver,
};

const roleDay: RoleDay = { takesPlace: false, start: 0, length: 0 };

/** Rather the parent who does not work. */
function collector({ roles }: Population, first: number, grown: number, u: number): number {
  if (grown === 2 && (roles[first] === role.worker) !== (roles[first + 1] === role.worker)) {
    return roles[first] === role.worker ? first + 1 : first;
  }
  return first + Math.floor(u * grown);
}

/** For the youngest child of a household that is brought on this weekday. */
export function findEscort(
  population: Population,
  timeline: Timeline,
  household: number,
  day: number,
  habits: number,
): Escort {
  const { households, roles, rolePlaces, region } = population;
  const [first, end] = [households.start[household] ?? 0, households.start[household + 1] ?? 0];
  let adults = first;
  while (adults < end && (households.age[adults] ?? 0) >= 18) adults++;
  if (adults === first) return noEscort;
  for (let child = end - 1; child >= adults; child--) {
    const key = itemKey(day, child);
    const own = roles[child] ?? 0;
    if (own !== role.kindergarten && own !== role.primary) continue;
    if ((households.age[child] ?? 0) > escortedUntil) continue;
    if (own === role.primary && uniform(itemKey(habits, child), 2) >= escortedPupils) continue;
    planRole(own, 0, 0, key, 0, roleDay);
    const metres = timeline.metres(household, rolePlaces[child] ?? 0);
    const mode = modeFor(region.modes, metres, firstModeChoice(key));
    if (!roleDay.takesPlace || mode === pt) continue;
    const grown = Math.min(2, adults - first);
    return {
      bringer: first + Math.floor(uniform(key, 60) * grown),
      collector: collector(population, first, grown, uniform(key, 61)),
      enter: roleDay.start,
      leave: roleDay.start + roleDay.length,
      way: travelTicks(mode, metres),
      handOver,
    };
  }
  return noEscort;
}
