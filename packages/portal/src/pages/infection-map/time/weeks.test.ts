import { expect, test } from "vitest";
import { busiestDays, weeklyTotals } from "./weeks.ts";

/** 1, 2, … infections a day. */
const dayStart = Uint32Array.from({ length: 10 + 1 }, (_, day) => (day * (day + 1)) / 2);

test("weeks count from the first day, and the last one can be short", () => {
  // 1 + … + 7 and 8 + 9 + 10.
  expect(weeklyTotals(dayStart)).toEqual([28, 27]);
  expect(weeklyTotals(Uint32Array.of(0))).toEqual([]);
});

test("the busiest window is found", () => {
  expect(busiestDays(dayStart, 1)).toBe(10);
  expect(busiestDays(dayStart, 3)).toBe(27);
  expect(busiestDays(dayStart, 10)).toBe(55);
  expect(busiestDays(Uint32Array.of(0, 5, 6, 6), 2)).toBe(6);
});
