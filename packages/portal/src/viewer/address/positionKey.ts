// Positions on the x-axis in the address: dates as year-month-day, days as numbers.
import { type Day, formatDay, parseDay } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";

export function positionKey(position: number, { x }: XAxis): string {
  return x === "date" ? formatDay(position) : String(position);
}

export function readPosition(text: string, { x }: XAxis): Day | undefined {
  if (x === "date") return parseDay(text);
  return /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}
