// A block of a scenario by its lane and its place in the order of days, and changes of it.
import type { Day } from "@episcope/common";
import {
  type LabBlock,
  type LabScenario,
  type LaneName,
  laneOf,
  mostBlocks,
  withBlock,
  withoutBlock,
} from "@episcope/scenario/lab";
import type { DayWindow } from "../days/dayWindow.ts";

export interface BlockPlace {
  readonly lane: LaneName;
  readonly place: number;
}

export interface PlacedChange {
  readonly lab: LabScenario;
  /** Of the changed block; undefined if it is gone. */
  readonly place: number | undefined;
}

export function blocksOf(lab: LabScenario, lane: LaneName): readonly LabBlock[] {
  return lab.blocks.get(lane) ?? [];
}

export function blockAt(lab: LabScenario, { lane, place }: BlockPlace): LabBlock | undefined {
  return blocksOf(lab, lane)[place];
}

/** With a new block; others make room. */
export function added(lab: LabScenario, lane: LaneName, block: LabBlock): PlacedChange {
  const next = withBlock(lab, lane, block);
  const from = Math.max(lab.first, Math.min(block.from, lab.last));
  const place = blocksOf(next, lane).findIndex((one) => one.from === from);
  return { lab: next, place: place < 0 ? undefined : place };
}

/** Another block in the place of one; others make room. */
export function replaced(
  lab: LabScenario,
  { lane, place }: BlockPlace,
  block: LabBlock,
): PlacedChange {
  return added(withoutBlock(lab, lane, place), lane, block);
}

/** The days that a block can have without touching others. */
export function roomOf(lab: LabScenario, { lane, place }: BlockPlace): DayWindow {
  const list = blocksOf(lab, lane);
  return {
    from: (list[place - 1]?.to ?? lab.first - 1) + 1,
    to: (list[place + 1]?.from ?? lab.last + 1) - 1,
  };
}

export function newBlock(lane: LaneName, { from, to }: DayWindow): LabBlock {
  return { from, to, value: laneOf(lane).first, target: 0 };
}

/** Four weeks, if there is room for them. */
const usualLength = 28;

/**
 * Where a block can be added: the first free days from `wish` on, or else the first ones at all.
 * Undefined if there is no room.
 */
export function freeDays(lab: LabScenario, lane: LaneName, wish: Day): DayWindow | undefined {
  const list = blocksOf(lab, lane);
  if (laneOf(lane).isEvent) {
    const from = Math.min(lab.last, Math.max(lab.first, wish));
    return list.length > 0 ? undefined : { from, to: lab.last };
  }
  if (list.length >= mostBlocks) return undefined;
  const gaps = [lab.first, ...list.map(({ to }) => to + 1)]
    .map((from, index) => ({ from, to: (list[index]?.from ?? lab.last + 1) - 1 }))
    .filter(({ from, to }) => from <= to);
  const later = gaps
    .filter(({ to }) => to >= wish)
    .map(({ from, to }) => ({ from: Math.max(from, wish), to }));
  const gap = later[0] ?? gaps[0];
  return gap && { from: gap.from, to: Math.min(gap.to, gap.from + usualLength - 1) };
}
