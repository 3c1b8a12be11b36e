import { expect, test } from "vitest";
import { centredWeekMean, scaled } from "./seriesMath.ts";

test("a centred mean of seven has gaps at both ends", () => {
  expect([...centredWeekMean([1, 2, 3, 4, 5, 6, 7, 15])]).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
    4,
    6,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
  expect([...centredWeekMean([1, 2])]).toEqual([Number.NaN, Number.NaN]);
});

test("values are scaled by a factor", () => {
  expect(scaled([1, 2], 10)).toEqual([10, 20]);
});
