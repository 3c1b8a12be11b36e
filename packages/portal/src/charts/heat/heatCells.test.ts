import { expect, test } from "vitest";
import type { HeatMap } from "../chartContent.ts";
import { evenColors } from "../colors/heatColor.ts";
import { linearScale } from "../layout/axis.ts";
import { columnAt, heatCells, heatShare, heatTicks, heatTop, rowEdges } from "./heatCells.ts";

const plot = { left: 50, top: 20, right: 150, bottom: 91 };
const map = (values: readonly (readonly number[])[], more: Partial<HeatMap> = {}): HeatMap => ({
  ...{ x: [7, 14, 21], rows: values.map((_, row) => `${row}`), values, maximum: 100 },
  ...{ colors: evenColors(["#ffffff", "#ff0000", "#000000"]), yTitle: { en: "Age", de: "Alter" } },
  ...more,
});

test("neighbouring cells share edges of whole pixels", () => {
  const shown = map([
    [0, 100, 0],
    [100, 0, 100],
    [0, 100, 0],
  ]);
  // 71 pixels for three rows, 3 days of 4.76 pixels each way for the columns.
  expect(rowEdges(shown, plot)).toEqual([91, 67, 44, 20]);
  const cells = heatCells(shown, linearScale([3.5, 24.5], [50, 150]), plot, 100);
  expect(cells).toEqual([
    {
      color: "#ffffff",
      path: "M50,67h33v24h-33zM50,20h33v24h-33zM83,44h34v23h-34zM117,67h33v24h-33zM117,20h33v24h-33z",
    },
    {
      color: "#000000",
      path: "M50,44h33v23h-33zM83,67h34v24h-34zM83,20h34v24h-34zM117,44h33v23h-33z",
    },
  ]);
});

test("the scale ends at the usual maximum, or above the largest value", () => {
  const top = (values: readonly number[]) => heatTop(map([values]), [10, 21]);
  expect(top([3, 99, Number.NaN])).toBe(100);
  expect(top([3, 1234])).toBe(2000);
  // Outside of the shown time it does not count.
  expect(top([1234, 3])).toBe(100);
  expect([0, 25, 100, 400].map((value) => heatShare(value, 100))).toEqual([0, 0.5, 1, 1]);
});

test("the colour bar names values at distances that can be read", () => {
  expect(heatTicks(2000, 200)).toEqual([0, 100, 500, 2000]);
  expect(heatTicks(1500, 120)).toEqual([0, 1500]);
});

test("a cell belongs to the days that it covers", () => {
  const weeks = map([[1, 2, 3]], { covers: [-6, 0] });
  expect([0, 1, 7, 8, 21, 22].map((day) => columnAt(weeks, day))).toEqual([
    ...[undefined, 0, 0, 1, 2, undefined],
  ]);
  expect([3, 4, 10, 11, 25].map((day) => columnAt(map([[1, 2, 3]]), day))).toEqual([
    ...[undefined, 0, 0, 1, undefined],
  ]);
});
