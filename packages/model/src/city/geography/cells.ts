// Where homes may stand. A 1:n city has 1/n of the cells, each with as many people as in reality:
// so the way to the next shop or school is as long as in the full city (model specification 11).
import { expNegative } from "../../math/elementary.ts";
import { Sequence } from "../../random/counterRandom.ts";
import { spread } from "../apportion.ts";
import { stepKey } from "../steps.ts";
import { zOrder } from "./geography.ts";
import type { PeopledSettlement } from "./settlements.ts";

const gridMetres = 500;
/** Homes stand closer together towards the centre (model specification 12.2). */
const decayMetres = 8000;
const peoplePerCell = 950;
/** In thin samples cells are wider than the grid, so that the map has fewer gaps. */
const widestCell = 600;

export interface Cells {
  readonly count: number;
  /** Metres; centre of the square. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Number of the place. */
  readonly settlement: Uint16Array;
  /** People who are to live there. */
  readonly people: Uint32Array;
  /** Length of a side. */
  readonly side: number;
}

interface Candidate {
  readonly x: number;
  readonly y: number;
  readonly order: number;
  readonly weight: number;
}

function candidates(settlement: PeopledSettlement): readonly Candidate[] {
  const radius = Math.sqrt(settlement.areaKm2 / Math.PI) * 1000;
  const reach = Math.ceil(radius / gridMetres);
  const [column0, row0] = [
    Math.round(settlement.x / gridMetres),
    Math.round(settlement.y / gridMetres),
  ];
  const found: Candidate[] = [];
  for (let column = -reach; column <= reach; column++) {
    for (let row = -reach; row <= reach; row++) {
      const [x, y] = [(column0 + column) * gridMetres, (row0 + row) * gridMetres];
      const [east, north] = [x - settlement.x, y - settlement.y];
      const distance = Math.sqrt(east * east + north * north);
      if (distance > Math.max(radius, gridMetres)) continue;
      const toCore = settlement.core === "city" ? Math.sqrt(x * x + y * y) : distance;
      found.push({
        x,
        y,
        order: zOrder(column + reach, row + reach),
        weight: expNegative(-toCore / decayMetres),
      });
    }
  }
  return found.toSorted((a, b) => a.order - b.order);
}

export function makeCells(
  settlements: readonly PeopledSettlement[],
  sample: number,
  seed: number,
): Cells {
  const random = new Sequence(stepKey(seed, "cells"));
  const chosen = settlements.flatMap((settlement, number) => {
    const squares = candidates(settlement);
    const total = squares.reduce((sum, { weight }) => sum + weight, 0);
    const picks = Math.max(1, Math.round(settlement.count / peoplePerCell));
    // One pick in each of equal strata along the curve: evenly over the place, yet some cells are
    // neighbours, and dense squares are picked several times.
    const cells: { x: number; y: number; settlement: number; people: number }[] = [];
    const share = (n: number) => Math.floor((settlement.count * n) / picks);
    let sum = 0;
    let picked = 0;
    let next = random.next();
    for (const { x, y, weight } of squares) {
      sum += weight;
      const before = picked;
      while (picked < picks && (next * total) / picks < sum) next = ++picked + random.next();
      const people = share(picked) - share(before);
      if (people > 0) cells.push({ x, y, settlement: number, people });
    }
    return cells;
  });
  return {
    count: chosen.length,
    x: Float64Array.from(chosen, ({ x }) => x),
    y: Float64Array.from(chosen, ({ y }) => y),
    settlement: Uint16Array.from(chosen, ({ settlement }) => settlement),
    people: Uint32Array.from(chosen, ({ people }) => people),
    side: Math.min(widestCell, gridMetres / Math.sqrt(Math.sqrt(sample))),
  };
}

/** Metres between the centres; inside one cell, the mean distance of two points of a square. */
export function cellDistance(cells: Cells, a: number, b: number): number {
  if (a === b) return 0.52 * cells.side;
  const east = (cells.x[a] ?? 0) - (cells.x[b] ?? 0);
  const north = (cells.y[a] ?? 0) - (cells.y[b] ?? 0);
  return Math.sqrt(east * east + north * north);
}

/**
 * Distributes facilities over cells: cell c gets those from result[c] to result[c + 1]. Separate
 * settlements (`isLocal`) have at least one each.
 */
export function startsByCell(
  cells: Cells,
  amounts: Float64Array,
  weights: Float64Array,
  count: (amount: number) => number,
  isLocal: boolean,
  shift: number,
): Uint32Array {
  const sum = (from: number, to: number) => amounts.subarray(from, to).reduce((a, b) => a + b, 0);
  if (!isLocal) return spread(count(sum(0, cells.count)), weights, shift);
  const starts = new Uint32Array(cells.count + 1);
  let to = 0;
  for (let from = 0; from < cells.count; from = to) {
    while (to < cells.count && cells.settlement[to] === cells.settlement[from]) to++;
    const own = spread(count(sum(from, to)), weights.subarray(from, to), shift);
    for (let n = 1; n < own.length; n++) starts[from + n] = (starts[from] ?? 0) + (own[n] ?? 0);
  }
  return starts;
}
