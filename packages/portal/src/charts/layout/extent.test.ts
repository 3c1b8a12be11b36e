import { expect, test } from "vitest";
import type { Series } from "../chartContent.ts";
import { plainExtent, valueRange } from "./extent.ts";

function series(y: readonly number[], more: Partial<Series> = {}): Series {
  const x = y.map((_, index) => index);
  return { name: "a", label: { en: "a", de: "a" }, kind: "line", source: "model", x, y, ...more };
}
const range = (all: readonly Series[], isLog = false) =>
  valueRange({ series: all, x: [0, 9], isLog, fixed: undefined });

test("a fixed range is used, whatever the values are", () => {
  const input = { series: [series([1, 1e6])], x: [0, 9] as const, fixed: [2, 300] as const };
  expect(valueRange({ ...input, isLog: false })).toEqual([2, 300]);
  expect(valueRange({ ...input, isLog: true })).toEqual([2, 300]);
});

test("a linear axis begins at zero and goes below only for negative values", () => {
  expect(range([series([40, 97])])).toEqual([0, 100]);
  expect(range([series([-13, 40])])).toEqual([-20, 40]);
  expect(range([series([-40, -13])])).toEqual([-40, 0]);
  expect(range([series([0, 0])])).toEqual([0, 1]);
});

test("only positive values count on a logarithmic axis, which has no zero", () => {
  expect(range([series([-5, 0, 3, 700])], true)).toEqual([2, 1000]);
  expect(range([series([0, 0])], true)).toEqual([1, 10]);
});

test("a logarithmic axis has at most seven decades", () => {
  // 50 / 10^7 = 0.000005
  expect(range([series([1e-12, 50])], true)).toEqual([5e-6, 50]);
});

test("a usual logarithmic range opens below for curves, up to a decade, and ends above them", () => {
  const usual = [0.1, 10_000] as const;
  const of = (...y: readonly number[]) =>
    valueRange({ series: [series(y)], x: [0, 9], isLog: true, usual });
  expect(of(3, 700)).toEqual([0.1, 1000]);
  // 0 is a gap, wherever the axis begins.
  expect(of(0, 0.06, 30)).toEqual([0.05, 50]);
  expect(of(0.000_01, 30)).toEqual([0.01, 50]);
  // At least two decades, and never more than the usual end.
  expect(of(0.5, 0.7)).toEqual([0.1, 10]);
  expect(of(3, 1e6)).toEqual([0.1, 10_000]);
  expect(of(Number.NaN)).toEqual(usual);
});

test("gaps and infinite values are ignored, and an axis without values still has ends", () => {
  expect(range([series([Number.NaN, 7, Number.POSITIVE_INFINITY])])).toEqual([0, 8]);
  expect(range([series([Number.NaN])])).toEqual([0, 1]);
  expect(range([])).toEqual([0, 1]);
  expect(range([], true)).toEqual([1, 10]);
});

test("values outside of the section do not count, those at its ends do", () => {
  const x = [-1, 0, 9, 10];
  expect(range([series([5000, 50, 80, 9000], { x })])).toEqual([0, 80]);
});

test("a target counts wherever its points are", () => {
  const far = { x: [100, 101, 102, 103] };
  expect(range([series([90, 90], { ...far, source: "target" }), series([10])])).toEqual([0, 100]);
  expect(range([series([90, 90], far), series([10])])).toEqual([0, 10]);
});

test("a band counts with both ends", () => {
  const band = series([10, 20], { kind: "band", low: [-7, 15], high: [12, 33] });
  expect(range([band])).toEqual([-10, 40]);
  expect(range([series([10, 20], { kind: "band", low: [0, 3], high: [12, 33] })], true)).toEqual([
    2, 50,
  ]);
});

test("an axis that is not a calendar covers all series", () => {
  const panel = (...all: Series[]) =>
    ({
      key: "p",
      x: "daysSinceVaccination",
      yTitle: { en: "", de: "" },
      scale: "linear",
      series: all,
    }) as const;
  const early = series([1, 2], { x: [14, 100] });
  const late = series([1, 2], { x: [90, 270] });
  expect(plainExtent(panel(early, late))).toEqual([14, 270]);
  expect(plainExtent(panel(late, early))).toEqual([14, 270]);
  expect(plainExtent(panel())).toEqual([0, 1]);
  expect(plainExtent(panel(series([1], { x: [30] })))).toEqual([0, 1]);
});

test("a NaN position does not break an axis of days", () => {
  const series = { name: "a", label: { en: "a", de: "a" }, kind: "line", source: "model" } as const;
  const panel = {
    key: "k",
    x: "daysSinceVaccination",
    yTitle: { en: "", de: "" },
    scale: "linear",
    series: [{ ...series, x: [0, Number.NaN, 14], y: [0.9, 0.8, 0.7] }],
  } as const;
  expect(plainExtent(panel)).toEqual([0, 14]);
});
