// Where the ends of blocks can be put: between days, or between weeks if days are too narrow.
import type { Day } from "@episcope/common";

export type Snap = 1 | 7;

/** Narrower days cannot be told apart by hand. */
const narrowestDay = 2.5;
/** 5 January 1970. */
const firstMonday: Day = 4;

export function snapFor(pixelsPerDay: number): Snap {
  return pixelsPerDay < narrowestDay ? 7 : 1;
}

/**
 * The nearest beginning of a day, or of a week (Monday), within the limits. The limits themselves
 * are always possible; `most` is the day after the last one.
 */
export function snapped(position: number, snap: Snap, least: Day, most: Day): Day {
  const near = firstMonday + snap * Math.round((position - firstMonday) / snap);
  const places = [least, most, Math.min(most, Math.max(least, near))];
  return places.reduce((best, place) =>
    Math.abs(place - position) <= Math.abs(best - position) ? place : best,
  );
}
