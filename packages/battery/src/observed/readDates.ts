// Date formats of observed data.
import { type Day, dayOf, parseDay, parseGermanDay, parseIsoWeek } from "@episcope/common";
import type { ColumnPlace, DateForm, DateReading } from "./observedSource.ts";

const parsers: Record<DateForm, (text: string) => Day | undefined> = {
  iso: parseDay,
  german: parseGermanDay,
  shortGerman: parseShortGermanDay,
  isoWeek: parseIsoWeek,
};

/** 25-02-20: a two-digit year is in this century. */
function parseShortGermanDay(text: string): Day | undefined {
  const match = /^(\d{1,2})-(\d{1,2})-(\d\d)$/.exec(text);
  return match ? dayOf(2000 + Number(match[3]), Number(match[2]), Number(match[1])) : undefined;
}

/** The columns that form a date, in the order that parseDate expects. */
export function dateColumns(reading: DateReading): readonly ColumnPlace[] {
  return reading.kind === "cell" ? [reading.column] : [reading.year, reading.month, reading.day];
}

export function parseDate(reading: DateReading, cells: readonly string[]): Day | undefined {
  if (reading.kind === "cell") return parsers[reading.form](cells[0] ?? "");
  if (!cells.every((cell) => /^\d{1,4}$/.test(cell))) return undefined;
  const [year, month, dayOfMonth] = cells.map(Number);
  return dayOf(year ?? 0, month ?? 0, dayOfMonth ?? 0);
}
