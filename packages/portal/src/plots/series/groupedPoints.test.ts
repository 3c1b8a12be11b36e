import { expect, test } from "vitest";
import { groupedPoints } from "./groupedPoints.ts";

test("names are in order of appearance, days ascend, and rows without a name are left out", () => {
  const names = ["B", "A", undefined, "B", "A"];
  const points = groupedPoints({
    days: [12, 10, 10, 11, 13],
    values: [1, 2, 3, 4, Number.NaN],
    nameOf: (row) => names[row],
  });
  expect([...points]).toEqual([
    ["B", { x: [11, 12], y: [4, 1] }],
    ["A", { x: [10, 13], y: [2, Number.NaN] }],
  ]);
});
