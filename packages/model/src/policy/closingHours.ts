// Closing hours and curfew: which part of a stay they remove (model specification 3.6). Times are
// ticks since midnight. Hours go past midnight if "from" is later than "to"; if both are equal,
// there are none.
import { ticksPerDay } from "@episcope/common";

/**
 * Part of a joint stay in which one or the other of two activities is closed. A stay may go on
 * after midnight, in ticks beyond those of a day.
 */
export function closedTicksOfBoth(
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
  enter: number,
  leave: number,
): number {
  // Hours past midnight are two parts of a day: its evening and its morning.
  const evening = from > to ? ticksPerDay : to;
  const morning = from > to ? to : 0;
  const otherEvening = otherFrom > otherTo ? ticksPerDay : otherTo;
  const otherMorning = otherFrom > otherTo ? otherTo : 0;
  let ticks = 0;
  for (let midnight = 0; midnight < leave; midnight += ticksPerDay) {
    const start = Math.max(0, enter - midnight);
    const end = Math.min(ticksPerDay, leave - midnight);
    const within = (a: number, b: number) => Math.max(0, Math.min(b, end) - Math.max(a, start));
    const sharedWithin = (a: number, b: number) =>
      within(Math.max(a, otherFrom), Math.min(b, otherEvening)) +
      within(a, Math.min(b, otherMorning));
    ticks +=
      within(from, evening) +
      within(0, morning) +
      within(otherFrom, otherEvening) +
      within(0, otherMorning) -
      sharedWithin(from, evening) -
      sharedWithin(0, morning);
  }
  return ticks;
}
