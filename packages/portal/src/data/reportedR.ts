// The reproduction number of every day for which it was reported (reported/tables/r-estimate.csv).
import { parseDay } from "@episcope/common";
import { fetchReportedFile, loadAttributions } from "./reportedFiles.ts";

export const reportedRFile = "reported/tables/r-estimate.csv";

export interface ReportedR {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly value: number;
  /** Ends of its interval, if they are known. */
  readonly range: readonly [low: number, high: number] | undefined;
}

/** By date, ascending; days may be missing, and all of them. */
export type ReportedDays = readonly ReportedR[];

let known: ReportedDays | undefined;

export function knownReportedR(): ReportedDays | undefined {
  return known;
}

/** Never fails: without it nothing is offered. */
export async function loadReportedR(signal: AbortSignal): Promise<ReportedDays> {
  const text = await fetchReportedFile(reportedRFile, signal).catch(() => undefined);
  const days = parseReportedR(text ?? "");
  if (days.length > 0) await loadAttributions();
  if (!signal.aborted) known = days;
  return days;
}

/** Twenty years; more would only slow the page down. */
const mostRows = 7305;
/** More was never seen of any virus of this kind. */
const highest = 20;

/** Columns: date, R, ends of its interval. Rows that are not of a later day are left out. */
export function parseReportedR(text: string): ReportedDays {
  const [head, ...lines] = text.split(/\r?\n/, mostRows + 1);
  if (head !== "date,r7,r7_lo,r7_hi") return [];
  const days: ReportedR[] = [];
  for (const line of lines) {
    const [date = "", ...cells] = line.split(",");
    const [value, low, high] = cells.map(rIn);
    const isLater = isDate(date) && date > (days.at(-1)?.date ?? "");
    if (!isLater || value === undefined) continue;
    const isRange = low !== undefined && high !== undefined && low <= value && value <= high;
    days.push({ date, value, range: isRange ? [low, high] : undefined });
  }
  return days;
}

function rIn(cell: string): number | undefined {
  const value = /^\d{1,2}(\.\d{1,9})?$/.test(cell) ? Number(cell) : 0;
  return value > 0 && value < highest ? value : undefined;
}

/** YYYY-MM-DD and nothing else, so that texts are in the order of days. */
export function isDate(text: string): boolean {
  return text.length === 10 && parseDay(text) !== undefined;
}
