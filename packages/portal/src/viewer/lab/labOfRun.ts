// A run of a battery as a scenario of the lab: what differs from what happened, as far as lanes can
// say it.
import { remainingFraction } from "@episcope/battery";
import type { Day, Table } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import {
  type LabBlock,
  type LabScenario,
  type LaneName,
  laneOf,
  laneValue,
  mostBlocks,
  usualValue,
  withLane,
} from "@episcope/scenario/lab";

/** Columns of the restrictions table, as in the usual values of lanes. */
const columns: readonly (readonly [LaneName, string])[] = [
  ["schools", "educ_secondary"],
  ["dayCare", "educ_kiga"],
  ["universities", "educ_higher"],
  ["work", "work"],
  ["leisure", "leisure"],
  ["shops", "shop_other"],
  ["visits", "visit"],
  ["transport", "pt"],
];

interface RunTime {
  /** Date of the first row. */
  readonly startDay: Day;
  /** Up to here the run follows what happened. */
  readonly fittedUntil: Day;
  readonly endDay: Day;
}

/** Undefined if the lab cannot begin where the run leaves what happened. */
export function labOfRun(
  restrictions: Table,
  { startDay, fittedUntil, endDay }: RunTime,
  { place, firstDays, end, usual }: LabPlace,
): LabScenario | undefined {
  const first = firstDays.findLast((day) => day <= fittedUntil + 1);
  const last = Math.min(endDay, end);
  if (first === undefined || last <= first) return undefined;
  const empty: LabScenario = { place, first, last, blocks: new Map() };
  return columns.reduce((lab, [name, column]) => {
    const cells = restrictions.columns.get(column);
    if (cells?.kind !== "text") return lab;
    const lane = laneOf(name);
    const valueOn = (day: Day) => {
      const share = remainingFraction(cells.values[day - startDay] ?? "");
      const own = Number.isFinite(share) ? laneValue(lane, 100 * share) : undefined;
      const known = usualValue(usual, name, day);
      const isUsual = known !== undefined && own === laneValue(lane, known);
      return isUsual ? undefined : own;
    };
    return withLane(lab, name, blocksOf(first, last, valueOn));
  }, empty);
}

/** Days with the same value are one block. */
function blocksOf(
  first: Day,
  last: Day,
  valueOn: (day: Day) => number | undefined,
): readonly LabBlock[] {
  const blocks: LabBlock[] = [];
  for (let day = first; day <= last; day++) {
    const value = valueOn(day);
    const before = blocks.at(-1);
    if (value === undefined) continue;
    if (before?.to === day - 1 && before.value === value)
      blocks[blocks.length - 1] = { ...before, to: day };
    else blocks.push({ from: day, to: day, value, target: 0 });
  }
  return blocks.slice(0, mostBlocks);
}
