// Places to go: a group of facilities of one kind, lying in cells (model specification 12.5).
import { expNegative, normalQuantile } from "../../math/elementary.ts";
import { itemKey, uniform } from "../../random/counterRandom.ts";
import { locate } from "../apportion.ts";
import type { Cells } from "../geography/cells.ts";

export interface Facilities {
  /** Container number of the first one; the others follow, ordered by cell. */
  readonly first: number;
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Those of cell c: from cellStart[c] to cellStart[c + 1], counted from the first. */
  readonly cellStart: Uint32Array;
  /** Running sums of how much they attract, or of their size. */
  readonly sums: Float64Array;
  /** What visitors do there, by facility. */
  readonly activity: Uint8Array;
}

export interface FacilityPlan {
  readonly key: number;
  readonly first: number;
  /** Those of cell c: from cellStart[c] to cellStart[c + 1]. */
  readonly cellStart: Uint32Array;
  /** Size or popularity of a facility; u is uniform in (0, 1). */
  readonly size: (u: number) => number;
  readonly activity: (index: number) => number;
}

/** e^(sigma · z), z standard normal: how popular places differ. */
export function logNormal(sigma: number, u: number): number {
  const exponent = sigma * normalQuantile(u);
  return exponent <= 0 ? expNegative(exponent) : 1 / expNegative(-exponent);
}

export function placeFacilities(cells: Cells, plan: FacilityPlan): Facilities {
  const { key, first, cellStart } = plan;
  const count = cellStart[cells.count] ?? 0;
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  const sums = new Float64Array(count + 1);
  for (let cell = 0; cell < cells.count; cell++) {
    const until = cellStart[cell + 1] ?? 0;
    for (let index = cellStart[cell] ?? 0; index < until; index++) {
      const own = itemKey(key, index);
      x[index] = (cells.x[cell] ?? 0) + (uniform(own, 0) - 0.5) * cells.side;
      y[index] = (cells.y[cell] ?? 0) + (uniform(own, 1) - 0.5) * cells.side;
      sums[index + 1] = (sums[index] ?? 0) + plan.size(uniform(own, 2));
    }
  }
  const activity = Uint8Array.from({ length: count }, (_, index) => plan.activity(index));
  return { first, count, x, y, cellStart, sums, activity };
}

/** What all facilities of a cell attract. */
export function attraction(facilities: Facilities, cell: number): number {
  const { cellStart, sums } = facilities;
  return (sums[cellStart[cell + 1] ?? 0] ?? 0) - (sums[cellStart[cell] ?? 0] ?? 0);
}

/** Container number of one facility of a cell that has some, by size. */
export function pickInCell(facilities: Facilities, cell: number, u: number): number {
  const { first, cellStart, sums } = facilities;
  const from = cellStart[cell] ?? 0;
  const to = cellStart[cell + 1] ?? 0;
  const low = sums[from] ?? 0;
  return first + locate(sums, low + u * ((sums[to] ?? 0) - low), from, to);
}
