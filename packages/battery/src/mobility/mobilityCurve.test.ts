import { formatDay, parseDay } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { curveOf, smoothed } from "./mobilityCurve.ts";

const gap = Number.NaN;
const weeks = (...numbers: readonly number[]) =>
  numbers.map((number) => formatDay((parseDay("2021-09-26") ?? 0) + 7 * number));

test("a line breaks where a week is missing", () => {
  // 26 September, 3 October, then 17 October 2021: the 10th is missing.
  const { x, y } = curveOf(weeks(0, 1, 3), [5, 6, 7]);
  expect(Array.from(x, formatDay)).toEqual(weeks(0, 1, 2, 3));
  expect([...y]).toEqual([5, 6, gap, 7]);
  expect([...curveOf(weeks(0, 1), [5, 6]).y]).toEqual([5, 6]);
  expect(curveOf([], []).x).toHaveLength(0);
});

test("centred means over three weeks use fewer values at the ends", () => {
  expect([...smoothed(weeks(0, 1, 2, 3), [3, 6, 9, 3], 3)]).toEqual([3, 6, 6, 3]);
});

test("of four weeks, the outermost two count half", () => {
  // (0.5·2 + 4 + 6 + 8 + 0.5·20) / 4 in the middle.
  expect(smoothed(weeks(0, 1, 2, 3, 4), [2, 4, 6, 8, 20], 4)[2]).toBe(7.25);
});

test("means neither reach across gaps nor fill them", () => {
  expect([...smoothed(weeks(0, 1, 3, 4, 5), [1, 2, 30, 60, 90], 3)]).toEqual([1, 2, 30, 60, 90]);
  expect([...smoothed(weeks(0, 1, 2, 3, 4), [1, gap, 4, 7, 10], 3)]).toEqual([1, gap, 4, 7, 10]);
  expect([...smoothed(weeks(0, 1), [1, 2], 1)]).toEqual([1, 2]);
});

test("a straight line stays straight, and no mean leaves the range of its values", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 9 }),
      (values, size) => {
        const dates = weeks(...values.keys());
        const means = smoothed(dates, values, size);
        for (const mean of means) {
          expect(mean).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(mean).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
        const straight = smoothed(dates, [...values.keys()], size);
        straight.forEach((mean, index) => {
          expect(mean).toBeCloseTo(index, 9);
        });
      },
    ),
  );
});
