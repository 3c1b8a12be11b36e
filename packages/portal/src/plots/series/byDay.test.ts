import { noDay } from "@episcope/common";
import { expect, test } from "vitest";
import { everyDay, sumsByDay } from "./byDay.ts";

test("sums are indexed by date, without rows that have no date", () => {
  const days = [5, 3, noDay, 3];
  expect([...sumsByDay(days, [50, 30, 99, 31])]).toEqual([
    [5, 50],
    [3, 61],
  ]);
});

test("every date from first to last is included, absent ones as 0", () => {
  expect(
    everyDay(
      new Map([
        [5, 50],
        [3, 30],
      ]),
    ),
  ).toEqual({ x: [3, 4, 5], y: [30, 0, 50] });
  expect(everyDay(new Map())).toEqual({ x: [], y: [] });
});
