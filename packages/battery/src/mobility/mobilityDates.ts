// Which date applies when the visitor changes the period (mobility specification 5.1).
import type { MobilityPeriod } from "./mobilityKinds.ts";

/** Start or end of the comparison. */
export type DateRole = "start" | "end";

export function defaultDate(dates: readonly string[], role: DateRole): string | undefined {
  return role === "start" ? dates[0] : dates.at(-1);
}

/**
 * The date in another period: from weekdays to weeks or weekends the next one, the other way the
 * previous one. `dates` are those of the new period, ascending.
 */
export function dateInPeriod(
  date: string,
  change: { readonly from: MobilityPeriod; readonly to: MobilityPeriod },
  dates: readonly string[],
  role: DateRole,
): string | undefined {
  if (dates.includes(date)) return date;
  const [wasWeekday, isWeekday] = [change.from === "weekday", change.to === "weekday"];
  if (wasWeekday && !isWeekday) return dates.find((later) => later > date) ?? dates.at(-1);
  if (!wasWeekday && isWeekday) return dates.findLast((earlier) => earlier < date) ?? dates[0];
  return defaultDate(dates, role);
}
