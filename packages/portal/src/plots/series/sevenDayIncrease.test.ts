import { expect, test } from "vitest";
import { sevenDayIncrease } from "./sevenDayIncrease.ts";

test("the increase is since seven days before, not seven rows before", () => {
  // Day 104 is absent. 107: 80 − 1 = 79; 108: 90 − 3 = 87; 111 has no day 104; 112: 120 − 20 = 100.
  const days = [100, 101, 102, 103, 105, 106, 107, 108, 111, 112];
  const total = [1, 3, 5, 7, 20, 40, 80, 90, 110, 120];
  const increase = sevenDayIncrease(days, total);
  expect(Array.from(increase)).toEqual([
    ...Array<number>(6).fill(Number.NaN),
    79,
    87,
    Number.NaN,
    100,
  ]);
});

test("a gap in the total leaves a gap on its day and seven days later", () => {
  const days = Array.from({ length: 15 }, (_, row) => 200 + row);
  const total = days.map((day) => (day === 206 ? Number.NaN : 10 * day));
  const increase = sevenDayIncrease(days, total);
  expect(increase[12]).toBe(70);
  expect(increase[13]).toBeNaN();
  expect(increase[14]).toBe(70);
});
