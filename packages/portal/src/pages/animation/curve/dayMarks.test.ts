import { expect, test } from "vitest";
import { dayMarks } from "./dayMarks.ts";

test.each([
  [20, [1, 15, 20]],
  [90, [1, 15, 30, 45, 60, 75, 90]],
  [120, [1, 50, 120]],
  [429, [1, 100, 200, 300, 429]],
  [1000, [1, 200, 400, 600, 800, 1000]],
])("of %i days few are named, with room for each", (dayCount, marks) => {
  expect(dayMarks(dayCount)).toEqual(marks);
});
