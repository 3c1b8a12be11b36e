import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import type { Panel, Series } from "../chartContent.ts";
import { layoutPanel } from "../layout/layoutPanel.ts";
import { readingsAt } from "./readings.ts";

const day = (date: string) => parseDay(date) ?? 0;
const thursday = day("2021-04-15");
const series = (name: string, y: number, more: Partial<Series> = {}): Series => ({
  ...{ name, label: { en: name, de: name }, kind: "line", source: "model" },
  ...{ x: [thursday - 7, thursday, thursday + 7], y: [y, y, y] },
  ...more,
});
const weekly = { covers: [-3, 3] } as const;
const daily = (name: string, y: number): Series => {
  const x = Array.from({ length: 15 }, (_, index) => thursday - 7 + index);
  return series(name, y, { x, y: x.map(() => y) });
};

function read(all: readonly Series[], position: number, language: "en" | "de" = "en") {
  const panel: Panel = {
    ...{ key: "p", x: "date", yTitle: { en: "y", de: "y" }, scale: "linear", series: all },
  };
  const layout = layoutPanel({
    ...{ panel, width: 600, height: 300, head: 0, isLog: false },
    x: [thursday - 7, thursday + 7],
    ...{ showsMembers: false, isHidden: () => false, language, scheme: "light" },
  });
  const { when, values } = readingsAt(layout, position, panel, language);
  return [when, ...values.map(({ label, value, period }) => [label, value, period])];
}

test("values are sorted from high to low, those of the right axis last", () => {
  const all = [daily("low", 1), daily("high", 9), daily("middle", 5)];
  expect(read([series("right", 99, { axis: "right" }), ...all], thursday)).toEqual([
    "15 April 2021",
    ["high", "9", undefined],
    ["middle", "5", undefined],
    ["low", "1", undefined],
    ["right", "99", undefined],
  ]);
});

test("weekly values say their week, on each of its days", () => {
  const all = [series("a", 3, weekly), series("b", 4, weekly)];
  const week = ["12–18 April 2021", ["b", "4", undefined], ["a", "3", undefined]];
  expect(read(all, thursday - 3)).toEqual(week);
  expect(read(all, thursday + 3)).toEqual(week);
  expect(read(all, thursday + 4)[0]).toBe("19–25 April 2021");
  expect(read(all, thursday, "de")[0]).toBe("12.–18. April 2021");
});

test("beside daily values a weekly one says its own days; a target holds on every day", () => {
  const target = series("target", 2, { source: "target" });
  expect(read([daily("daily", 1), series("weekly", 3, weekly), target], thursday + 1)).toEqual([
    "16 April 2021",
    ["weekly", "3", "12–18 April 2021"],
    ["target", "2", undefined],
    ["daily", "1", undefined],
  ]);
});

test("a series without a value there is not listed", () => {
  const gap = series("gap", Number.NaN);
  expect(read([gap], thursday)).toEqual(["15 April 2021"]);
  expect(read([gap, daily("daily", 1)], thursday)).toHaveLength(2);
});
