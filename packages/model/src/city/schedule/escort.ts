// Parents who bring small children to day care or school and fetch them (model specification 12.7);
// such ways have no container.
import { itemKey, uniform } from "../../random/counterRandom.ts";
import { role } from "../people/roles.ts";
import type { Population } from "../population.ts";
import { escortedPupils, escortedUntil, handOver } from "./habits.ts";
import { planRole, type RoleDay } from "./roleDay.ts";
import { firstModeChoice, type Timeline } from "./timeline.ts";
import { modeFor, pt, travelTicks } from "./travel.ts";

/** When the child is there, and how long the way takes; ticks. */
export interface Escort {
  /** Who brings the child; -1: nobody. */
  readonly bringer: number;
  /** Whoever of those before this person has time first collects it. */
  readonly parents: number;
  readonly enter: number;
  readonly leave: number;
  readonly way: number;
  readonly handOver: number;
  isCollected: boolean;
}

export const noEscort: Escort = {
  bringer: -1,
  parents: -1,
  enter: 0,
  leave: 0,
  way: 0,
  handOver,
  isCollected: false,
};

const roleDay: RoleDay = { takesPlace: false, start: 0, length: 0 };

/** For the youngest child of a household that is brought to day care or school on this weekday. */
export function findEscort(
  population: Population,
  timeline: Timeline,
  household: number,
  wanted: number,
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
    if (own !== wanted) continue;
    if ((households.age[child] ?? 0) > escortedUntil) continue;
    if (own === role.primary && uniform(itemKey(habits, child), 2) >= escortedPupils) continue;
    planRole(own, 0, 0, key, 0, roleDay);
    const metres = timeline.metres(household, rolePlaces[child] ?? 0);
    const mode = modeFor(region.modes, metres, firstModeChoice(key));
    if (!roleDay.takesPlace || mode === pt) continue;
    const grown = Math.min(2, adults - first);
    return {
      // One parent brings to day care, the other one to school.
      bringer: first + ((child + (wanted === role.primary ? 1 : 0)) % grown),
      parents: first + grown,
      enter: roleDay.start,
      leave: roleDay.start + roleDay.length,
      way: travelTicks(mode, metres),
      handOver,
      isCollected: false,
    };
  }
  return noEscort;
}
