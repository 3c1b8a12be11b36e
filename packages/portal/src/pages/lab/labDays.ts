// Which days a scenario of the lab can have.
import type { LabPlace } from "@episcope/scenario";
import { type LabScenario, mostLabDays, withDays } from "@episcope/scenario/lab";

/** Of a new scenario: half a year. */
const usualLength = 182;
/** Fewer days show nothing. */
export const fewestDays = 28;

type Days = Pick<LabPlace, "firstDays" | "end">;

/** The last day that can be chosen. */
export function latestDay({ end }: Days, first: number): number {
  return Math.min(end, first + mostLabDays - 1);
}

/** Whether the place knows what happened before, and can simulate the rest. */
export function isWithin({ firstDays, end }: Days, { first, last }: LabScenario): boolean {
  return first >= (firstDays[0] ?? Number.POSITIVE_INFINITY) && last <= end && last > first;
}

/** The first day that was offered at this date or before; the first of all if there is none. */
export function offeredFirst({ firstDays }: Days, day: number): number {
  return firstDays.findLast((known) => known <= day) ?? firstDays[0] ?? day;
}

/** The days that are offered, with the one that a scenario has: an address can hold any. */
export function firstDaysWith({ firstDays }: Days, first: number): readonly number[] {
  if (firstDays.includes(first)) return firstDays;
  return [...firstDays, first].sort((a, b) => a - b);
}

/** With another first day; the scenario keeps its length if it was a usual one. */
export function beginningOn(place: Days, lab: LabScenario, first: number): LabScenario {
  const length = lab.last - lab.first === usualLength ? usualLength : undefined;
  const wanted = length === undefined ? Math.max(lab.last, first + fewestDays) : first + length;
  return withDays(lab, first, Math.min(wanted, latestDay(place, first)));
}

/** Nothing drawn yet. */
export function emptyLab(place: LabPlace, day: number): LabScenario {
  const first = offeredFirst(place, day);
  const last = Math.min(first + usualLength, latestDay(place, first));
  return { place: place.place, first, last, blocks: new Map() };
}

/** The same drawing in another place, as far as its days are known there. */
export function inPlace(place: LabPlace, lab: LabScenario): LabScenario {
  const first = offeredFirst(place, lab.first);
  const last = Math.max(first + fewestDays, Math.min(lab.last, latestDay(place, first)));
  return { ...withDays(lab, first, last), place: place.place };
}
