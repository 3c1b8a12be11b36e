// How the days of a viewer are counted on axes, in headings and in the address.
import { parseDay } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import type { Calendar } from "./definition.ts";

/** Days since 1970-01-01. Definitions are ours, so a date that is none is a mistake of ours. */
export function dayOfDate(date: string): number {
  const day = parseDay(date);
  if (day === undefined) throw new Error(`${date} is not a date`);
  return day;
}

export function axisOf(calendar: Calendar): XAxis {
  if (calendar.kind === "dates") return { x: "date" };
  const { dayZero } = calendar;
  return {
    x: "simulationDay",
    ...(dayZero !== undefined && { dayZero: dayOfDate(dayZero) }),
  };
}

/** Place of simulation day 1, not shifted: a date, or the number 1. */
export function startOf(calendar: Calendar): number {
  return calendar.kind === "dates" ? dayOfDate(calendar.dayOne) : 1;
}

/** A day of a definition as a place of the axis. */
export function placeOf(day: number | string): number {
  return typeof day === "string" ? dayOfDate(day) : day;
}
