// Three typical days of everybody, the vehicles they ride, and what that makes of the containers.
import { code } from "../../activities.ts";
import { type Template, wordsPerVisit } from "../city.ts";
import { unitRoom } from "../facilities/careHomes.ts";
import { teamRoom } from "../facilities/groups.ts";
import type { PeopledSettlement } from "../geography/settlements.ts";
import type { Population } from "../population.ts";
import { DayPlanner } from "./dayPlanner.ts";
import { measureOccupancy, orderByContainer } from "./occupancy.ts";
import { assignVehicles, type Runs } from "./vehicles.ts";
import { VisitList } from "./visitList.ts";

interface MadeTemplates {
  readonly templates: readonly [Template, Template, Template];
  readonly containerCount: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly district: Uint8Array;
  readonly activity: Uint8Array;
  readonly maxPeople: Uint16Array;
}

/** By person; rides have no vehicle yet. */
interface Day {
  readonly personStart: Uint32Array;
  readonly visits: Uint32Array;
}

function planDays(population: Population): readonly [Day, Day, Day] {
  const { cells, households } = population;
  const lists = [new VisitList(), new VisitList(), new VisitList()] as const;
  const planner = new DayPlanner(population, [...lists]);
  for (let cell = 0; cell < cells.count; cell++) {
    planner.moveTo(cell);
    const until = households.cellStart[cell + 1] ?? 0;
    for (let home = households.cellStart[cell] ?? 0; home < until; home++) {
      planner.plan(home, 0);
      planner.plan(home, 1);
      planner.plan(home, 2);
    }
  }
  const day = (list: VisitList): Day => {
    const visits = list.take();
    return { visits, personStart: startsOf(visits, households.personCount) };
  };
  return [day(lists[0]), day(lists[1]), day(lists[2])];
}

function startsOf(visits: Uint32Array, personCount: number): Uint32Array {
  const starts = new Uint32Array(personCount + 1);
  for (let at = 0; at < visits.length; at += wordsPerVisit) {
    starts[(visits[at] ?? 0) + 1] = at / wordsPerVisit + 1;
  }
  return starts;
}

export function makeTemplates(
  population: Population,
  settlements: readonly PeopledSettlement[],
): MadeTemplates {
  const days = planDays(population);
  const fixed = population.x.length;
  const settlementOf = (container: number) =>
    population.cells.settlement[population.cell[container] ?? 0] ?? 0;
  const runs: Runs[] = [];
  let containerCount = fixed;
  for (const { visits } of days) {
    const made = assignVehicles(visits, settlementOf, settlements.length, containerCount);
    runs.push(made);
    containerCount += made.count;
  }
  const template = ({ visits, personStart }: Day) =>
    orderByContainer(visits, personStart, containerCount);
  const templates = [template(days[0]), template(days[1]), template(days[2])] as const;

  const [x, y] = [new Float32Array(containerCount), new Float32Array(containerCount)];
  const district = new Uint8Array(containerCount);
  const purpose = new Uint8Array(containerCount).fill(code.pt, fixed);
  x.set(population.x);
  y.set(population.y);
  purpose.set(population.purpose);
  for (let container = 0; container < fixed; container++) {
    district[container] = settlements[settlementOf(container)]?.district ?? 0;
  }
  const { maxPeople, activity } = measureOccupancy(templates, containerCount, purpose);
  const { groups, careHomes } = population;
  for (const unit of careHomes.diningRoom.keys()) maxPeople[unit] = unitRoom;
  groups.facility.forEach((facility, group) => {
    if (purpose[facility] === code.work) maxPeople[groups.first + group] = teamRoom;
  });
  let vehicle = fixed;
  runs.forEach(({ count, capacity, passenger }, number) => {
    const visits = days[number]?.visits ?? new Uint32Array();
    for (let run = 0; run < count; run++, vehicle++) {
      // A vehicle is drawn halfway between the ends of a typical passenger's way.
      const at = (passenger[run] ?? 0) * wordsPerVisit;
      const from = visits[at - wordsPerVisit + 1] ?? 0;
      const to = visits[at + wordsPerVisit + 1] ?? 0;
      x[vehicle] = ((x[from] ?? 0) + (x[to] ?? 0)) / 2;
      y[vehicle] = ((y[from] ?? 0) + (y[to] ?? 0)) / 2;
      district[vehicle] = district[from] ?? 0;
      maxPeople[vehicle] = capacity[run] ?? 0;
    }
  });
  return { templates, containerCount, x, y, district, activity, maxPeople };
}
