// Which two dates of the period are compared, and what was asked for in vain
// (mobility specification 5.1).
import { type DateRole, dateInPeriod, defaultDate, type MobilityPeriod } from "@episcope/battery";
import { parseDay, weekday } from "@episcope/common";
import type { QueryChange } from "../../../environment/useQuery.ts";

export interface ChosenWeeks {
  readonly start: string;
  readonly end: string;
  /** What the address says and no date of the data is. */
  readonly unknown: readonly string[];
}

/** Undefined where the data have no dates at all. */
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
 * The stamp of another period stands for its week, so that a link still means the same when its
 * period is changed: Fridays are stamps of weekdays, Sundays of weeks and weekends.
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
