import { type DayType, parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { reportedShare } from "./holidays.ts";

const day = (text: string) => parseDay(text) ?? 0;
const christmas = new Map<number, DayType>([
  [day("2020-12-24"), 2],
  [day("2020-12-25"), 2],
  [day("2020-12-26"), 2],
  [day("2020-12-28"), 1],
]);

test("holidays on working days and Saturdays take 37 % of a day", () => {
  expect(reportedShare(day("2020-12-14"), christmas, 0)).toBeCloseTo(1, 12);
  // A Thursday, a Friday and a Saturday.
  expect(reportedShare(day("2020-12-21"), christmas, 0)).toBeCloseTo(
    1 - 0.37 * (2 * 0.165 + 0.115),
    12,
  );
  expect(reportedShare(day("2020-12-28"), christmas, 0)).toBeCloseTo(1, 12);
  // A Monday like a Saturday, where that is asked for.
  expect(reportedShare(day("2020-12-28"), christmas, 0, 0.7)).toBeCloseTo(1 - 0.3 * 0.165, 12);
});

test("what is published later belongs to earlier days", () => {
  // From Sunday 20th: registered from 19th to 25th, or from 18th to 24th.
  expect(reportedShare(day("2020-12-20"), christmas, 1.5)).toBeCloseTo(
    1 - 0.37 * (0.5 * 2 * 0.165 + 0.5 * 0.165),
    12,
  );
});
