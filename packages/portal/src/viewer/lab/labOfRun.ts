// A run of a battery as a scenario of the lab: what differs from what happened, as far as lanes can
// say it.
import { maskUse, remainingFraction } from "@episcope/battery";
import type { Day, Table } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import {
  type LabBlock,
  type LabScenario,
  type LaneName,
  laneOf,
  laneValue,
  maskBlockOf,
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

export interface TakenOver {
  readonly lab: LabScenario;
  /** Days with other masks than were worn that no block can say: there they are as they were. */
  readonly otherMasks: number;
  /** Whether a lane has more blocks than an address can say. */
  readonly isCut: boolean;
}

/** Undefined if the lab cannot begin where the run leaves what happened. */
export function labOfRun(
  restrictions: Table,
  { startDay, fittedUntil, endDay }: RunTime,
  { place, firstDays, end, usual, masks }: LabPlace,
): TakenOver | undefined {
  const first = firstDays.findLast((day) => day <= fittedUntil + 1);
  const last = Math.min(endDay, end);
  if (first === undefined || last <= first) return undefined;
  const empty: LabScenario = { place, first, last, blocks: new Map() };
  const cellsOf = (column: string) => {
    const cells = restrictions.columns.get(column);
    return cells?.kind === "text" ? cells.values : undefined;
  };
  let isCut = false;
  const sayable = (blocks: readonly LabBlock[]) => {
    isCut ||= blocks.length > mostBlocks;
    return blocks.slice(0, mostBlocks);
  };
  const met = columns.reduce((lab, [name, column]) => {
    const cells = cellsOf(column);
    if (!cells) return lab;
    const lane = laneOf(name);
    const valueOn = (day: Day) => {
      const share = remainingFraction(cells[day - startDay] ?? "");
      const own = Number.isFinite(share) ? laneValue(lane, 100 * share) : undefined;
      const known = usualValue(usual, name, day);
      const isUsual = known !== undefined && own === laneValue(lane, known);
      return isUsual || own === undefined ? undefined : { value: own, target: 0 };
    };
    return withLane(lab, name, sayable(blocksOf(first, last, valueOn)));
  }, empty);
  const hasMasks = masks.places.every((one) => one.columns.every(cellsOf));
  const maskOn = (day: Day) =>
    hasMasks
      ? maskBlockOf(masks, day, (column) => maskUse(cellsOf(column)?.[day - startDay] ?? ""))
      : undefined;
  let otherMasks = 0;
  const blocks = blocksOf(first, last, (day) => {
    const block = maskOn(day);
    if (block !== "other") return block;
    otherMasks++;
    return undefined;
  });
  const lab = withLane(met, "masks", sayable(blocks));
  return { lab, otherMasks, isCut };
}

/** Days with the same value are one block. */
function blocksOf(
  first: Day,
  last: Day,
  valueOn: (day: Day) => Pick<LabBlock, "value" | "target"> | undefined,
): readonly LabBlock[] {
  const blocks: LabBlock[] = [];
  for (let day = first; day <= last; day++) {
    const found = valueOn(day);
    const before = blocks.at(-1);
    if (!found) continue;
    const isSame = before?.value === found.value && before.target === found.target;
    if (before?.to === day - 1 && isSame) blocks[blocks.length - 1] = { ...before, to: day };
    else blocks.push({ from: day, to: day, ...found });
  }
  return blocks;
}
