// Reported series of a region by week, from tables of open data: cases and intensive care of the
// areas that its record names; admissions and variants of the country.
import { type Day, parseDay, regionRecord } from "@episcope/common";
import { strain, strainCount } from "@episcope/model";

/** Of a table, by column. */
export type ReportedRow = Readonly<Record<string, string>>;
/** Rows of a table such as cases-daily.csv. */
export type ReportedTables = (file: string) => readonly ReportedRow[];

/** Age groups of admissions: lowest age, and that from which on people do not belong to it. */
export const admissionGroups = [
  { name: "all", ages: [0, 256] },
  { name: "60-79", ages: [60, 80] },
  { name: "80+", ages: [80, 256] },
] as const;

/** What was reported of a week; what is missing was not reported or does not count. */
export interface ReportedWeek {
  /** Its Monday. */
  readonly day: Day;
  readonly cases: number | undefined;
  /** Per 100,000 and week, by age group. */
  readonly admissions: readonly (number | undefined)[];
  /** Beds per 100,000, mean of the week. */
  readonly intensiveCare: number | undefined;
  /** Shares by strain, of so many sequences. */
  readonly variants: { readonly sequences: number; readonly shares: Float64Array } | undefined;
}

export interface Reported {
  /** Inhabitants of the area whose cases they are. */
  readonly people: number;
  readonly weeks: readonly ReportedWeek[];
  /** Weeks after which shares of variants are known; none by default. */
  readonly variantsDelay?: number;
}

const strainOfColumn: Readonly<Record<string, number>> = {
  other_incl_wild_type: strain.SARS_CoV_2,
  alpha: strain.ALPHA,
  beta: strain.B1351,
  gamma: strain.SARS_CoV_2,
  delta: strain.DELTA,
  ba1: strain.OMICRON_BA1,
  ba3: strain.OMICRON_BA1,
  ba2_excl_ba275: strain.OMICRON_BA2,
  ba275: strain.OMICRON_BA2,
  ba4: strain.OMICRON_BA5,
  ba5_excl_bq1: strain.OMICRON_BA5,
  bq1: strain.BQ,
  xbb15: strain.XBB_15,
  xbb19: strain.XBB_19,
  xbb116: strain.XBB_19,
  xbb_other: strain.XBB_19,
  other_recombinant: strain.SARS_CoV_2,
};

const numberIn = (cell: string | undefined) => (cell ? Number(cell) : undefined);

/** The mean or the sum over the days of each week; weeks that lack a day are left out. */
function byWeek(
  rows: readonly ReportedRow[],
  read: (row: ReportedRow) => number | undefined,
  isSum: boolean,
): (monday: Day) => number | undefined {
  const days = new Map(rows.map((row) => [parseDay(row.date ?? "") ?? 0, read(row)]));
  return (monday) => {
    let sum = 0;
    for (let day = monday; day < monday + 7; day++) {
      const value = days.get(day);
      if (value === undefined) return undefined;
      sum += value;
    }
    return isSum ? sum : sum / 7;
  };
}

const comparedWeeks = 4;
/** Cases below which areas are not compared. */
const leastCompared = 50;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Figures of areas other than that of the cases are multiplied by its cases per head over theirs,
 * up to the last week in which cases are comparable.
 */
export function reportedWeeks(
  read: ReportedTables,
  region: string,
  mondays: readonly Day[],
  comparableUntil: Day = Number.POSITIVE_INFINITY,
): Reported {
  const { observed } = regionRecord(region).calibration ?? {};
  if (!observed) throw new Error(`regions/${region}/region.json does not say what is observed`);
  const rowsOf = (file: string, area: string) => read(file).filter((row) => row.area === area);
  const peopleOf = (area: string) => Number(rowsOf("areas.csv", area)[0]?.population_2021);
  const casesIn = (area: string) =>
    byWeek(rowsOf("cases-daily.csv", area), (row) => numberIn(row.cases), true);
  const cases = casesIn(observed.cases);
  const bedsIn = observed.intensiveCare.map((area) =>
    byWeek(
      rowsOf("icu-daily.csv", area),
      (row) => numberIn(row.covid_icu || row.covid_icu_adults),
      false,
    ),
  );
  const bedPeople = sumOf(observed.intensiveCare.map(peopleOf));
  /** Cases per head, over those of other areas, in the weeks up to one. */
  const relativeTo = (areas: readonly string[]) => {
    const others = areas.map(casesIn);
    const [own, theirs] = [peopleOf(observed.cases), sumOf(areas.map(peopleOf))];
    return (monday: Day) => {
      if (monday > comparableUntil) return 1;
      const known = Array.from({ length: comparedWeeks }, (_, ago) => monday - 7 * ago);
      const here = sumOf(known.map((day) => cases(day) ?? 0));
      const there = sumOf(known.flatMap((day) => others.map((of) => of(day) ?? 0)));
      return here < leastCompared ? 1 : here / own / (there / theirs);
    };
  };
  const toBeds = relativeTo(observed.intensiveCare);
  const toCountry = relativeTo([observed.admissions]);
  const admissions = new Map(
    read("covid-sari-weekly.csv").map((row) => [
      `${parseDay(row.week ?? "")} ${row.age_group}`,
      numberIn(row.covid_sari_incidence_per_100k),
    ]),
  );
  const variants = new Map(
    read("variants-weekly.csv").map((row) => [parseDay(row.week ?? ""), row]),
  );
  const weeks = mondays.map((day): ReportedWeek => {
    const ofAreas = bedsIn.map((beds) => beds(day));
    const intensive = ofAreas.includes(undefined)
      ? undefined
      : sumOf(ofAreas.map((beds) => beds ?? 0));
    return {
      day,
      cases: cases(day),
      admissions: admissionGroups.map(({ name }) => {
        const ofCountry = admissions.get(`${day} ${name}`);
        return ofCountry && ofCountry * toCountry(day);
      }),
      intensiveCare: intensive && (100_000 * intensive * toBeds(day)) / bedPeople,
      variants: variantsIn(variants.get(day)),
    };
  });
  return { people: peopleOf(observed.cases), weeks };
}

function variantsIn(row: ReportedRow | undefined): ReportedWeek["variants"] {
  if (!row) return undefined;
  const shares = new Float64Array(strainCount);
  for (const [column, code] of Object.entries(strainOfColumn))
    shares[code] = (shares[code] ?? 0) + Number(row[column] ?? 0) / 100;
  const sum = shares.reduce((total, value) => total + value, 0);
  return { sequences: Number(row.sequences_approx), shares: shares.map((value) => value / sum) };
}
