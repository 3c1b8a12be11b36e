// The two animations and how they differ.
import type { AnimationFacts } from "@episcope/common";
import type { PlayerRange } from "../../maps/player/player.ts";
import { allDays, oneDay, type TimeModel } from "./map/timeModel.ts";
import { lastSecond } from "./player/clock.ts";

export type AnimationKind = "traces" | "timelapse";

/** States that are not shown until the visitor wants to see them. */
export const usuallyHidden: Readonly<Record<AnimationKind, readonly number[]>> = {
  traces: [],
  timelapse: [0],
};

export const timeModels: Readonly<Record<AnimationKind, TimeModel>> = {
  traces: oneDay,
  timelapse: allDays,
};

/** A day in 144 seconds, or a day per second. */
export function rangeOf(
  kind: AnimationKind,
  { dayCount }: Pick<AnimationFacts, "dayCount">,
): PlayerRange {
  return kind === "traces"
    ? { first: 0, last: lastSecond, perSecond: 600 }
    : { first: 1, last: dayCount, perSecond: 1 };
}
