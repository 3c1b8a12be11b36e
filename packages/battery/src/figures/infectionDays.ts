import { days, numbers, type Table } from "@episcope/common";

/**
 * Date of each row: from its date cell or, in the oldest batteries, counted from the start
 * (run-viewer specification 4).
 */
export function infectionDays(
  infections: Table,
  /** Date of simulation day 1, including the shift. */
  { startDay }: { readonly startDay: number },
): ArrayLike<number> {
  const dates = days(infections);
  if (dates) return dates;
  const dayNumbers = numbers(infections, "day") ?? new Float64Array();
  return Array.from(dayNumbers, (day) => startDay + day - 1);
}
