// Homes, schools, shops and workplaces on the map, and everybody's fixed place to learn or work.
import { code } from "../../activities.ts";
import { itemKey, uniform } from "../../random/counterRandom.ts";
import type { Cells } from "../geography/cells.ts";
import type { PeopledSettlement } from "../geography/settlements.ts";
import { isCareUnit } from "../people/careUnits.ts";
import type { Households } from "../people/households.ts";
import type { Population } from "../population.ts";
import type { Region } from "../regions/region.ts";
import { stepKey } from "../steps.ts";
import { appointCarers, careStaff, makeCareHomes } from "./careHomes.ts";
import { makeEstablishments } from "./establishments.ts";
import type { Facilities } from "./facilities.ts";
import { formGroups } from "./groups.ts";
import { assignJobs, collectJobs, countWorkers, type JobSource, jobsByCell } from "./jobs.ts";
import { makePublicPlaces, publicKindNames, staffOf } from "./publicPlaces.ts";
import { enrol, schoolKinds } from "./schools.ts";

export function settle(
  region: Region,
  settlements: readonly PeopledSettlement[],
  cells: Cells,
  households: Households,
  roles: Uint8Array,
  seed: number,
): Population {
  const rolePlaces = new Uint32Array(households.personCount);
  let next = households.count;
  const schools = schoolKinds.map((kind) => {
    const made = enrol(region, kind, cells, households, roles, next, seed, rolePlaces);
    next += made.schools.count;
    return { ...made, kind };
  });
  const publicPlaces = makePublicPlaces(
    cells,
    settlements,
    region.distance.farKm !== undefined,
    next,
    seed,
  );
  next += publicKindNames.reduce((sum, name) => sum + publicPlaces[name].count, 0);

  const everybody = households.personCount;
  const staffed: readonly JobSource[] = [
    {
      cellStart: households.cellStart,
      container: (home) => home,
      jobs: (home) => (isCareUnit(households, home) ? careStaff : 0),
    },
    ...schools.map(({ schools: { cellStart, first }, enrolled, kind }) => ({
      cellStart,
      container: (index: number) => first + index,
      jobs: (index: number) => Math.ceil((enrolled[index] ?? 0) / kind.perStaff),
    })),
    ...publicKindNames.map((name) => ({
      cellStart: publicPlaces[name].cellStart,
      container: (index: number) => publicPlaces[name].first + index,
      jobs: staffOf(name, publicPlaces[name], everybody),
    })),
  ];
  const wanted = jobsByCell(region, settlements, cells, countWorkers(cells, households, roles));
  const establishments = makeEstablishments(cells, withoutStaff(wanted, staffed), next, seed);
  const sites = collectJobs(cells, [
    ...staffed,
    {
      cellStart: establishments.cellStart,
      container: (index) => establishments.first + index,
      jobs: (index) => (establishments.sums[index + 1] ?? 0) - (establishments.sums[index] ?? 0),
    },
  ]);
  assignJobs(region, settlements, cells, households, roles, sites, seed, rolePlaces);
  appointCarers(households, roles, rolePlaces);

  const facilities = [
    ...schools.map((made) => made.schools),
    ...publicKindNames.map((name) => publicPlaces[name]),
    establishments,
  ];
  const map = mapOf(cells, households, facilities, seed);
  const { groups, places } = formGroups(roles, households.age, rolePlaces, map.purpose, seed);
  const careHomes = makeCareHomes(households, groups.first + groups.facility.length);
  return {
    region,
    seed,
    cells,
    households,
    roles,
    rolePlaces: places,
    groups,
    careHomes,
    publicPlaces,
    ...withRooms(map, [groups.facility, careHomes.firstUnit]),
  };
}

type PlaceMap = Pick<Population, "x" | "y" | "cell" | "purpose">;

/** Adds rooms in the order of their kinds: each is where its building is, for the same purpose. */
function withRooms({ x, y, cell, purpose }: PlaceMap, buildings: readonly Uint32Array[]): PlaceMap {
  const count = buildings.reduce((sum, kind) => sum + kind.length, x.length);
  const extended = <T extends Float32Array | Uint32Array | Uint8Array>(own: T, whole: T): T => {
    whole.set(own);
    let room = own.length;
    for (const kind of buildings) {
      for (const building of kind) whole[room++] = own[building] ?? 0;
    }
    return whole;
  };
  return {
    x: extended(x, new Float32Array(count)),
    y: extended(y, new Float32Array(count)),
    cell: extended(cell, new Uint32Array(count)),
    purpose: extended(purpose, new Uint8Array(count)),
  };
}

/** Jobs of a cell outside of schools, shops and care homes; at least a tenth. */
function withoutStaff(wanted: Float64Array, staffed: readonly JobSource[]): Float64Array {
  return wanted.map((jobs, cell) => {
    let staff = 0;
    for (const source of staffed) {
      const until = source.cellStart[cell + 1] ?? 0;
      for (let index = source.cellStart[cell] ?? 0; index < until; index++) {
        staff += source.jobs(index);
      }
    }
    return Math.max(0.1 * jobs, jobs - staff);
  });
}

function mapOf(
  cells: Cells,
  households: Households,
  groups: readonly Facilities[],
  seed: number,
): PlaceMap {
  const count = households.count + groups.reduce((sum, group) => sum + group.count, 0);
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  const cellOf = new Uint32Array(count);
  const purpose = new Uint8Array(count).fill(code.home, 0, households.count);
  const key = stepKey(seed, "homes");
  for (let cell = 0; cell < cells.count; cell++) {
    const until = households.cellStart[cell + 1] ?? 0;
    for (let home = households.cellStart[cell] ?? 0; home < until; home++) {
      const own = itemKey(key, home);
      x[home] = (cells.x[cell] ?? 0) + (uniform(own, 0) - 0.5) * cells.side;
      y[home] = (cells.y[cell] ?? 0) + (uniform(own, 1) - 0.5) * cells.side;
      cellOf[home] = cell;
    }
    for (const { first, cellStart } of groups) {
      cellOf.fill(cell, first + (cellStart[cell] ?? 0), first + (cellStart[cell + 1] ?? 0));
    }
  }
  for (const group of groups) {
    x.set(group.x, group.first);
    y.set(group.y, group.first);
    purpose.set(group.activity, group.first);
  }
  return { x, y, cell: cellOf, purpose };
}
