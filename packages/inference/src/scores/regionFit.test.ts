import { parseDay } from "@episcope/common";
import type { Reported } from "@episcope/scenario";
import { readRegionFit } from "@episcope/scenario";
import { expect, test } from "vitest";
import { priors } from "../fixtures/inferenceFixtures.ts";
import { levels } from "./quantiles.ts";
import { regionFitOf, regionFitText } from "./regionFit.ts";
import type { WeekSummary } from "./weekSummary.ts";

const monday = parseDay("2020-03-16") ?? 0;
const weeks = Array.from({ length: 20 }, (_, index) => monday + 7 * index);

/** Quantiles from 0.5 to 1.5 times a middle. */
const around = (middle: number) => levels.map((level) => middle * (0.5 + level));

const summaries = weeks.map(
  (day, index): WeekSummary => ({
    week: { first: day, last: day + 6 },
    cases: around(1000 + index),
    reports: levels.map((level) => (1000 + index) * (0.1 + 1.8 * level)),
    admissions: [around(2), around(3), around(4)],
    intensiveCare: around(1),
    caution: around(0.5),
    detection: around(0.3),
    strains: [1 - index / 20, index / 20],
  }),
);
const people = 1_000_000;

/** `factor` on what is reported; the same weeks. */
const reportedAs = (factor: number): Reported => ({
  people,
  weeks: weeks.map((day, index) => ({
    day,
    cases: Math.round(factor * (1000 + index) * (index % 2 === 0 ? 1.1 : 1 / 1.1)),
    admissions: [2.1, 3.1, 4.1],
    intensiveCare: 1.1,
    variants: undefined,
  })),
});
const fitOf = (reported: Reported) =>
  regionFitOf({
    ...{ region: "berlin", stamp: "1", priors, reported },
    ...{ filtered: summaries, ahead: summaries },
  });

test("quantiles of the weeks and figures over all of them", () => {
  const fit = fitOf(reportedAs(1));
  expect(fit.weeks[0]).toBe("2020-03-16");
  expect(fit.cases.p50[0]).toBe(100);
  expect(fit.cases.p10[0]).toBe(60);
  expect(fit.admissions["80+"].p90[0]).toBeCloseTo(5.6, 9);
  expect(Object.keys(fit.strains)).toHaveLength(2);
  expect(fit.figures.filtered).toMatchObject({ weeks: 20, factor: 1.1, bias: 1, coverage: 1 });
  // From 0.6 to 1.4, and with the spread of reports from 0.28 to 1.72 of the middle.
  expect(fit.figures.filtered.width).toBeCloseTo(1.4 / 0.6, 2);
  expect(fit.figures.ahead.width).toBeCloseTo(1.72 / 0.28, 2);
  expect(readRegionFit(regionFitText(fit), "fit.json")).toEqual(fit);
});

test("single reported values leave no trace", () => {
  // Two weeks change places: all figures over weeks stay, and so must everything else.
  const reported = reportedAs(1);
  const [first, second, ...rest] = reported.weeks;
  if (!first || !second) throw new Error("weeks are missing");
  // The reports of both weeks, relative to what was simulated, change places.
  const scaled = (cases: number | undefined, by: number) => cases && cases * by;
  const swapped = {
    ...reported,
    weeks: [
      { ...first, cases: scaled(second.cases, 1000 / 1001) },
      { ...second, cases: scaled(first.cases, 1001 / 1000) },
      ...rest,
    ],
  };
  expect(fitOf(swapped)).toEqual(fitOf(reported));
});
