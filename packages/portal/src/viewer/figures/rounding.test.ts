import { expect, test } from "vitest";
import { decimalsOf, roundingStep, roundTo, threeDigitStep } from "./rounding.ts";

test.each([
  // A tenth of 105,000 is 10,500.
  [688_000, 793_000, 1, 10_000],
  // Exactly a tenth: 1,000, and just below it 100.
  [0, 10_000, 1, 1000],
  [0, 9999, 1, 100],
  // Only the width counts: around zero, below it, far from it.
  [-4000, 9000, 1, 1000],
  [-9000, -4000, 1, 100],
  [5_000_000, 5_000_040, 1, 1],
  // Never finer than people or whole days, also if the range has no width.
  [3, 8, 1, 1],
  [42, 42, 1, 1],
  // R and incidences have decimals.
  [0.98, 1.11, 0.01, 0.01],
  [10.4, 13.1, 0.1, 0.1],
])("a range from %d to %d, not finer than %d, is rounded to %d", (low, high, finest, step) => {
  expect(roundingStep(low, high, finest)).toBe(step);
});

test.each([
  [3450.3, 0.1, 10],
  [812.5, 0.1, 1],
  [14.26, 0.1, 0.1],
  [0.04, 0.1, 0.1],
  [0, 0.1, 0.1],
  [1000, 0.1, 10],
])("three digits of %d, not finer than %d, are steps of %d", (value, finest, step) => {
  expect(threeDigitStep(value, finest)).toBe(step);
});

test("rounding leaves neither tails nor a negative zero", () => {
  expect(roundTo(734_211, 10_000)).toBe(730_000);
  expect(roundTo(0.34, 0.1)).toBe(0.3);
  expect(Object.is(roundTo(-400, 1000), 0)).toBe(true);
  expect(roundTo(-1600, 1000)).toBe(-2000);
  expect([1000, 1, 0.1, 0.01].map(decimalsOf)).toEqual([0, 0, 1, 2]);
});
