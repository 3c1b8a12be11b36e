// Workplaces of realistic sizes (model specification 12.5), where the jobs that are not in schools,
// shops or care homes are.
import { code } from "../../activities.ts";
import { itemKey, uniform } from "../../random/counterRandom.ts";
import { spread } from "../apportion.ts";
import type { Cells } from "../geography/cells.ts";
import { stepKey } from "../steps.ts";
import type { Facilities } from "./facilities.ts";

/**
 * Share of employees by size of the establishment, Germany [F], and the size that stands for the
 * class (model specification 12.5). The largest, of 900, are three buildings of 300 each.
 */
const sizeClasses: readonly (readonly [share: number, size: number])[] = [
  [9.35, 3],
  [5.97, 7.5],
  [9.41, 14],
  [14.28, 32],
  [12.07, 70],
  [12.26, 140],
  [3.64, 225],
  [10.87, 350],
  [22.15, 300],
];
const totalShare = sizeClasses.reduce((sum, [share]) => sum + share, 0);

/** `jobs` is what each cell is to have; the facilities' sizes are their jobs. */
export function makeEstablishments(
  cells: Cells,
  jobs: Float64Array,
  first: number,
  seed: number,
): Facilities {
  const key = stepKey(seed, "establishments");
  const total = jobs.reduce((a, b) => a + b, 0);
  const starts = sizeClasses.map(([share, size], index) => {
    const count = Math.max(index === 0 ? 1 : 0, Math.round((total * share) / totalShare / size));
    return spread(count, jobs, uniform(key, index));
  });
  const count = starts.reduce((sum, start) => sum + (start[cells.count] ?? 0), 0);
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  const sums = new Float64Array(count + 1);
  const cellStart = new Uint32Array(cells.count + 1);
  let index = 0;
  for (let cell = 0; cell < cells.count; cell++) {
    starts.forEach((start, sizeClass) => {
      const until = index + (start[cell + 1] ?? 0) - (start[cell] ?? 0);
      for (; index < until; index++) {
        const own = itemKey(key, index);
        x[index] = (cells.x[cell] ?? 0) + (uniform(own, 0) - 0.5) * cells.side;
        y[index] = (cells.y[cell] ?? 0) + (uniform(own, 1) - 0.5) * cells.side;
        sums[index + 1] = (sums[index] ?? 0) + (sizeClasses[sizeClass]?.[1] ?? 0);
      }
    });
    cellStart[cell + 1] = index;
  }
  return { first, count, x, y, cellStart, sums, activity: new Uint8Array(count).fill(code.work) };
}
