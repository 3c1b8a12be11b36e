import { expect, test } from "vitest";
import { priors } from "../fixtures/inferenceFixtures.ts";
import { levels } from "../scores/quantiles.ts";
import { forecastQuantiles } from "./forecastQuantiles.ts";

const runs = Array.from({ length: 200 }, () => ({ last: 50, ahead: [100, 200] }));
const origin = { step: 3, day: 0, runs };
const middle = levels.indexOf(0.5);
const noted = (persistence: number) => ({
  ...priors,
  forecasts: { ...priors.forecasts, persistence },
});

test("what a run lacks of the last reports is lost week by week", () => {
  // Reports are twice of what the runs say: so are forecasts if nothing is lost, without noise.
  const fixed = forecastQuantiles(origin, 100, 1_000_000, noted(1));
  expect(fixed[0]?.[middle]).toBeCloseTo(2000, 6);
  expect(fixed[1]?.[0]).toBeCloseTo(4000, 6);
  // Half of the logarithm remains after a week, a quarter after two.
  const [first, second] = forecastQuantiles(origin, 100, 1_000_000, noted(0.5));
  expect((first?.[middle] ?? 0) / (1000 * 2 ** 0.5)).toBeCloseTo(1, 1);
  expect((second?.[middle] ?? 0) / (2000 * 2 ** 0.25)).toBeCloseTo(1, 1);
  // The spread is that of the likelihood as far as the error is forgotten.
  const { spread } = priors.likelihood.cases;
  const width = Math.log((second?.[levels.indexOf(0.975)] ?? 0) / (second?.[1] ?? 1));
  expect(width / (2 * 1.96 * spread * Math.sqrt(1 - 0.25 ** 2))).toBeCloseTo(1, 1);
});
