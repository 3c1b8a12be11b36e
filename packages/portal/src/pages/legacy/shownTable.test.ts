import { countedDays } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import { runTable } from "./fixtures/runs.ts";
import { infectedFigure } from "./infectedFigure.ts";
import { shownTable } from "./shownTable.ts";

const rules = { factor: 1, lastDay: 5, isContinued: true };
const valuesOf = (table: Table, name: string) => [...(numbers(table, name) ?? [])];

test("people of a sample are scaled up, days are not", () => {
  const shown = shownTable(runTable({ nCritical: [1, 2, 3] }), { ...rules, factor: 4, lastDay: 3 });
  expect(valuesOf(shown, "nCritical")).toEqual([4, 8, 12]);
  expect(valuesOf(shown, "day")).toEqual([1, 2, 3]);
});

test("days after the last day are left out", () => {
  const shown = shownTable(runTable({ nCritical: [1, 2, 3] }), { ...rules, lastDay: 2 });
  expect(valuesOf(shown, "nCritical")).toEqual([1, 2]);
  expect(shown.rowCount).toBe(2);
});

test("a run that ended continues with its last values, if the version does so", () => {
  const ended = runTable({ nCritical: [1, 0], nRecovered: [5, 6] });
  const shown = shownTable(ended, rules);
  expect(valuesOf(shown, "day")).toEqual([1, 2, 5]);
  expect(valuesOf(shown, "nRecovered")).toEqual([5, 6, 6]);
  expect(shownTable(ended, { ...rules, isContinued: false }).rowCount).toBe(2);
  expect(countedDays(ended, rules).rowCount).toBe(2);
});

test("the original table is not changed", () => {
  const table = runTable({ nCritical: [1, 2] });
  shownTable(table, { ...rules, factor: 4 });
  expect(valuesOf(table, "nCritical")).toEqual([1, 2]);
  expect(table.rowCount).toBe(2);
});

test("an empty table stays empty", () => {
  expect(shownTable(runTable({ nCritical: [] }), rules).rowCount).toBe(0);
});

test("the total of infected is that of the last day, of the last point or the maximum", () => {
  const run = runTable({ nInfectedCumulative: [10, 30, 20] });
  expect(infectedFigure(run, rules, "onLastDay")).toBe(20);
  expect(infectedFigure(run, rules, "last")).toBe(20);
  expect(infectedFigure(run, rules, "maximum")).toBe(30);
  const short = { ...rules, isContinued: false };
  expect(infectedFigure(run, short, "onLastDay")).toBeUndefined();
  expect(infectedFigure(run, { ...short, factor: 4 }, "last")).toBe(80);
});

test("without the column there is no total", () => {
  expect(infectedFigure(runTable({ nCritical: [1] }), rules, "last")).toBeUndefined();
  const empty = runTable({ nInfectedCumulative: [] });
  for (const rule of ["onLastDay", "last", "maximum"] as const) {
    expect(infectedFigure(empty, rules, rule)).toBeUndefined();
  }
});
