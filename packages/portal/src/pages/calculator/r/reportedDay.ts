// The day whose reported R is used: day=YYYY-MM-DD in the address, without it the last one.
import { parseDay } from "@episcope/common";
import { isDate, type ReportedDays, type ReportedR } from "../../../data/reportedR.ts";

export interface ReportedChoice {
  /** At least one. */
  readonly days: ReportedDays;
  /** That of the day asked for, or of the nearest one. */
  readonly used: ReportedR;
  /** The day asked for, if it has no value. */
  readonly missing: string | undefined;
  readonly first: string;
  readonly last: string;
}

/** What is no date asks for nothing; undefined if no day has a value. */
export function chosenDay(days: ReportedDays, asked: string | null): ReportedChoice | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const date = asked !== null && isDate(asked) ? asked : last.date;
  const used = days.reduce((best, one) =>
    distance(one.date, date) < distance(best.date, date) ? one : best,
  );
  const missing = used.date === date ? undefined : date;
  return { days, used, missing, first: first.date, last: last.date };
}

/** As it is written into the address: the last day is left out. */
export function dayCode(date: string, { last }: ReportedChoice): string | undefined {
  return date === last ? undefined : date;
}

function distance(a: string, b: string): number {
  return Math.abs((parseDay(a) ?? 0) - (parseDay(b) ?? 0));
}
