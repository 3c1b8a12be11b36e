// Reported cases per 100,000 people and week by area, as `episcope reported` writes them: a column
// for each area.
import { type Day, parseDay } from "@episcope/common";
import { fetchReportedFile, loadAttributions } from "./reportedFiles.ts";

export interface Incidence {
  /** Mondays, ascending. */
  readonly weeks: readonly Day[];
  /** By key of the area; NaN where nothing is known. */
  readonly byArea: ReadonlyMap<string, readonly number[]>;
  /** What was read, below the data root. */
  readonly files: readonly string[];
}

/** The country is beside its states, and beside counties. */
const filesOf = {
  state: ["reported/incidence/germany.csv", "reported/incidence/states.csv"],
  county: ["reported/incidence/germany.csv", "reported/incidence/counties.csv"],
} as const;
export type IncidenceLevel = keyof typeof filesOf;

const known = new Map<IncidenceLevel, Incidence>();

export function knownIncidence(level: IncidenceLevel): Incidence | undefined {
  return known.get(level);
}

/** Without areas if nothing was fetched. Throws a FetchError. */
export async function loadIncidence(
  level: IncidenceLevel,
  signal: AbortSignal,
): Promise<Incidence> {
  const texts = await Promise.all(filesOf[level].map((file) => fetchReportedFile(file, signal)));
  const read = texts.map((text) => parseIncidence(text ?? ""));
  const weeks = [...new Set(read.flatMap((one) => one.weeks))].sort((a, b) => a - b);
  const byArea = new Map<string, readonly number[]>();
  for (const one of read) {
    const row = new Map(one.weeks.map((week, index) => [week, index]));
    for (const [area, values] of one.byArea)
      byArea.set(
        area,
        weeks.map((week) => values[row.get(week) ?? -1] ?? Number.NaN),
      );
  }
  const files = filesOf[level].filter((_, index) => (read[index]?.byArea.size ?? 0) > 0);
  if (files.length > 0) await loadAttributions();
  const incidence = { weeks, byArea, files };
  known.set(level, incidence);
  return incidence;
}

/** Rows of no later week than those before are left out, and cells that are no number. */
export function parseIncidence(text: string): Omit<Incidence, "files"> {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const [first, ...areas] = head.split(",");
  if (first !== "week") return { weeks: [], byArea: new Map() };
  const weeks: Day[] = [];
  const columns = areas.map((): number[] => []);
  for (const line of lines) {
    const [date = "", ...cells] = line.split(",");
    const week = parseDay(date);
    if (week === undefined || week <= (weeks.at(-1) ?? Number.NEGATIVE_INFINITY)) continue;
    weeks.push(week);
    columns.forEach((column, index) => {
      const cell = cells[index] ?? "";
      column.push(/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN);
    });
  }
  return {
    weeks,
    byArea: new Map(areas.map((area, index) => [area.trim(), columns[index] ?? []])),
  };
}
