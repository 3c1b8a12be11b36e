// How a viewer counts days on axes, in headings and in the address.
import { parseDay } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import type { Calendar } from "./definition.ts";

/** Days since 1970-01-01. Definitions are part of the code, so an invalid date is a bug. */
export function dayOfDate(date: string): number {
  const day = parseDay(date);
  if (day === undefined) throw new Error(`${date} is not a date`);
  return day;
}

export function axisOf(calendar: Calendar): XAxis {
  if (calendar.kind === "dates") return { x: "date" };
  const { dayOne } = calendar;
  return {
    x: "simulationDay",
    ...(dayOne !== undefined && { dayZero: dayOfDate(dayOne) - 1 }),
  };
}

/** Position of simulation day 1 without shift: a date, or the number 1. */
export function startOf(calendar: Calendar): number {
  return calendar.kind === "dates" ? dayOfDate(calendar.dayOne) : 1;
}

/** A day of a definition as a position on the axis. */
export function axisPosition(day: number | string): number {
  return typeof day === "string" ? dayOfDate(day) : day;
}
