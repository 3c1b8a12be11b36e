// totalInfections.csv: people by state and day, tab-separated despite its name (visualisations
// specification 2.3).
import { healthStateCount, numbers, problem } from "@episcope/common";
import { parseTable } from "../../tables/parseTable.ts";
import { type ByteStream, bytesOf, collected, type ReadingOptions } from "./bytes/byteStream.ts";
import { isPage } from "./bytes/eachRecord.ts";
import { type PublishedResult, publishedResult, refuse } from "./publishedResult.ts";

export interface DailyTotals {
  readonly dayCount: number;
  /** Seven numbers for day 1, seven for day 2, …, in people, not agents, summed over districts. */
  readonly counts: Float64Array;
}

/** In the order of the states. */
const columns = [
  "nSusceptible",
  "nInfectedButNotContagious",
  "nContagious",
  "nShowingSymptoms",
  "nSeriouslySick",
  "nCritical",
  "nRecovered",
];
/** The published file has 8 kB. */
const maxFileSize = 16 * 1024 * 1024;
const maxDays = 0xfffe;

export function readTotals(
  stream: ByteStream,
  options: ReadingOptions,
): Promise<PublishedResult<DailyTotals>> {
  return publishedResult(options.file, async (faults) => {
    const bytes = await collected(bytesOf(stream, options, maxFileSize));
    if (isPage(bytes, 0)) refuse(problem("webPage"));
    const isNumber = new Set(["day", ...columns]);
    const { table, faults: found } = parseTable(bytes, {
      file: options.file,
      kindOf: (name) => (isNumber.has(name) ? "number" : "text"),
      required: [...isNumber],
    });
    for (const fault of found) faults.add(fault, fault.line, fault.column);
    const days = numbers(table, "day");
    const states = columns.map((name) => numbers(table, name));
    if (!days || states.includes(undefined)) return undefined;
    const isRight = (row: number) =>
      isDay(days[row] ?? 0) && states.every((values) => isCount(values?.[row] ?? -1));
    const rows = [...days.keys()].filter(isRight);
    if (rows.length < days.length) {
      faults.add(problem("impossibleRows", { count: days.length - rows.length }));
    }
    const dayCount = rows.reduce((most, row) => Math.max(most, days[row] ?? 0), 0);
    const counts = new Float64Array(healthStateCount * dayCount);
    const isThere = new Uint8Array(dayCount);
    for (const row of rows) {
      const day = (days[row] ?? 1) - 1;
      isThere[day] = 1;
      states.forEach((values, state) => {
        const at = healthStateCount * day + state;
        counts[at] = (counts[at] ?? 0) + (values?.[row] ?? 0);
      });
    }
    isThere.forEach((there, day) => {
      if (there === 0) faults.add(problem("dayMissing", { day: day + 1 }));
    });
    return dayCount === 0 ? undefined : { dayCount, counts };
  });
}

function isDay(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maxDays;
}

/** More people than there are, and sums are still exact. */
function isCount(value: number): boolean {
  return value >= 0 && value <= 2 ** 40;
}
