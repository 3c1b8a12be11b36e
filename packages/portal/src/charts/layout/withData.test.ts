import { expect, test } from "vitest";
import type { Panel, Series } from "../chartContent.ts";
import { withData } from "./withData.ts";

const gap = Number.NaN;
const series = (name: string, y: readonly number[], more: Partial<Series> = {}): Series => ({
  ...{ name, label: { en: name, de: name }, kind: "line", source: "model" },
  ...{ x: y.map((_, index) => 10 * index), y },
  ...more,
});
const all = [
  series("curve", [1, 2, 3]),
  series("gaps", [gap, gap, gap]),
  series("zero", [0, 0, 0]),
  series("later", [gap, gap, 5]),
  series("band", [gap, gap, gap], { kind: "band", low: [1, 1, 1], high: [2, 2, 2] }),
  series("few", [1, 1, 1], { people: 3 }),
  series("target", [gap, 0], { source: "target" }),
];
const panel: Panel = {
  ...{ key: "p", x: "date", yTitle: { en: "y", de: "y" }, scale: "page", series: all },
};
const names = (isLog: boolean, x: readonly [number, number] = [0, 20]) =>
  withData(panel, x, isLog).series.map(({ name }) => name);

test("series without anything to draw are left out, whatever the reason", () => {
  expect(names(false)).toEqual(["curve", "zero", "later", "band", "target"]);
  // Zero has no place on a logarithmic axis.
  expect(names(true)).toEqual(["curve", "later", "band", "target"]);
  expect(names(false, [0, 10])).toEqual(["curve", "zero", "band", "target"]);
});

test("a panel whose series all have data stays the same object", () => {
  const full = { ...panel, series: all.slice(0, 1) };
  expect(withData(full, [0, 20], true)).toBe(full);
});
