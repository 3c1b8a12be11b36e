// Reported series of a region, as an operator installs them: reported/<region>.json below the data
// root. Anybody may have written it: what cannot be used is left out.
import { type Day, parseDay, weekday } from "@episcope/common";

/** By week; NaN where nothing was reported. */
export interface ReportedSeries {
  /** Who publishes the figures, as it is shown below the curves. */
  readonly source: string | undefined;
  /** Mondays, ascending. */
  readonly weeks: readonly Day[];
  /** Per 100,000 and week; beds as the mean of the week. */
  readonly cases: readonly number[] | undefined;
  readonly admissions: {
    readonly all: readonly number[] | undefined;
    readonly "60-79": readonly number[] | undefined;
    readonly "80+": readonly number[] | undefined;
  };
  readonly intensiveCare: readonly number[] | undefined;
  /** Shares by strain. */
  readonly strains: ReadonlyMap<string, readonly number[]>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Twenty years; more would only slow the page down. */
const mostWeeks = 1040;
const mostStrains = 40;
const longestSource = 200;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const own = (fields: unknown, name: string): unknown =>
  isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Undefined if it is not such a file. */
export function parseReported(text: string): ReportedSeries | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  const weeks = mondaysIn(own(file, "weeks"));
  if (!weeks) return undefined;
  const series = (fields: unknown, name: string) => valuesIn(own(fields, name), weeks.length);
  const admissions = own(file, "admissions");
  const source = own(file, "source");
  const found: ReportedSeries = {
    source:
      typeof source === "string" && source.trim()
        ? source.trim().slice(0, longestSource)
        : undefined,
    weeks,
    cases: series(file, "cases"),
    admissions: {
      all: series(admissions, "all"),
      "60-79": series(admissions, "60-79"),
      "80+": series(admissions, "80+"),
    },
    intensiveCare: series(file, "intensiveCare"),
    strains: strainsIn(own(file, "strains"), weeks.length),
  };
  const hasValues =
    found.strains.size > 0 ||
    [found.cases, found.intensiveCare, ...Object.values(found.admissions)].some(Boolean);
  return hasValues ? found : undefined;
}

function mondaysIn(value: unknown): readonly Day[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostWeeks) return undefined;
  const mondays = value.flatMap((week: unknown) => {
    const day = typeof week === "string" ? parseDay(week) : undefined;
    return day !== undefined && weekday(day) === 1 ? [day] : [];
  });
  const isAscending = mondays.every((day, index) => index === 0 || day > (mondays[index - 1] ?? 0));
  return mondays.length === value.length && isAscending ? mondays : undefined;
}

function valuesIn(value: unknown, weeks: number): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length !== weeks) return undefined;
  const numbers = value.map((one: unknown) =>
    typeof one === "number" && Number.isFinite(one) && one >= 0 ? one : Number.NaN,
  );
  return numbers.some((one) => !Number.isNaN(one)) ? numbers : undefined;
}

function strainsIn(value: unknown, weeks: number): ReportedSeries["strains"] {
  const names = isFields(value) ? Object.keys(value).slice(0, mostStrains) : [];
  return new Map(
    names.flatMap((name) => {
      const shares = valuesIn(own(value, name), weeks);
      return shares && /^\w{1,40}$/.test(name) ? [[name, shares] as const] : [];
    }),
  );
}
