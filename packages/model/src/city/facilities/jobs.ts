// Who works where (model specification 12.6): jobs attract by their number and lose by distance;
// people of one labour market mostly stay in it.
import { expNegative } from "../../math/elementary.ts";
import { uniform } from "../../random/counterRandom.ts";
import { locate, runningSums } from "../apportion.ts";
import { type Cells, cellDistance } from "../geography/cells.ts";
import type { PeopledSettlement } from "../geography/settlements.ts";
import type { Households } from "../people/households.ts";
import { role } from "../people/roles.ts";
import type { Region } from "../regions/region.ts";
import { stepKey } from "../steps.ts";

/** Containers with jobs, ordered by cell. */
export interface JobSites {
  readonly container: Uint32Array;
  readonly cellStart: Uint32Array;
  /** Running sums of jobs. */
  readonly sums: Float64Array;
}

/** Job sites of one kind while they are collected. */
export interface JobSource {
  readonly cellStart: Uint32Array;
  readonly container: (index: number) => number;
  readonly jobs: (index: number) => number;
}

export function collectJobs(cells: Cells, sources: readonly JobSource[]): JobSites {
  const containers: number[] = [];
  const jobs: number[] = [];
  const cellStart = new Uint32Array(cells.count + 1);
  for (let cell = 0; cell < cells.count; cell++) {
    for (const source of sources) {
      const until = source.cellStart[cell + 1] ?? 0;
      for (let index = source.cellStart[cell] ?? 0; index < until; index++) {
        const count = source.jobs(index);
        if (count === 0) continue;
        containers.push(source.container(index));
        jobs.push(count);
      }
    }
    cellStart[cell + 1] = containers.length;
  }
  return { container: Uint32Array.from(containers), cellStart, sums: runningSums(jobs) };
}

function outsideShare(region: Region, market: number): number {
  const { outside } = region.work;
  return outside[Math.min(market, outside.length - 1)] ?? 0;
}

/** Workers by cell. */
export function countWorkers(cells: Cells, households: Households, roles: Uint8Array) {
  const workers = new Float64Array(cells.count);
  for (let cell = 0; cell < cells.count; cell++) {
    const until = households.start[households.cellStart[cell + 1] ?? 0] ?? 0;
    const from = households.start[households.cellStart[cell] ?? 0] ?? 0;
    for (let person = from; person < until; person++) {
      if (roles[person] === role.worker) workers[cell] = (workers[cell] ?? 0) + 1;
    }
  }
  return workers;
}

/** Jobs of each cell: those of its market, by people and by jobs per head of its place. */
export function jobsByCell(
  region: Region,
  settlements: readonly PeopledSettlement[],
  cells: Cells,
  workers: Float64Array,
): Float64Array {
  const marketOf = (cell: number) => settlements[cells.settlement[cell] ?? 0]?.market ?? 0;
  const marketCount = Math.max(...settlements.map(({ market }) => market)) + 1;
  const [inMarket, weights] = [new Float64Array(marketCount), new Float64Array(marketCount)];
  const weight = Float64Array.from(
    cells.people,
    (people, cell) => people * (settlements[cells.settlement[cell] ?? 0]?.jobs ?? 1),
  );
  for (let cell = 0; cell < cells.count; cell++) {
    const market = marketOf(cell);
    inMarket[market] = (inMarket[market] ?? 0) + (workers[cell] ?? 0);
    weights[market] = (weights[market] ?? 0) + (weight[cell] ?? 0);
  }
  const everybody = inMarket.reduce((a, b) => a + b, 0);
  const jobs = Float64Array.from(inMarket, (own, market) => {
    let sum = own * (1 - outsideShare(region, market));
    inMarket.forEach((commuters, from) => {
      if (from === market || commuters === everybody) return;
      sum += (commuters * outsideShare(region, from) * own) / (everybody - commuters);
    });
    return sum;
  });
  if (marketCount === 1) jobs[0] = everybody;
  return weight.map((value, cell) => {
    const market = marketOf(cell);
    return ((jobs[market] ?? 0) * value) / (weights[market] ?? 1);
  });
}

/** Share that may work far away without raising the mean distance; the rest goes about 3 km. */
function mostLeaving({ work: { meanKm } }: Region, outsideKm: number): number {
  return meanKm === undefined ? 1 : Math.max(0, meanKm - 3) / outsideKm;
}

/** Writes each worker's workplace into `rolePlaces`. */
export function assignJobs(
  region: Region,
  settlements: readonly PeopledSettlement[],
  cells: Cells,
  households: Households,
  roles: Uint8Array,
  sites: JobSites,
  seed: number,
  rolePlaces: Uint32Array,
): void {
  const key = stepKey(seed, "workers");
  const marketOfCell = Uint16Array.from(
    cells.settlement,
    (settlement) => settlements[settlement]?.market ?? 0,
  );
  const [inside, outside] = [new Float64Array(cells.count + 1), new Float64Array(cells.count + 1)];
  const insideMetres = region.work.insideKm * 1000;
  const outsideMetres = region.work.outsideKm * 1000;
  for (let origin = 0; origin < cells.count; origin++) {
    const market = marketOfCell[origin] ?? 0;
    let outsideKm = 0;
    for (let cell = 0; cell < cells.count; cell++) {
      const { cellStart, sums } = sites;
      const jobs = (sums[cellStart[cell + 1] ?? 0] ?? 0) - (sums[cellStart[cell] ?? 0] ?? 0);
      const isInside = marketOfCell[cell] === market;
      const decay = isInside ? insideMetres : outsideMetres;
      const metres = cellDistance(cells, origin, cell);
      const pull = jobs > 0 ? jobs * expNegative(-metres / decay) : 0;
      if (!isInside) outsideKm += (pull * metres) / 1000;
      inside[cell + 1] = (inside[cell] ?? 0) + (isInside ? pull : 0);
      outside[cell + 1] = (outside[cell] ?? 0) + (isInside ? 0 : pull);
    }
    const insideSum = inside[cells.count] ?? 0;
    const outsideSum = outside[cells.count] ?? 0;
    const leaving =
      outsideSum === 0
        ? 0
        : insideSum === 0
          ? 1
          : Math.min(outsideShare(region, market), mostLeaving(region, outsideKm / outsideSum));
    const until = households.start[households.cellStart[origin + 1] ?? 0] ?? 0;
    const from = households.start[households.cellStart[origin] ?? 0] ?? 0;
    for (let person = from; person < until; person++) {
      if (roles[person] !== role.worker) continue;
      const leaves = uniform(key, 3 * person) < leaving;
      const value = uniform(key, 3 * person + 1) * (leaves ? outsideSum : insideSum);
      const cell = locate(leaves ? outside : inside, value, 0, cells.count);
      rolePlaces[person] = siteInCell(sites, cell, uniform(key, 3 * person + 2));
    }
  }
}

function siteInCell({ container, cellStart, sums }: JobSites, cell: number, u: number): number {
  const from = cellStart[cell] ?? 0;
  const to = cellStart[cell + 1] ?? 0;
  const low = sums[from] ?? 0;
  return container[locate(sums, low + u * ((sums[to] ?? 0) - low), from, to)] ?? 0;
}
