// What dragging on a lane does, apart from pointers and pixels: the scenario at the beginning of
// the drag and the position of the pointer say everything, so a drag can be taken back any time.
import type { Day } from "@episcope/common";
import { type LabBlock, type LabScenario, type LaneName, laneOf } from "@episcope/scenario/lab";
import { type Snap, snapped } from "../days/snap.ts";
import { added, blocksOf, newBlock, type PlacedChange, replaced } from "./placedBlock.ts";

/** What is held: the ground, or a block as a whole or by one of its ends. */
export type Hold =
  | { readonly kind: "ground" }
  | { readonly kind: "block" | "from" | "to"; readonly place: number };

export interface Drag {
  readonly lane: LaneName;
  readonly start: LabScenario;
  readonly hold: Hold;
  /** Of the pointer when the drag began, in days. */
  readonly begun: number;
}

/**
 * What is at a position: ends of blocks can be taken within `grip` days on both sides, but the
 * middle half of a narrow block still moves it. Undefined where nothing can be changed.
 */
export function holdAt(
  lab: LabScenario,
  lane: LaneName,
  position: number,
  grip: number,
): Hold | undefined {
  const list = blocksOf(lab, lane);
  const inside = list.findIndex(({ from, to }) => from <= position && position < to + 1);
  const block = list[inside];
  const { isEvent } = laneOf(lane);
  if (block) return { kind: partAt(block, position, grip, isEvent), place: inside };
  if (position < lab.first - grip || position > lab.last + 1 + grip) return undefined;
  const ends = list.flatMap(({ from, to }, place) => [
    { kind: "from" as const, place, distance: from - position },
    ...(isEvent ? [] : [{ kind: "to" as const, place, distance: position - (to + 1) }]),
  ]);
  const [nearest] = ends
    .filter(({ distance }) => distance >= 0 && distance <= grip)
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return { kind: nearest.kind, place: nearest.place };
  return position < lab.first || position >= lab.last + 1 ? undefined : { kind: "ground" };
}

function partAt(block: LabBlock, position: number, grip: number, isEvent: boolean) {
  const end = Math.min(grip, (block.to + 1 - block.from) / 4);
  if (position < block.from + end) return "from";
  return position >= block.to + 1 - end && !isEvent ? "to" : "block";
}

/** The scenario while the pointer is at a position. */
export function draggedTo(drag: Drag, position: number, snap: Snap): PlacedChange {
  const { lane, start, hold } = drag;
  if (hold.kind === "ground") return added(start, lane, drawn(drag, position, snap));
  const block = blocksOf(start, lane)[hold.place];
  if (!block) return { lab: start, place: undefined };
  const to = (day: number) => snapped(day, snap, start.first, start.last + 1);
  const place = { lane, place: hold.place };
  if (hold.kind === "from") {
    const from = Math.min(to(position), block.to);
    return replaced(start, place, { ...block, from });
  }
  if (hold.kind === "to") {
    const end = Math.max(to(position) - 1, block.from);
    return replaced(start, place, { ...block, to: end });
  }
  const length = laneOf(lane).isEvent ? 1 : block.to - block.from + 1;
  const latest = start.last + 1 - length;
  const from = snapped(block.from + position - drag.begun, snap, start.first, latest);
  return replaced(start, place, { ...block, from, to: from + length - 1 });
}

/** From where the drag began to the pointer, at least a day or a week. */
function drawn({ lane, start, begun }: Drag, position: number, snap: Snap): LabBlock {
  const { first, last } = start;
  const one = snapped(begun, snap, first, last + 1);
  const other = snapped(position, snap, first, last + 1);
  const from = Math.min(one, other, last);
  const end = Math.max(one, other, Math.min(from + snap, last + 1));
  const { isEvent } = laneOf(lane);
  // An event that is drawn elsewhere stays the same event.
  const event = isEvent ? blocksOf(start, lane)[0] : undefined;
  const days = { from: isEvent ? eventDay(other, last) : from, to: isEvent ? last : end - 1 };
  return event ? { ...event, ...days } : newBlock(lane, days);
}

function eventDay(boundary: Day, last: Day): Day {
  return Math.min(boundary, last);
}
