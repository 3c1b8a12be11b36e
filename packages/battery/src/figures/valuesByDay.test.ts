import { noDay } from "@episcope/common";
import { expect, test } from "vitest";
import { valuesByDay } from "./valuesByDay.ts";

test("values are indexed by date, without rows that have no date; the later row counts", () => {
  expect([...valuesByDay([5, 3, noDay, 3], [50, 30, 99, 31])]).toEqual([
    [5, 50],
    [3, 31],
  ]);
});
