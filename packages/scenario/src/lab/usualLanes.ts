// What happened, as values of lanes: the ground on which visitors draw.
import type { Day } from "@episcope/common";
import type { LaneName } from "./lanes.ts";

/** From this day on. */
export interface LaneStep {
  readonly day: Day;
  readonly value: number;
}

/** In the order of days; a lane without steps has no usual value. */
export type UsualLanes = ReadonlyMap<LaneName, readonly LaneStep[]>;

export function usualValue(lanes: UsualLanes, name: LaneName, day: Day): number | undefined {
  return stepOn(lanes.get(name) ?? [], day);
}

export function stepOn(steps: readonly LaneStep[], day: Day): number | undefined {
  return steps.findLast((step) => step.day <= day)?.value;
}
