// Reported series for the page about the model: reported/<region>.json, from the tables that were
// written before (docs/running.md).
import { type Day, formatDay, parseDay, regionNames, regionRecord } from "@episcope/common";
import { strain } from "@episcope/model";
import { admissionGroups, type ReportedRow, reportedWeeks } from "@episcope/scenario";
import { rounded, tablesFolder } from "../converting/converter.ts";

/** Rows of one of our tables; empty if it was never written. */
export type TableReader = (name: string) => readonly ReportedRow[];

/** Figures of other areas stay as they were reported: no week counts as comparable. */
const notCompared: Day = Number.NEGATIVE_INFINITY;

/** Our tables hold what theirs do, in parts. */
const parts: Readonly<Record<string, readonly string[]>> = {
  "areas.csv": ["areas-germany", "areas-states", "areas-counties"],
  "cases-daily.csv": ["cases-daily-germany", "cases-daily-states", "cases-daily-cities"],
  "icu-daily.csv": ["icu-daily-germany", "icu-daily-states"],
  "covid-sari-weekly.csv": ["covid-sari-weekly"],
  "variants-weekly.csv": ["variants-weekly"],
};

const nameOfStrain = new Map(Object.entries(strain).map(([name, code]) => [code, name]));
const weeksPerYear = 53;
const mostYears = 19;

/** Tables that figures are taken from, as paths below the data root. */
export type Origins = readonly string[];

/** The series of a region and what each is made of. */
export interface ModelSeries {
  readonly values: Readonly<Record<string, unknown>>;
  readonly origins: ReadonlyMap<string, Origins>;
}

/** By region, for those that are followed and whose cases are there. */
export function modelSeries(read: TableReader): ReadonlyMap<string, ModelSeries> {
  const tables = new Map(
    Object.entries(parts).map(([file, names]) => [file, names.flatMap((name) => read(name))]),
  );
  const rowsOf = (file: string) =>
    file === "areas.csv"
      ? (tables.get(file) ?? []).map((row) => ({ ...row, population_2021: row.population ?? "" }))
      : (tables.get(file) ?? []);
  return new Map(
    regionNames().flatMap((region) => {
      const { observed } = regionRecord(region).calibration ?? {};
      const values = observed && seriesOf(region, observed.cases, rowsOf);
      if (!values) return [];
      const originsOf = (file: string, areas?: readonly string[]) =>
        (parts[file] ?? [])
          .filter((name) => read(name).some(({ area }) => !areas || areas.includes(area ?? "")))
          .map((name) => `${tablesFolder}/${name}.csv`);
      const origins = new Map([
        ["cases", originsOf("cases-daily.csv", [observed.cases])],
        ["admissions", originsOf("covid-sari-weekly.csv")],
        ["intensiveCare", originsOf("icu-daily.csv", observed.intensiveCare)],
        ["strains", originsOf("variants-weekly.csv")],
      ]);
      return [[region, { values, origins }] as const];
    }),
  );
}

function seriesOf(
  region: string,
  area: string,
  rowsOf: TableReader,
): ModelSeries["values"] | undefined {
  const mondays = mondaysOf(rowsOf("cases-daily.csv").filter((row) => row.area === area));
  if (mondays.length === 0) return undefined;
  const { people, weeks } = reportedWeeks(rowsOf, region, mondays, notCompared);
  if (!(people > 0)) return undefined;
  const ofWeeks = (read: (week: (typeof weeks)[number]) => number | undefined) =>
    weeks.map((week) => {
      const value = read(week);
      return value === undefined || !Number.isFinite(value) ? null : rounded(value, 4);
    });
  const admissions = admissionGroups.map(
    ({ name }, index) => [name, ofWeeks((week) => week.admissions[index])] as const,
  );
  const strains = [...nameOfStrain].flatMap(([code, name]) => {
    const shares = ofWeeks(({ variants }) => variants?.shares[code]);
    return shares.some((share) => share !== null && share > 0) ? [[name, shares] as const] : [];
  });
  return {
    weeks: mondays.map(formatDay),
    cases: ofWeeks(({ cases }) => cases && (100_000 * cases) / people),
    admissions: Object.fromEntries(admissions),
    intensiveCare: ofWeeks(({ intensiveCare }) => intensiveCare),
    strains: Object.fromEntries(strains),
  };
}

/** From the first week with a case to the last that is complete. */
function mondaysOf(rows: readonly ReportedRow[]): readonly Day[] {
  const days = rows.flatMap(({ date = "" }) => parseDay(date) ?? []);
  if (days.length === 0) return [];
  const first = days.reduce((one, other) => Math.min(one, other));
  const last = days.reduce((one, other) => Math.max(one, other));
  // 1 January 1970 was a Thursday.
  const monday = first - ((first + 3) % 7);
  const count = Math.min(weeksPerYear * mostYears, Math.floor((last + 1 - monday) / 7));
  return Array.from({ length: Math.max(0, count) }, (_, week) => monday + 7 * week);
}
