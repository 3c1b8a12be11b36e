import { days, numbers, type Table } from "@episcope/common";
import type { PlotContext } from "../plot.ts";

/**
 * Date of each row: from its date cell or, in the oldest batteries, counted from the start
 * (run-viewer specification 4).
 */
export function infectionDays(infections: Table, { startDay }: PlotContext): ArrayLike<number> {
  const dates = days(infections);
  if (dates) return dates;
  const dayNumbers = numbers(infections, "day") ?? new Float64Array();
  return Array.from(dayNumbers, (day) => startDay + day - 1);
}
