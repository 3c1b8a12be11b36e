// What particles say about the reports of a week: quantiles of what would be reported.
import { key, uniform } from "@episcope/model";
import { nameKey, type Reported } from "@episcope/scenario";
import { normal, purpose } from "../draws.ts";
import type { FilterStep } from "../filter/particleFilter.ts";
import { systematic } from "../filter/weights.ts";
import type { CityParticle } from "../particles/cityModel.ts";
import type { Prediction } from "../prediction.ts";
import type { Priors } from "../priors.ts";
import { detectedShare, type FilterWeek } from "../unknowns.ts";
import { expectedReports, reportedBeds, reportsPerCase } from "../weekLikelihood.ts";
import { weightedQuantiles } from "./quantiles.ts";

/** Quantiles at the 23 levels, of runs. */
export interface WeekSummary {
  readonly week: FilterWeek;
  /** Expected to be reported, and with the spread of reports. */
  readonly cases: readonly number[];
  readonly reports: readonly number[];
  readonly admissions: readonly (readonly number[])[];
  readonly intensiveCare: readonly number[];
  readonly caution: readonly number[];
  readonly detection: readonly number[];
  /** Mean share by strain. */
  readonly strains: readonly number[];
}

/** Reports that are drawn for each particle. */
const draws = 25;

/** As many particles as are kept, chosen by weight: what a stored posterior shows. */
export function keptOf(
  weights: Float64Array,
  count: number,
  regionKey: number,
  step: number,
): Int32Array {
  return systematic(weights, count, uniform(key(regionKey, step, purpose.kept), 0));
}

/** What a run says about a week. */
export interface RunWeek {
  readonly prediction: Prediction;
  /** Share of cases that is reported, and caution. */
  readonly detection: number;
  readonly caution: number;
  /** Factor on contacts away from home. */
  readonly away: number;
  readonly weight: number;
}

/** `weights` of the step: with or without the observations of the week. */
export function runsOfStep(
  { particles }: Pick<FilterStep<CityParticle>, "particles">,
  weights: Float64Array,
  week: FilterWeek,
  priors: Priors,
): readonly RunWeek[] {
  return particles.map(({ prediction, ancestor }, number) => ({
    prediction,
    detection: detectedShare(priors, ancestor.unknowns, week.last - 6),
    caution: Math.exp(ancestor.unknowns.caution),
    away: ancestor.recipeStep.away,
    weight: weights[number] ?? 0,
  }));
}

/** As many as are kept. */
export function chosenRuns(
  step: Pick<FilterStep<CityParticle>, "step" | "particles">,
  weights: Float64Array,
  week: FilterWeek,
  priors: Priors,
  regionKey: number,
): readonly RunWeek[] {
  const runs = runsOfStep(step, weights, week, priors);
  const chosen = keptOf(weights, priors.filter.kept, regionKey, step.step);
  return Array.from(chosen, (number) => runs[number]).filter((run) => run !== undefined);
}

/** Reports of a run as they would be published, drawn by a name. */
export function sampledReports(
  runs: readonly Pick<RunWeek, "prediction" | "detection">[],
  weeks: readonly FilterWeek[],
  priors: Priors,
  drawnFor: string,
): Reported {
  const people = 83_000_000;
  return {
    people,
    weeks: weeks.map(({ last }, index) => {
      const run = runs[index];
      const noise = normal(key(nameKey(drawnFor), purpose.kept), index);
      return {
        day: last - 6,
        cases: run && Math.round(reportOf(run, people, priors, noise)),
        admissions: [],
        intensiveCare: undefined,
        variants: undefined,
      };
    }),
  };
}

function reportOf(
  { prediction, detection }: Pick<RunWeek, "prediction" | "detection">,
  people: number,
  priors: Priors,
  noise: number,
): number {
  const perCase = reportsPerCase(prediction, detection, people);
  const { mean, dispersion } = expectedReports(prediction.cases, perCase, people, priors);
  const spread = Math.sqrt(Math.log1p(dispersion + 1 / mean));
  return Math.exp(Math.log(mean) - spread ** 2 / 2 + spread * noise);
}

/** Reports have noise; `noiseKey` gives its draws. */
export function summaryOf(
  runs: readonly Pick<RunWeek, "prediction" | "detection" | "caution">[],
  week: FilterWeek,
  people: number,
  priors: Priors,
  noiseKey: number,
): WeekSummary {
  const even = (values: readonly number[]) =>
    weightedQuantiles(values, new Array<number>(values.length).fill(1));
  const reports = runs.flatMap((run, place) => {
    const noise = key(noiseKey, week.last, place);
    return Array.from({ length: draws }, (_, draw) =>
      reportOf(run, people, priors, normal(noise, draw)),
    );
  });
  const strains = runs.map(({ prediction }) => {
    const total = prediction.strains.reduce((sum, count) => sum + count, 0);
    return prediction.strains.map((count) => (total > 0 ? count / total : 0));
  });
  return {
    week,
    cases: even(
      runs.map(({ prediction, detection }) => {
        const perCase = reportsPerCase(prediction, detection, people);
        return expectedReports(prediction.cases, perCase, people, priors).mean;
      }),
    ),
    reports: even(reports),
    admissions: [0, 1, 2].map((group) =>
      even(runs.map(({ prediction }) => prediction.admissions[group] ?? 0)),
    ),
    intensiveCare: even(runs.map(({ prediction }) => reportedBeds(prediction, priors))),
    caution: even(runs.map(({ caution }) => caution)),
    detection: even(runs.map(({ detection }) => detection)),
    strains: (strains[0] ?? []).map(
      (_, code) => strains.reduce((sum, shares) => sum + (shares[code] ?? 0), 0) / runs.length,
    ),
  };
}
