import { expect, test } from "vitest";
import { firstDay, sevenDayMeans, sevenDaySums } from "./sevenDaySums.ts";

const noDay = -(2 ** 31);
const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("the window is before its point: 1 + … + 7 = 28 at day 8, 8 + … + 14 = 77 at day 15", () => {
  const days = count(1, 15);
  const window = { firstPoint: 8, start: -7 };
  expect(sevenDaySums(days, days, window)).toEqual({ x: [8, 15], y: [28, 77] });
  expect(sevenDaySums(days.slice(0, 14), days, window)).toEqual({ x: [8], y: [28] });
});

test("the window is around its point: the mean of 1 … 7 is 4 at day 4, and the second needs day 14", () => {
  const days = count(1, 14);
  const window = { firstPoint: 4, start: -3 };
  expect(sevenDayMeans(days, days, window)).toEqual({ x: [4, 11], y: [4, 11] });
  expect(sevenDayMeans(days.slice(0, 13), days, window)).toEqual({ x: [4], y: [4] });
});

test("a missing day or value is a gap and shifts nothing", () => {
  const days = count(1, 21).filter((day) => day !== 3);
  const values = days.map((day) => (day === 10 ? Number.NaN : 1));
  expect(sevenDaySums(days, values, { firstPoint: 4, start: -3 })).toEqual({
    x: [4, 11, 18],
    y: [Number.NaN, Number.NaN, 7],
  });
});

test("the first day is the earliest, ignoring missing dates", () => {
  expect(firstDay([noDay, 12, 11])).toBe(11);
  expect(firstDay([noDay])).toBeUndefined();
  expect(firstDay([])).toBeUndefined();
});
