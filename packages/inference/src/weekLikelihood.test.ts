import { strain } from "@episcope/model";
import type { ReportedWeek } from "@episcope/scenario";
import { expect, test } from "vitest";
import { priors } from "./fixtures/inferenceFixtures.ts";
import { logNegativeBinomial } from "./likelihood.ts";
import type { Prediction } from "./prediction.ts";
import {
  expectedReports,
  logLikelihoodOf,
  reportedBeds,
  reportsPerCase,
} from "./weekLikelihood.ts";

/** One person of the sample is 2 in 100,000. */
const prediction: Prediction = {
  cases: 50,
  nextCases: 50,
  perCase: 2,
  admissions: [4, 8, 16],
  intensiveCare: 1,
  infectedOld: 0,
  strains: [30, 20],
};
const nothing: ReportedWeek = {
  day: priors.likelihood.cases.from + 70,
  cases: undefined,
  admissions: [undefined, undefined, undefined],
  intensiveCare: undefined,
  variants: undefined,
};
const people = 1_000_000;
const logOf = (reported: Partial<ReportedWeek>, of: Partial<Prediction> = {}) =>
  logLikelihoodOf({ ...nothing, ...reported }, { ...prediction, ...of }, 0.4, people, priors);

test("what was not reported does not count", () => {
  expect(logOf({})).toEqual({ cases: 0, admissions: 0, intensiveCare: 0, variants: 0 });
  expect(logOf({ cases: 400, day: priors.likelihood.cases.until + 1 }).cases).toBe(0);
});

test("cases: 50 people, 2 in 100,000 each, two of five reported, among a million", () => {
  expect(reportsPerCase(prediction, 0.4, people)).toBe(8);
  const { spread, ofMillion, chance } = priors.likelihood.cases;
  const { mean, dispersion } = expectedReports(50, 8, people, priors);
  expect(mean).toBe(400);
  expect(dispersion).toBeCloseTo(spread ** 2 + ofMillion ** 2 + chance / 50, 12);
  // Four million: half of what is added for the size of a place.
  expect(expectedReports(50, 8, 4 * people, priors).dispersion).toBeCloseTo(
    spread ** 2 + ofMillion ** 2 / 4 + chance / 50,
    12,
  );
  expect(logOf({ cases: 350 }).cases).toBeCloseTo(logNegativeBinomial(350, 400, dispersion), 9);
  // Nobody of a small sample fell ill: not impossible.
  expect(logOf({ cases: 5 }, { cases: 0 }).cases).toBeGreaterThan(-10);
});

test("patients who are infected by chance count as beds", () => {
  const { otherPatients } = priors.likelihood.intensiveCare;
  expect(reportedBeds({ ...prediction, infectedOld: 0.1 }, priors)).toBeCloseTo(
    1 + 0.1 * otherPatients,
    12,
  );
});

test("the nearer, the likelier", () => {
  const best = (read: (rate: number) => number) =>
    [0.25, 0.5, 1, 2, 4].toSorted((a, b) => read(b) - read(a))[0];
  expect(best((rate) => logOf({ cases: 400 * rate }).cases)).toBe(1);
  const beds = (rate: number) => logOf({ intensiveCare: 1 }, { intensiveCare: rate }).intensiveCare;
  expect(best(beds)).toBe(1);
  const admissions = (rate: number) =>
    logOf({ admissions: [4, 8, 16] }, { admissions: [4 * rate, 8 * rate, 16 * rate] }).admissions;
  expect(best(admissions)).toBe(1);
  const shares = new Float64Array(5);
  shares.set([0.6, 0.4]);
  const variants = (rate: number) =>
    logOf({ variants: { sequences: 500, shares } }, { strains: [30, 20 * rate] }).variants;
  expect(best(variants)).toBe(1);
  expect(strain.ALPHA).toBe(1);
});
