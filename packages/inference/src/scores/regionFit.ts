// What the filter says about all weeks of a region, as it is published (RegionFit): quantiles of
// simulated series, and figures over all weeks. Reported values stay out.
import { formatDay, parseDay } from "@episcope/common";
import { strainNames } from "@episcope/model";
import type { FitBands, RegionFit, Reported } from "@episcope/scenario";
import type { Priors } from "../priors.ts";
import { type CaseFit, caseFit, dominance, peakFactors, quantileAt } from "./fit.ts";
import type { WeekSummary } from "./weekSummary.ts";

interface FitSource {
  readonly region: string;
  readonly stamp: string;
  readonly priors: Priors;
  readonly reported: Reported;
  /** With and without the reports of the week. */
  readonly filtered: readonly WeekSummary[];
  readonly ahead: readonly WeekSummary[];
}

/** The first week with comparable cases. */
export const firstCompared = "2020-03-16";
const accepted = 1.4;
/** Strains that never have as much are left out. */
const smallestShare = 0.01;

const rounded = (value: number, digits = 3) => Number(value.toPrecision(digits));

export function regionFitOf(source: FitSource): RegionFit {
  const { region, stamp, priors, reported, filtered, ahead } = source;
  const until = formatDay(priors.likelihood.cases.until);
  const bands = (of: (week: WeekSummary) => readonly number[] | undefined): FitBands => {
    const at = (level: number) =>
      filtered.map((week) => rounded(quantileAt(of(week) ?? [], level)));
    return { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
  };
  const figures = (summaries: readonly WeekSummary[], series: "cases" | "reports") =>
    roundedFit(caseFit(summaries, reported, firstCompared, until, series));
  const shares = strainNames.map(
    (name, code) =>
      [name, filtered.map(({ strains }) => Number((strains[code] ?? 0).toFixed(3)))] as const,
  );
  return {
    region,
    stamp,
    particles: priors.filter.particles,
    runs: priors.filter.kept,
    casesUntil: formatDay(priors.likelihood.cases.until + 6),
    weeks: filtered.map(({ week }) => formatDay(week.last - 6)),
    cases: bands(({ cases }) => cases.map((value) => (100_000 * value) / reported.people)),
    admissions: {
      all: bands(({ admissions }) => admissions[0]),
      "60-79": bands(({ admissions }) => admissions[1]),
      "80+": bands(({ admissions }) => admissions[2]),
    },
    intensiveCare: bands(({ intensiveCare }) => intensiveCare),
    caution: bands(({ caution }) => caution),
    detection: bands(({ detection }) => detection),
    strains: Object.fromEntries(
      shares.filter(([, values]) => values.some((value) => value >= smallestShare)),
    ),
    // What is looked ahead at are reports, so their spread counts.
    figures: { filtered: figures(filtered, "cases"), ahead: figures(ahead, "reports") },
    peaks: peakSeries.flatMap((series) => {
      const factors = peakFactors(filtered, reported, series).map(({ factor }) =>
        Math.max(factor, 1 / factor),
      );
      // One or two factors could be told apart.
      if (factors.length < 3) return [];
      const within = factors.filter((factor) => factor <= accepted).length;
      return [
        { series, waves: factors.length, within, worst: Number(Math.max(...factors).toFixed(1)) },
      ];
    }),
    dominance: dominance(filtered, reported).flatMap(({ strain, reported: day, simulated }) => {
      const [wanted, from] = [parseDay(day), parseDay(simulated)];
      return wanted === undefined || from === undefined
        ? []
        : [{ strain, from: simulated, weeksLate: Math.round((from - wanted) / 7) }];
    }),
  };
}

const peakSeries = ["admissions", "admissions60", "admissions80", "intensiveCare"] as const;

function roundedFit({ weeks, factor, bias, coverage, width, score }: CaseFit): CaseFit {
  const [shownFactor, shownBias, shownWidth] = [factor, bias, width].map((value) => rounded(value));
  return {
    weeks,
    factor: shownFactor ?? 1,
    bias: shownBias ?? 1,
    coverage: Number(coverage.toFixed(2)),
    width: shownWidth ?? 1,
    score: rounded(score, 2),
  };
}

/** One line for each series, so that changes can be read. */
export function regionFitText(fit: RegionFit): string {
  const lines = Object.entries(fit).map(
    ([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
