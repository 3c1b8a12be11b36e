import { expect, test } from "vitest";
import { gridOptionTitle, gridValueText } from "./gridOptions.ts";

test.each([
  ["remainingFractionWork", "Share that still takes place: work"],
  ["remainingFractionKiga", "Share that attends: day care"],
  ["offset", "Days by which the outbreak begins earlier"],
  ["remainingFractionconstructor", undefined],
  ["constructor", undefined],
])("the option %s is called: %s", (column, title) => {
  expect(gridOptionTitle(column)?.en).toBe(title);
});

test("only values that need words have some", () => {
  expect(gridValueText("1000")).toEqual({ en: "Never", de: "Nie" });
  expect(["0.5", "toString"].map(gridValueText)).toEqual([undefined, undefined]);
});
