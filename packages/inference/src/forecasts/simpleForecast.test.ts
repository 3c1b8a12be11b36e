import { expect, test } from "vitest";
import { levels } from "../scores/quantiles.ts";
import { simpleForecast } from "./simpleForecast.ts";

const middle = levels.indexOf(0.5);
// Always doubling.
const cases = [1, 2, 4, 8, 16, 32, 64, 1e9];

test("persistence: the last value, spread by the errors until then", () => {
  const quantiles = simpleForecast(cases, 6, 1, 0);
  expect(quantiles[middle]).toBeCloseTo(64, 9);
  // The error was ln 2 every week; the quantile of 97.5 % is 1.96 of it away.
  expect(quantiles[levels.indexOf(0.975)]).toBeCloseTo(64 * 2 ** 1.959964, 3);
  // Nothing later is known.
  expect(simpleForecast(cases.slice(0, 7), 6, 1, 0)).toEqual(quantiles);
});

test("growth, damped", () => {
  // Half of a doubling in the first week, a quarter in the second.
  const quantiles = simpleForecast(cases, 6, 2, 0.5);
  expect(quantiles[middle]).toBeCloseTo(64 * 2 ** 0.75, 9);
  // It missed 1.25 doublings in two weeks.
  expect(quantiles[levels.indexOf(0.975)]).toBeCloseTo(64 * 2 ** (0.75 + 1.25 * 1.959964), 3);
});
