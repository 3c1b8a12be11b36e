import { expect, test } from "vitest";
import { curvePaths, highestValue, roundTick } from "./curvePaths.ts";

test("lines run from the first to the last week, the highest value is at the top", () => {
  expect(curvePaths({ median: [0, 50, 100] }, 100)).toEqual({
    line: "M0 100L150 50L300 0",
    band: undefined,
    isCut: false,
  });
});

test("a band is closed, and ends at the top of the picture", () => {
  const { band, isCut } = curvePaths({ median: [10, 10], low: [0, 5], high: [20, 400] }, 20);
  expect(band).toBe("M0 0L300 0L300 75L0 100Z");
  expect(isCut).toBe(true);
});

test("gaps interrupt line and band", () => {
  const { line, band } = curvePaths(
    { median: [10, null, 10, 0], low: [0, null, 5, 0], high: [10, null, 10, 10] },
    10,
  );
  expect(line).toBe("M0 0M200 0L300 100");
  expect(band).toBe("M0 0L0 100ZM200 0L300 0L300 100L200 50Z");
});

test("bands that are far above all lines do not press them to the bottom", () => {
  expect(highestValue([{ median: [10, 20] }, { median: [30], high: [40] }])).toBe(42);
  expect(highestValue([{ median: [10], high: [900] }])).toBe(30);
  expect(highestValue([])).toBe(1.05);
});

test.each([
  [1, 1],
  [4.2, 2],
  [5, 5],
  [99, 50],
  [1234, 1000],
])("the tick below %f is %f", (highest, tick) => {
  expect(roundTick(highest)).toBe(tick);
});
