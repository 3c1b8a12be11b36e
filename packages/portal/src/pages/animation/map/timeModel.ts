// Converts a position of the player to a moment of the run.
import { secondsPerTick, ticksPerDay } from "@episcope/common";
import { timeOf } from "../../../maps/people/stateChanges.ts";

export interface WrittenMoment {
  tick: number;
  time: number;
  until: number;
}

/** Fills `into` in place, because it is called for every frame. */
export type TimeModel = (position: number, day: number, into: WrittenMoment) => void;

/** Positions are seconds of one day. */
export const oneDay: TimeModel = (seconds, day, into) => {
  into.tick = seconds / secondsPerTick;
  into.time = timeOf(day, into.tick);
  into.until = timeOf(day + 1, 0);
};

/** Positions are days: 1 is the start of day 1. Nobody moves. */
export const allDays: TimeModel = (days, _day, into) => {
  into.tick = 0;
  into.time = (days - 1) * ticksPerDay;
  into.until = 0;
};
