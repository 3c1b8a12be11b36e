// Care homes: rows of units, where residents live, around a dining room that they share, and those
// who work there.
import { isCareUnit, unitsPerHome } from "../people/careUnits.ts";
import type { Households } from "../people/households.ts";
import { role } from "../people/roles.ts";

/** Workers per unit of a care home [D]. */
export const careStaff = 6;
/** Residents of a unit are as close to each other as members of a household of so many. */
export const unitRoom = 7;

export interface CareHomes {
  /** Container of the dining room, by that of the unit. */
  readonly diningRoom: ReadonlyMap<number, number>;
  /** By home: the first of its units, where the dining room is, and how many there are. */
  readonly firstUnit: Uint32Array;
  readonly units: Uint8Array;
}

/** Dining rooms are containers from `first` on. */
export function makeCareHomes(households: Households, first: number): CareHomes {
  const diningRoom = new Map<number, number>();
  const firstUnit: number[] = [];
  const units: number[] = [];
  let inRow = 0;
  for (let home = 0; home < households.count; home++) {
    if (!isCareUnit(households, home)) {
      inRow = 0;
      continue;
    }
    if (inRow++ % unitsPerHome === 0) {
      firstUnit.push(home);
      units.push(0);
    }
    const last = units.length - 1;
    units[last] = (units[last] ?? 0) + 1;
    diningRoom.set(home, first + last);
  }
  return { diningRoom, firstUnit: Uint32Array.from(firstUnit), units: Uint8Array.from(units) };
}

/** Index of the home that is nearest in number, which is near on the map; -1 if there is none. */
export function nearestCareHome({ firstUnit }: CareHomes, container: number): number {
  let nearest = -1;
  let smallest = Number.POSITIVE_INFINITY;
  for (let home = 0; home < firstUnit.length; home++) {
    const distance = Math.abs((firstUnit[home] ?? 0) - container);
    if (distance >= smallest) continue;
    nearest = home;
    smallest = distance;
  }
  return nearest;
}

/** Makes carers of workers whose job is in a care home. */
export function appointCarers(
  households: Households,
  roles: Uint8Array,
  rolePlaces: Uint32Array,
): void {
  for (let person = 0; person < households.personCount; person++) {
    const place = rolePlaces[person] ?? 0;
    const worksInHome = roles[person] === role.worker && place < households.count;
    if (worksInHome && isCareUnit(households, place)) roles[person] = role.carer;
  }
}
