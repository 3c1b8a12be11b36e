import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { weeklyIncrease, weeklySum } from "./weeks.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
/** Consecutive days from a date on. */
const from = (date: string, count: number) =>
  Array.from({ length: count }, (_, index) => day(date) + index);

test("weeks run from Monday to Sunday and are at their Thursday, whatever the first day", () => {
  // 2020-03-02 is a Monday; the total grows by 1 a day in the first week, by 2 in the second.
  const days = from("2020-03-01", 16);
  const total = [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 19, 21, 23];
  expect(weeklyIncrease(days, total)).toEqual({
    x: [day("2020-03-05"), day("2020-03-12")],
    y: [7, 14],
  });
  expect(weeklyIncrease(days.slice(1), total.slice(1)).x).toEqual([day("2020-03-12")]);
});

test("a gap in the total is a gap in the weeks", () => {
  const days = from("2020-03-01", 8);
  expect(weeklyIncrease(days, [Number.NaN, 1, 2, 3, 4, 5, 6, 7]).y).toEqual([Number.NaN]);
});

test("only complete weeks have sums", () => {
  const days = from("2020-03-03", 15);
  expect(
    weeklySum(
      days,
      days.map(() => 2),
    ),
  ).toEqual({ x: [day("2020-03-12")], y: [14] });
});
