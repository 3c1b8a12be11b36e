import { expect, test } from "vitest";
import { levels } from "../scores/quantiles.ts";
import { persistence } from "./persistence.ts";

const middle = levels.indexOf(0.5);

test("the last value, spread by the errors until then", () => {
  // Always doubling: an error of ln 2 every week.
  const cases = [1, 2, 4, 8, 16, 32, 1e9];
  const quantiles = persistence(cases, 5, 1);
  expect(quantiles[middle]).toBeCloseTo(32, 9);
  // One standard deviation is ln 2; the quantile of 97.5 % is 1.96 of it away.
  expect(quantiles[levels.indexOf(0.975)]).toBeCloseTo(32 * 2 ** 1.959964, 3);
  // Nothing later is known.
  expect(persistence(cases.slice(0, 6), 5, 1)).toEqual(quantiles);
});
