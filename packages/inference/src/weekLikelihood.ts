// How likely the reports of a week are for a particle.

import type { ReportedWeek } from "@episcope/scenario";
import { logDirichletMultinomial, logNegativeBinomial, logWithOutliers } from "./likelihood.ts";
import type { Prediction } from "./prediction.ts";
import type { Priors } from "./priors.ts";

/** Of a city that is a sample: so many people count even where nobody fell ill. */
const leastCounted = 0.5;
/** Added to the people of each strain, so that none is impossible. */
const smoothing = 0.3;

/**
 * Mean and dispersion of the cases reported in a place of so many people, from people of the sample
 * and what one stands for.
 */
export function expectedReports(
  cases: number,
  reportsPerCase: number,
  people: number,
  { likelihood }: Priors,
): { readonly mean: number; readonly dispersion: number } {
  const { spread, ofMillion, chance } = likelihood.cases;
  const counted = Math.max(cases, leastCounted);
  const ofSize = (ofMillion ** 2 * 1_000_000) / people;
  return { mean: counted * reportsPerCase, dispersion: spread ** 2 + ofSize + chance / counted };
}

/** Reported cases in an area of so many people for each case of the sample. */
export function reportsPerCase(prediction: Prediction, detection: number, people: number): number {
  return (prediction.perCase * detection * people) / 100_000;
}

/** Beds in intensive care per 100,000 as they are reported. */
export function reportedBeds(
  { intensiveCare, infectedOld }: Prediction,
  { likelihood }: Priors,
): number {
  return intensiveCare + likelihood.intensiveCare.otherPatients * infectedOld;
}

/** Whether cases are comparable: not while nearly all of them were imported or not tested. */
export function countsCases({ day }: ReportedWeek, { likelihood }: Priors): boolean {
  return day >= likelihood.cases.from && day <= likelihood.cases.until;
}

/** By what was observed; 0 for what was not. */
export interface LogLikelihood {
  readonly cases: number;
  readonly admissions: number;
  readonly intensiveCare: number;
  readonly variants: number;
}

export function logLikelihoodOf(
  reported: ReportedWeek,
  prediction: Prediction,
  detection: number,
  people: number,
  priors: Priors,
): LogLikelihood {
  const { admissions, intensiveCare, variants, outliers } = priors.likelihood;
  const perCase = reportsPerCase(prediction, detection, people);
  const { mean, dispersion } = expectedReports(prediction.cases, perCase, people, priors);
  const ofAdmissions = reported.admissions.map((rate, group) => {
    if (rate === undefined) return 0;
    const expected = Math.max(0.02, prediction.admissions[group] ?? 0);
    const perRate = admissions.people / 100_000 / (group === 0 ? 1 : 8);
    return logWithOutliers(rate * perRate, expected * perRate, admissions.spread, outliers);
  });
  const beds = reported.intensiveCare;
  return {
    cases:
      reported.cases === undefined || !countsCases(reported, priors)
        ? 0
        : logNegativeBinomial(reported.cases, mean, dispersion),
    // Groups overlap and err together: their mean.
    admissions: ofAdmissions.reduce((sum, log) => sum + log / ofAdmissions.length, 0),
    intensiveCare:
      beds === undefined || reported.day < intensiveCare.from
        ? 0
        : logWithOutliers(
            beds * 100,
            Math.max(0.01, reportedBeds(prediction, priors)) * 100,
            intensiveCare.spread,
            outliers,
          ),
    variants:
      reported.variants && reported.day <= variants.until
        ? ofVariants(reported.variants, prediction.strains, variants)
        : 0,
  };
}

function ofVariants(
  { sequences, shares }: NonNullable<ReportedWeek["variants"]>,
  strains: readonly number[],
  { sequences: most, concentration }: Priors["likelihood"]["variants"],
): number {
  const codes = [...shares.keys()].filter(
    (code) => (shares[code] ?? 0) > 0 || (strains[code] ?? 0) > 0,
  );
  const total = codes.reduce((sum, code) => sum + (strains[code] ?? 0) + smoothing, 0);
  const counted = Math.min(sequences, most);
  return logDirichletMultinomial(
    codes.map((code) => counted * (shares[code] ?? 0)),
    codes.map((code) => ((strains[code] ?? 0) + smoothing) / total),
    // A few people who fell ill say little about shares.
    Math.min(concentration, Math.max(4, total)),
  );
}
