// The two dates of the period that are compared, and dates in the address that do not exist
// (mobility specification 5.1).
import { type DateRole, dateInPeriod, defaultDate, type MobilityPeriod } from "@episcope/battery";
import { parseDay, weekday } from "@episcope/common";
import type { QueryChange } from "../../../environment/useQuery.ts";

export interface ChosenWeeks {
  readonly start: string;
  readonly end: string;
  /** Dates in the address that the data lack. */
  readonly unknown: readonly string[];
}

/** Undefined if the data have no dates at all. */
export function chosenWeeks(
  written: { readonly startDate: string | undefined; readonly endDate: string | undefined },
  period: MobilityPeriod,
  dates: readonly string[],
): ChosenWeeks | undefined {
  const unknown: string[] = [];
  const find = (date: string | undefined, role: DateRole) => {
    if (date === undefined) return defaultDate(dates, role);
    const found = dateOfPeriod(date, period, dates, role);
    if (found === undefined) unknown.push(date);
    return found ?? defaultDate(dates, role);
  };
  const [start, end] = [find(written.startDate, "start"), find(written.endDate, "end")];
  return start === undefined || end === undefined ? undefined : { start, end, unknown };
}

/**
 * A date of another period stands for its week, so that a link keeps its meaning when the period
 * changes: weekday periods are dated by Friday, weeks and weekends by Sunday.
 */
export function dateOfPeriod(
  date: string,
  period: MobilityPeriod,
  dates: readonly string[],
  role: DateRole,
): string | undefined {
  if (dates.includes(date)) return date;
  const from = stampedPeriod(date);
  if (from === undefined || (from === "weekday") === (period === "weekday")) return undefined;
  return dateInPeriod(date, { from, to: period }, dates, role);
}

function stampedPeriod(date: string): MobilityPeriod | undefined {
  const day = parseDay(date);
  if (day === undefined) return undefined;
  const [sunday, friday] = [0, 5];
  if (weekday(day) === friday) return "weekday";
  return weekday(day) === sunday ? "week" : undefined;
}

export function chooseWeeks(
  { start, end }: Pick<ChosenWeeks, "start" | "end">,
  dates: readonly string[],
): QueryChange {
  return {
    date_one: start === defaultDate(dates, "start") ? undefined : start,
    date_two: end === defaultDate(dates, "end") ? undefined : end,
  };
}
