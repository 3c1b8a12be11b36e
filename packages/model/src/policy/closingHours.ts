// Closing hours and curfew: which part of a stay they remove (model specification 3.6). Times are ticks since midnight.
import { secondsPerTick, ticksPerDay } from "@episcope/common";

/** From and to, in ticks; past midnight when from is later than to, never when both are equal. */
export type ClosingHours = readonly [from: number, to: number];

const ticksPerHour = 3600 / secondsPerTick;

/** Of hours of the day, 0 … 24. */
export function closingHours(fromHour: number, toHour: number): ClosingHours {
  for (const hour of [fromHour, toHour]) {
    if (!(hour >= 0 && hour <= 24)) throw new RangeError(`no hour of the day: ${hour}`);
  }
  const from = Math.round(fromHour * ticksPerHour);
  return [from === ticksPerDay ? 0 : from, Math.round(toHour * ticksPerHour)];
}

/** Part of a stay in which an activity is closed. A stay may go on after midnight, in ticks beyond those of a day. */
export function closedTicks(from: number, to: number, enter: number, leave: number): number {
  return closedTicksOfBoth(from, to, 0, 0, enter, leave);
}

/** Part of a joint stay in which one or the other of two activities is closed. */
export function closedTicksOfBoth(
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
  enter: number,
  leave: number,
): number {
  // Closing hours past midnight are two stretches of a day: the evening, and the morning from its beginning on.
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
