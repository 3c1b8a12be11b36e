// How well summaries of all weeks fit the reports: the figures of docs/calibration.md.
import { formatDay, parseDay } from "@episcope/common";
import { strainNames } from "@episcope/model";
import type { Reported } from "@episcope/scenario";
import { intervalScore, levels } from "./quantiles.ts";
import type { WeekSummary } from "./weekSummary.ts";

export interface CaseFit {
  readonly weeks: number;
  /** Of the median against reports: root mean square of logs, and mean of logs, as factors. */
  readonly factor: number;
  readonly bias: number;
  /** Of the 80 % interval: share of weeks inside, and mean width as a factor. */
  readonly coverage: number;
  readonly width: number;
  /** Weighted interval score of logarithms. */
  readonly score: number;
}

/** Of quantiles at the 23 levels. */
export function quantileAt(quantiles: readonly number[], level: number): number {
  return quantiles[levels.findIndex((known) => Math.abs(known - level) < 1e-9)] ?? Number.NaN;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function caseFit(
  summaries: readonly WeekSummary[],
  reported: Reported,
  from: string,
  until: string,
  series: "cases" | "reports" = "cases",
): CaseFit {
  const [first = 0, last = 0] = [parseDay(from), parseDay(until)];
  const rows = summaries.flatMap(({ [series]: cases, week }, index) => {
    const observed = reported.weeks[index]?.cases;
    const monday = week.last - 6;
    return observed && monday >= first && monday <= last ? [{ cases, observed }] : [];
  });
  const errors = rows.map(({ cases, observed }) => Math.log(quantileAt(cases, 0.5) / observed));
  return {
    weeks: rows.length,
    factor: Math.exp(Math.sqrt(meanOf(errors.map((error) => error ** 2)))),
    bias: Math.exp(meanOf(errors)),
    coverage: meanOf(
      rows.map(({ cases, observed }) =>
        observed >= quantileAt(cases, 0.1) && observed <= quantileAt(cases, 0.9) ? 1 : 0,
      ),
    ),
    width: Math.exp(
      meanOf(rows.map(({ cases }) => Math.log(quantileAt(cases, 0.9) / quantileAt(cases, 0.1)))),
    ),
    score: meanOf(
      rows.map(({ cases, observed }) =>
        intervalScore(
          cases.map((value) => Math.log(value)),
          Math.log(observed),
        ),
      ),
    ),
  };
}

/** Windows in which the highest weeks are compared. */
const waves = [
  { name: "spring 2020", from: "2020-03-09", until: "2020-06-29" },
  { name: "winter 2020/21", from: "2020-10-05", until: "2021-02-15" },
  { name: "spring 2021", from: "2021-02-22", until: "2021-06-28" },
  { name: "autumn 2021", from: "2021-09-27", until: "2021-12-27" },
  { name: "winter 2022", from: "2022-01-03", until: "2022-05-30" },
] as const;

/** Highest median over highest report, by wave; undefined where either is missing. */
export function peakFactors(
  summaries: readonly WeekSummary[],
  reported: Reported,
  series: "admissions" | "admissions60" | "admissions80" | "intensiveCare",
): readonly { readonly wave: string; readonly factor: number }[] {
  const group = ["admissions", "admissions60", "admissions80"].indexOf(series);
  return waves.flatMap(({ name, from, until }) => {
    const pairs = summaries.flatMap(({ week, admissions, intensiveCare }, index) => {
      const monday = formatDay(week.last - 6);
      const of = reported.weeks[index];
      const observed = group < 0 ? of?.intensiveCare : of?.admissions[group];
      const simulated = quantileAt(group < 0 ? intensiveCare : (admissions[group] ?? []), 0.5);
      return observed !== undefined && monday >= from && monday <= until
        ? [{ observed, simulated }]
        : [];
    });
    if (pairs.length < 8) return [];
    const highest = (name: "observed" | "simulated") =>
      Math.max(...pairs.map((pair) => pair[name]));
    return [{ wave: name, factor: highest("simulated") / highest("observed") }];
  });
}

/** Mondays from which a strain has more than half, in reports and among particles. */
export function dominance(
  summaries: readonly WeekSummary[],
  reported: Reported,
): readonly { readonly strain: string; readonly reported: string; readonly simulated: string }[] {
  return strainNames.flatMap((name, code) => {
    const first = (share: (index: number) => number | undefined) => {
      const index = summaries.findIndex((_, place) => (share(place) ?? 0) > 0.5);
      return index < 0 ? undefined : formatDay((summaries[index]?.week.last ?? 6) - 6);
    };
    const observed = first((index) => reported.weeks[index]?.variants?.shares[code]);
    if (!observed || code === 0) return [];
    const simulated = first((index) => summaries[index]?.strains[code]) ?? "never";
    return [{ strain: name, reported: observed, simulated }];
  });
}
