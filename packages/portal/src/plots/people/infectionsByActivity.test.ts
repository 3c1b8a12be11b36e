import { type Column, parseDay, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { infectionsByActivity } from "./infectionsByActivity.ts";

const columns = ["date", "activity", "infections", "infectionsShare"];
const firstThursday = parseDay("2020-03-26") ?? 0;
// Rows out of order; schools have none in the first week.
const table = rowTable(columns, [
  ["2020-04-02", "work&business", 13, 0.25],
  ["2020-03-26", "work&business", 10, 0.2],
  ["2020-03-26", "home", 40, 0.8],
  ["2020-04-02", "schools", 6.5, 0.125],
  ["2020-04-02", "home", 52, 0.625],
]);
const content = infectionsByActivity.content({ infectionsPerActivity: table }, contextFixture);

test("infections are relative to those at home on the same date", () => {
  const { series, scale } = panelOf(content, "1-infByActTyp");
  expect(scale).toBe("page");
  expect(series.map(({ name, color }) => [name, color])).toEqual([
    ["home", "#EF8536"],
    ["schools", "#964B00"],
    ["work&business", "#808080"],
  ]);
  for (const { x } of series) expect(x).toEqual([firstThursday, firstThursday + 7]);
  // 40/40, 52/52; none, 6.5/52; 10/40, 13/52
  expect(series.map(({ y }) => y)).toEqual([
    [1, 1],
    [Number.NaN, 0.125],
    [0.25, 0.25],
  ]);
});

test("shares are in percent", () => {
  const { series, scale } = panelOf(content, "2-infByActTyp");
  expect(scale).toBe("linear");
  expect(series.map(({ name, label }) => [name, label.en, label.de])).toEqual([
    ["home %", "Home", "Zuhause"],
    ["schools %", "Schools", "Schulen"],
    ["work&business %", "Work and business", "Arbeit und Dienstwege"],
  ]);
  // 100 · 0.8, 100 · 0.625; none, 100 · 0.125; 100 · 0.2, 100 · 0.25
  expect(series.map(({ y }) => y)).toEqual([
    [80, 62.5],
    [Number.NaN, 12.5],
    [20, 25],
  ]);
});

test("a week without infections at home has no relative values", () => {
  const infectionsPerActivity = rowTable(columns, [
    ["2020-03-26", "home", 0, 0],
    ["2020-03-26", "other", 3, 1],
    ["2020-04-02", "other", 5, 1],
    ["2020-04-09", "home", 4, 0.5],
    ["2020-04-09", "other", 6, 0.5],
  ]);
  const panel = panelOf(
    infectionsByActivity.content({ infectionsPerActivity }, contextFixture),
    "1-infByActTyp",
  );
  // 0/0 and 3/0; no row for home; 4/4 and 6/4
  expect(panel.series.map(({ y }) => y)).toEqual([
    [Number.NaN, Number.NaN, 1],
    [Number.NaN, Number.NaN, 1.5],
  ]);
});

function panelKeys(names: readonly string[], row: readonly (string | number)[]) {
  const infectionsPerActivity = rowTable(names, [row]);
  const shown = infectionsByActivity.content({ infectionsPerActivity }, contextFixture);
  return shown?.kind === "panels" ? shown.panels.map(({ key }) => key) : undefined;
}

test("each panel needs its column, and the first one needs home", () => {
  expect(panelKeys(columns, ["2020-03-26", "home", 1, 1])).toEqual([
    "1-infByActTyp",
    "2-infByActTyp",
  ]);
  expect(panelKeys(columns, ["2020-03-26", "other", 1, 1])).toEqual(["2-infByActTyp"]);
  expect(panelKeys(columns.slice(0, 3), ["2020-03-26", "home", 1])).toEqual(["1-infByActTyp"]);
  expect(panelKeys(columns.slice(0, 2), ["2020-03-26", "home"])).toBeUndefined();
  expect(panelKeys(columns.slice(1), ["home", 1, 1])).toBeUndefined();
});

test("without rows there is no plot", () => {
  const empty: Table = {
    rowCount: 0,
    columns: new Map<string, Column>([
      ["date", { kind: "date", values: new Int32Array() }],
      ["activity", { kind: "text", values: [] }],
      ["infections", { kind: "number", values: new Float64Array() }],
      ["infectionsShare", { kind: "number", values: new Float64Array() }],
    ]),
  };
  expect(
    infectionsByActivity.content({ infectionsPerActivity: empty }, contextFixture),
  ).toBeUndefined();
  expect(infectionsByActivity.content({}, contextFixture)).toBeUndefined();
});
