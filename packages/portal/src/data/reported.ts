// Reported series from reported/ below the data root, if they are installed there.
import { parseReported, type ReportedSeries } from "./parseReported.ts";
import { fetchReportedFile, loadAttributions } from "./reportedFiles.ts";

export type { ReportedSeries };

export type Reported =
  | { readonly kind: "read"; readonly series: ReportedSeries; readonly file: string }
  | { readonly kind: "absent" }
  | { readonly kind: "broken"; readonly file: string };

const known = new Map<string, Reported>();

/** Throws a FetchError if the server does not answer; a file that is not there is no fault. */
export async function loadReported(region: string, signal: AbortSignal): Promise<Reported> {
  const reported = known.get(region) ?? (await fetchReported(region, signal));
  // A broken file may be repaired before the next call.
  if (reported.kind !== "broken") known.set(region, reported);
  return reported;
}

export function knownReported(region: string): Reported | undefined {
  return known.get(region);
}

async function fetchReported(region: string, signal: AbortSignal): Promise<Reported> {
  const file = `reported/${encodeURIComponent(region)}.json`;
  const text = await fetchReportedFile(file, signal);
  if (text === undefined) return { kind: "absent" };
  const series = parseReported(text);
  if (series) await loadAttributions();
  return series ? { kind: "read", series, file } : { kind: "broken", file };
}
