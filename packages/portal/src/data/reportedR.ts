// The last reproduction number that was reported (reported/r.json).
import { parseDay } from "@episcope/common";
import { fetchReportedFile, loadAttributions } from "./reportedFiles.ts";

export const reportedRFile = "reported/r.json";

export interface ReportedR {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly value: number;
  /** Ends of its interval, if they are known. */
  readonly range: readonly [low: number, high: number] | undefined;
}

type Found = ReportedR | "none";
let known: Found | undefined;

export function knownReportedR(): Found | undefined {
  return known;
}

/** Never fails: without it nothing is offered. */
export async function loadReportedR(signal: AbortSignal): Promise<Found> {
  const text = await fetchReportedFile(reportedRFile, signal).catch(() => undefined);
  const found = parseReportedR(text ?? "");
  if (found) await loadAttributions();
  if (!signal.aborted) known = found ?? "none";
  return found ?? "none";
}

/** More was never seen of any virus of this kind. */
const highest = 20;
const isR = (value: unknown): value is number =>
  typeof value === "number" && value > 0 && value < highest;

export function parseReportedR(text: string): ReportedR | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof file !== "object" || file === null) return undefined;
  const { date, value, low, high } = file as Readonly<Record<string, unknown>>;
  if (typeof date !== "string" || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  if (parseDay(date) === undefined || !isR(value)) return undefined;
  const hasRange = isR(low) && isR(high) && low <= value && value <= high;
  return { date, value, range: hasRange ? [low, high] : undefined };
}
