// A scenario of the lab: where and when, and what is other than it was. Lanes without blocks are as
// they were.
import type { Day } from "@episcope/common";
import { type LaneName, laneOf, lanes, laneValue } from "./lanes.ts";

/** From one day to another, both included. */
export interface LabBlock {
  readonly from: Day;
  readonly to: Day;
  readonly value: number;
  /** What it acts on, counted from 0. */
  readonly target: number;
}

export type LabBlocks = ReadonlyMap<LaneName, readonly LabBlock[]>;

export interface LabScenario {
  /** Key of the region. */
  readonly place: string;
  /** The first day on which something may be other than it was. */
  readonly first: Day;
  readonly last: Day;
  /** Of each lane in the order of days, not overlapping. */
  readonly blocks: LabBlocks;
}

/** More are no scenario that anybody draws. */
export const mostBlocks = 40;
/** As many days as two letters of an address can say. */
export const mostLabDays = 1200;

export function isAsItWas({ blocks }: LabScenario): boolean {
  return [...blocks.values()].every(({ length }) => length === 0);
}

export function asItWas(lab: LabScenario): LabScenario {
  return { ...lab, blocks: new Map() };
}

/** Whether days, values and order are what the lab can make. */
export function isLabScenario({ first, last, blocks }: LabScenario): boolean {
  return (
    first <= last &&
    last - first < mostLabDays &&
    [...blocks].every(([name, list]) => isLaneOf(name, list, first, last))
  );
}

function isLaneOf(name: LaneName, list: readonly LabBlock[], first: Day, last: Day): boolean {
  const lane = laneOf(name);
  const { targets, isEvent } = lane;
  const isBlock = ({ from, to, value, target }: LabBlock, place: number) =>
    from > (list[place - 1]?.to ?? first - 1) &&
    from <= to &&
    (isEvent ? to === last : to <= last) &&
    value === laneValue(lane, value) &&
    Number.isInteger(target) &&
    target >= 0 &&
    target < targets;
  return list.length <= (isEvent ? 1 : mostBlocks) && list.every(isBlock);
}

/** One block put in: others make room. */
export function withBlock(lab: LabScenario, name: LaneName, block: LabBlock): LabScenario {
  const { isEvent } = laneOf(name);
  const from = Math.max(lab.first, Math.min(block.from, lab.last));
  const to = isEvent ? lab.last : Math.max(from, Math.min(block.to, lab.last));
  const others = isEvent
    ? []
    : (lab.blocks.get(name) ?? []).flatMap((one) => outside(one, from, to));
  const list = [...others, { ...block, from, to }].sort((a, b) => a.from - b.from);
  return withLane(lab, name, list.slice(0, mostBlocks));
}

/** What is left of a block outside of a time. */
function outside(block: LabBlock, from: Day, to: Day): readonly LabBlock[] {
  const before = { ...block, to: Math.min(block.to, from - 1) };
  const after = { ...block, from: Math.max(block.from, to + 1) };
  return [before, after].filter((one) => one.from <= one.to);
}

/** Lanes with more blocks than an address can say. */
export function crowdedLanes({ blocks }: LabScenario): readonly LaneName[] {
  return [...blocks].flatMap(([name, { length }]) => (length > mostBlocks ? [name] : []));
}

/** With fewer blocks on these: the shortest give way to the nearest value beside them. */
export function fitting(lab: LabScenario): LabScenario {
  return crowdedLanes(lab).reduce((made, name) => {
    let list = lab.blocks.get(name) ?? [];
    while (list.length > mostBlocks) list = withoutShortest(list);
    return withLane(made, name, list);
  }, lab);
}

function withoutShortest(list: readonly LabBlock[]): readonly LabBlock[] {
  const lengthOf = ({ from, to }: LabBlock) => to - from;
  const place = list.reduce(
    (least, block, index) => (lengthOf(block) < lengthOf(list[least] ?? block) ? index : least),
    0,
  );
  const [before, short, after] = [list[place - 1], list[place], list[place + 1]];
  if (!short) return list;
  const [nearest] = [
    ...(before?.to === short.from - 1
      ? [{ block: before, wider: { ...before, to: short.to } }]
      : []),
    ...(after?.from === short.to + 1
      ? [{ block: after, wider: { ...after, from: short.from } }]
      : []),
  ].sort(
    ({ block: a }, { block: b }) =>
      Math.abs(a.value - short.value) - Math.abs(b.value - short.value),
  );
  return list.flatMap((one) => {
    if (one === short) return [];
    return one === nearest?.block ? [nearest.wider] : [one];
  });
}

export function withoutBlock(lab: LabScenario, name: LaneName, place: number): LabScenario {
  const list = (lab.blocks.get(name) ?? []).filter((_, index) => index !== place);
  return withLane(lab, name, list);
}

/** A lane of its own; an empty one is as it was. */
export function withLane(lab: LabScenario, name: LaneName, list: readonly LabBlock[]): LabScenario {
  const changed = new Map(lab.blocks).set(name, list);
  const blocks = new Map(
    lanes.flatMap((lane) => {
      const own = changed.get(lane.name);
      return own && own.length > 0 ? [[lane.name, own] as const] : [];
    }),
  );
  return { ...lab, blocks };
}

/** With other days: blocks outside of them are cut or left out. */
export function withDays(lab: LabScenario, first: Day, last: Day): LabScenario {
  const cut = (name: LaneName, list: readonly LabBlock[]) => {
    const { isEvent } = laneOf(name);
    return list.flatMap((block) => {
      const from = Math.max(block.from, first);
      const to = isEvent ? last : Math.min(block.to, last);
      return from <= to ? [{ ...block, from, to }] : [];
    });
  };
  const blocks = [...lab.blocks].map(([name, list]) => [name, cut(name, list)] as const);
  const kept = blocks.filter(([, list]) => list.length > 0);
  return { ...lab, first, last, blocks: new Map(kept) };
}
