import { expect, test } from "vitest";
import { readNumber } from "./readNumber.ts";

test.each([
  ["12,5%", 12.5],
  ["12,5 %", 12.5],
  ["-0,25", -0.25],
  ["12.5", 12.5],
  ["3%", 3],
  ["7", 7],
  ["1e3", 1000],
  ["", Number.NaN],
  ["NA", Number.NaN],
  ["1.234,5", undefined],
  ["%", undefined],
  ["12,", undefined],
  ["viel", undefined],
])("German: %j", (text, expected) => {
  expect(readNumber(text, true)).toBe(expected);
});

test.each([
  ["12.5", 12.5],
  ["NA", Number.NaN],
  // 1,234 could mean a thousand: only files known to be German have decimal commas.
  ["1,234", undefined],
  ["12%", undefined],
])("elsewhere: %j", (text, expected) => {
  expect(readNumber(text, false)).toBe(expected);
});
