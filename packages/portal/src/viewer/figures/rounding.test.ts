import { expect, test } from "vitest";
import { decimalsOf, digitStep, roundTo, stepInRange } from "./rounding.ts";

test.each([
  // A tenth of 105,000 is 10,500.
  [734_211, 688_000, 793_000, 1, 10_000],
  // Exactly a tenth: 1,000, and just below it 100.
  [50_000, 40_000, 50_000, 1, 1000],
  [50_000, 40_001, 50_000, 1, 100],
  // Only the width counts: around zero, below it, far from it.
  [140_000, -40_000, 140_000, 1, 10_000],
  [-90_000, -90_000, -40_000, 1, 1000],
  [5_000_020, 5_000_000, 5_000_040, 1, 1],
  // Never finer than people or whole days, also if the range has no width, or for a zero.
  [5, 3, 8, 1, 1],
  [42, 42, 42, 1, 1],
  [0, 0, 5000, 1, 1],
  // R and incidences have decimals.
  [1.04, 0.98, 1.11, 0.01, 0.01],
  [12.2, 10.4, 13.1, 0.1, 0.1],
  // Two digits stay: a tenth of the width, 116,000, would leave nothing of 40,311 and 2,300.
  [40_311, 2300, 1_160_000, 1, 1000],
  [2300, 2300, 1_160_000, 1, 100],
  [1_160_000, 2300, 1_160_000, 1, 100_000],
])("%d in a range from %d to %d, not finer than %d, is rounded to %d", (value, ...rest) => {
  const [low, high, finest, step] = rest;
  expect(stepInRange(value, { low, high }, finest)).toBe(step);
});

test.each([
  [3450.3, 0.1, 10],
  [812.5, 0.1, 1],
  [14.26, 0.1, 0.1],
  [0.04, 0.1, 0.1],
  [0, 0.1, 0.1],
  [1000, 0.1, 10],
])("three digits of %d, not finer than %d, are steps of %d", (value, finest, step) => {
  expect(digitStep(value, 3, finest)).toBe(step);
});

test("rounding leaves neither tails nor a negative zero", () => {
  expect(roundTo(734_211, 10_000)).toBe(730_000);
  expect(roundTo(0.34, 0.1)).toBe(0.3);
  expect(Object.is(roundTo(-400, 1000), 0)).toBe(true);
  expect(roundTo(-1600, 1000)).toBe(-2000);
  expect([1000, 1, 0.1, 0.01].map(decimalsOf)).toEqual([0, 0, 1, 2]);
});
