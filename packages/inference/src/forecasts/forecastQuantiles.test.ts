import { expect, test } from "vitest";
import { priors } from "../fixtures/inferenceFixtures.ts";
import { levels } from "../scores/quantiles.ts";
import { forecastQuantiles } from "./forecastQuantiles.ts";

const people = 1e9;
const middle = levels.indexOf(0.5);
const noted = (persistence: number, narrowing: number) => ({
  ...priors,
  forecasts: { ...priors.forecasts, persistence, narrowing },
});
const origin = {
  step: 3,
  day: 0,
  runs: Array.from({ length: 200 }, () => ({ last: 50, ahead: [100, 200] })),
};

test("what a run lacks of the last reports is lost week by week", () => {
  // Reports are twice of what the runs say: so are forecasts if nothing is lost, without noise.
  const fixed = forecastQuantiles(origin, 100, people, noted(1, 1));
  expect((fixed[0]?.[middle] ?? 0) / 2e6).toBeCloseTo(1, 3);
  expect((fixed[1]?.[0] ?? 0) / 4e6).toBeCloseTo(1, 2);
  // Half of the logarithm remains after a week, a quarter after two.
  const [first, second] = forecastQuantiles(origin, 100, people, noted(0.5, 1));
  expect((first?.[middle] ?? 0) / (1e6 * 2 ** 0.5)).toBeCloseTo(1, 1);
  expect((second?.[middle] ?? 0) / (2e6 * 2 ** 0.25)).toBeCloseTo(1, 1);
  // The spread is that of forecasts as far as the error is forgotten.
  const { spread } = priors.forecasts;
  const width = Math.log((second?.[levels.indexOf(0.975)] ?? 0) / (second?.[1] ?? 1));
  expect(width / (2 * 1.96 * spread * Math.sqrt(1 - 0.25 ** 2))).toBeCloseTo(1, 1);
});

test("differences between runs are narrowed towards their median", () => {
  const runs = [10, 100, 1000].map((ahead) => ({ last: 50, ahead: [ahead] }));
  const [wide] = forecastQuantiles({ ...origin, runs }, 50, people, noted(1, 1));
  const [narrow] = forecastQuantiles({ ...origin, runs }, 50, people, noted(1, 0.5));
  expect((narrow?.[middle] ?? 0) / 1e6).toBeCloseTo(1, 2);
  expect(Math.log10((wide?.[22] ?? 0) / (wide?.[0] ?? 1))).toBeCloseTo(2, 2);
  expect(Math.log10((narrow?.[22] ?? 0) / (narrow?.[0] ?? 1))).toBeCloseTo(1, 2);
});

test("few cases are counted with the chance of counting", () => {
  // 100 people, each with a report: a standard deviation of a tenth.
  const runs = [{ last: 100, ahead: [100] }];
  const many = Array.from({ length: 200 }, () => runs[0] ?? { last: 0, ahead: [] });
  const [quantiles] = forecastQuantiles({ ...origin, runs: many }, 100, 100_000, noted(1, 1));
  const width = Math.log((quantiles?.[levels.indexOf(0.975)] ?? 0) / (quantiles?.[1] ?? 1));
  expect(width / (2 * 1.96 * 0.1)).toBeCloseTo(1, 1);
});
