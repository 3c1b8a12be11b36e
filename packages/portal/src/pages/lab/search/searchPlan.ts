// What a search may change, and what a scenario takes from people.
import type { Day } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import {
  type LabBlock,
  type LabScenario,
  mostBlocks,
  stepOn,
  usualValue,
  withLane,
} from "@episcope/scenario/lab";
import { lostDays, type RemainingOn } from "../loss/lostDays.ts";

/** Lanes that a search can close, in the order of the page. */
export const searchLanes = ["schools", "dayCare", "work", "leisure", "shops", "visits"] as const;
export type SearchLane = (typeof searchLanes)[number];

export const mostSearchLanes = 4;

/** In percent: on no day more of the usual remains. 100 leaves a lane as it was. */
export type Caps = ReadonlyMap<SearchLane, number>;

export interface SearchPlan {
  /** Other lanes and days stay as they are drawn here. */
  readonly lab: LabScenario;
  /** How it was. */
  readonly place: Pick<LabPlace, "usual" | "primarySchools" | "holidays">;
  readonly lanes: readonly SearchLane[];
  /** Both included. */
  readonly from: Day;
  readonly to: Day;
}

/** In these days a lane is as it was, but never above its cap. */
export function cappedScenario(plan: SearchPlan, caps: Caps): LabScenario {
  const { lab, lanes, from, to } = plan;
  return lanes.reduce((made, lane) => {
    const others = (lab.blocks.get(lane) ?? []).flatMap((block) => [
      ...(block.from < from ? [{ ...block, to: Math.min(block.to, from - 1) }] : []),
      ...(block.to > to ? [{ ...block, from: Math.max(block.from, to + 1) }] : []),
    ]);
    const room = mostBlocks - others.length;
    const own = joined(blocksAbove(plan, lane, caps.get(lane) ?? 100), room);
    const all = [...others, ...own].sort((a, b) => a.from - b.from);
    return withLane(made, lane, all);
  }, lab);
}

/** One for each time in which more than the cap remained. */
function blocksAbove(plan: SearchPlan, lane: SearchLane, cap: number): readonly LabBlock[] {
  const blocks: LabBlock[] = [];
  for (let day = plan.from; day <= plan.to; day++) {
    if (usualShare(plan, lane, day) <= cap) continue;
    const before = blocks.at(-1);
    if (before?.to === day - 1) blocks[blocks.length - 1] = { ...before, to: day };
    else blocks.push({ from: day, to: day, value: cap, target: 0 });
  }
  return blocks;
}

/** A scenario holds only so many blocks: the shortest pauses between them are closed. */
function joined(blocks: readonly LabBlock[], most: number): readonly LabBlock[] {
  const list = [...blocks];
  while (list.length > Math.max(1, most)) {
    const pauses = list.slice(1).map((block, place) => block.from - (list[place]?.to ?? 0));
    const place = pauses.indexOf(Math.min(...pauses));
    const [one, other] = [list[place], list[place + 1]];
    if (!one || !other) break;
    list.splice(place, 2, { ...one, to: other.to });
  }
  return list;
}

/** In days for each person concerned, compared with how it was. */
export function laneLoss(plan: SearchPlan, lane: SearchLane, cap: number): number {
  const { from, to, place } = plan;
  const time = { from, to, holidays: place.holidays };
  const one = { ...plan, lanes: [lane] };
  const blocks = cappedScenario(one, new Map([[lane, cap]])).blocks.get(lane) ?? [];
  const usualOn: RemainingOn = (column, day) => {
    const known =
      column === "educ_primary" ? stepOn(place.primarySchools, day) : usualShare(plan, lane, day);
    return (known ?? 100) / 100;
  };
  const wouldRemain: RemainingOn = (column, day) => {
    const block = blocks.find((one) => one.from <= day && day <= one.to);
    return block ? block.value / 100 : usualOn(column, day);
  };
  return (lostDays(lane, time, wouldRemain) ?? 0) - (lostDays(lane, time, usualOn) ?? 0);
}

function usualShare({ place }: SearchPlan, lane: SearchLane, day: Day): number {
  return usualValue(place.usual, lane, day) ?? 100;
}
