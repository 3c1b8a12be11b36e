import type { AnimationFacts } from "@episcope/common";
import type { PlayerRange } from "../../maps/player/player.ts";
import { allDays, oneDay, type TimeModel } from "./map/timeModel.ts";
import { lastSecond } from "./player/clock.ts";

export type AnimationKind = "traces" | "timelapse";

/** States that are hidden by default. */
export const hiddenByDefault: Readonly<Record<AnimationKind, readonly number[]>> = {
  traces: [],
  timelapse: [0],
};

export const timeModels: Readonly<Record<AnimationKind, TimeModel>> = {
  traces: oneDay,
  timelapse: allDays,
};

/** Infection Traces play a day in 144 seconds, the time lapse a day per second. */
export function rangeOf(
  kind: AnimationKind,
  { dayCount }: Pick<AnimationFacts, "dayCount">,
): PlayerRange {
  return kind === "traces"
    ? { first: 0, last: lastSecond, perSecond: 600 }
    : { first: 1, last: dayCount, perSecond: 1 };
}
