// What keys do to the block that has the focus.
import {
  type LabBlock,
  type LabScenario,
  laneOf,
  laneValue,
  withoutBlock,
} from "@episcope/scenario/lab";
import {
  type BlockPlace,
  blockAt,
  blocksOf,
  type PlacedChange,
  replaced,
  roomOf,
} from "./placedBlock.ts";

export type BlockAction =
  | { readonly kind: "move" | "stretch"; readonly days: number }
  | { readonly kind: "value"; readonly steps: number }
  | { readonly kind: "go"; readonly to: "previous" | "next" | "first" | "last" }
  | { readonly kind: "remove" };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const goals = { PageUp: "previous", PageDown: "next", Home: "first", End: "last" } as const;

/** Undefined for keys that mean nothing here. */
export function actionOf(pressed: PressedKey): BlockAction | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  if (ctrlKey || metaKey) return undefined;
  const sign = key === "ArrowRight" || key === "ArrowUp" ? 1 : -1;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    return { kind: altKey ? "stretch" : "move", days: sign * (shiftKey ? 7 : 1) };
  }
  if (altKey) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    return { kind: "value", steps: sign * (shiftKey ? 4 : 1) };
  }
  if (key === "Delete" || key === "Backspace") return { kind: "remove" };
  const to = goals[key as keyof typeof goals];
  return to && { kind: "go", to };
}

/** Step by step a block stops at others: it would cut away what it passes. */
export function acted(lab: LabScenario, at: BlockPlace, action: BlockAction): PlacedChange {
  const block = blockAt(lab, at);
  if (!block) return { lab, place: undefined };
  const count = blocksOf(lab, at.lane).length;
  if (action.kind === "go") return { lab, place: goal(at.place, count, action.to) };
  if (action.kind === "remove") {
    const left = Math.min(at.place, count - 2);
    return { lab: withoutBlock(lab, at.lane, at.place), place: left < 0 ? undefined : left };
  }
  return replaced(lab, at, changed(lab, at, block, action));
}

function goal(place: number, count: number, to: "previous" | "next" | "first" | "last"): number {
  if (to === "first") return 0;
  if (to === "last") return count - 1;
  return Math.min(count - 1, Math.max(0, place + (to === "next" ? 1 : -1)));
}

function changed(
  lab: LabScenario,
  at: BlockPlace,
  block: LabBlock,
  action: Extract<BlockAction, { kind: "move" | "stretch" | "value" }>,
): LabBlock {
  const lane = laneOf(at.lane);
  if (action.kind === "value") {
    return { ...block, value: laneValue(lane, block.value + action.steps * lane.step) };
  }
  const room = roomOf(lab, at);
  const within = (day: number, least: number, most: number) => Math.min(most, Math.max(least, day));
  if (action.kind === "stretch" && !lane.isEvent) {
    return { ...block, to: within(block.to + action.days, block.from, room.to) };
  }
  const length = lane.isEvent ? 1 : block.to - block.from + 1;
  const from = within(block.from + action.days, room.from, room.to + 1 - length);
  return { ...block, from, to: from + length - 1 };
}
