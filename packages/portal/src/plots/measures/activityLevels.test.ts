import { type Column, parseDay, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import type { Series } from "../../charts/chartContent.ts";
import { contextFixture, rowTable } from "../fixtures/tables.ts";
import { activityLevels } from "./activityLevels.ts";

function rowsOf(restrictions: Table): readonly Series[] {
  const content = activityLevels.content({ restrictions }, contextFixture);
  if (content?.kind !== "rows") throw new Error("the plot has no rows");
  return content.series;
}

test("values are percent of the number before the first underscore; other cells are gaps", () => {
  const table = rowTable(
    ["day", "date", "work"],
    [
      [1, "2020-02-25", "1.00_1.00_{}"],
      [2, "2020-02-26", "0.25_1.00_{CLOTH=0.3, SURGICAL=0.4}"],
      [3, "2020-02-27", ""],
      [4, "2020-02-28", "_0.5_{}"],
      [5, "2020-02-29", "none_0.5_{}"],
      [6, "2020-03-01", "0_1.00_{}"],
      [7, "2020-03-02", "0.5"],
    ],
  );
  const [work] = rowsOf(table);
  // 100 × 1.00, 100 × 0.25, three times no number, 100 × 0, 100 × 0.5.
  const gap = Number.NaN;
  expect(Array.from(work?.y ?? [])).toEqual([100, 25, gap, gap, gap, 0, 50]);
  expect(work?.x[6]).toBe(parseDay("2020-03-02"));
  expect(work).toMatchObject({ kind: "area", source: "model" });
});

test("activities are in the order of run-viewer specification 9.0, whatever the order of the columns", () => {
  const columns = [
    ...["other", "shop", "education", "restaurant", "shop_daily", "educ_other", "educ_higher"],
    ...["educ_secondary", "educ_primary", "educ_kiga", "leisPrivate", "leisPublic", "leisure"],
    ...["work", "home", "pt"],
  ];
  const cells = columns.map(() => "0.5_1.00_{}");
  const series = rowsOf(rowTable(["date", ...columns], [["2020-02-25", ...cells]]));
  expect(series.map(({ name, color }) => [name, color])).toEqual([
    ["Work", "#808080"],
    ["Public Leisure", "#3CB371"],
    ["Private Leisure", "#008000"],
    ["Daycare", "#0096FF"],
    ["Primary Ed.", "#964B00"],
    ["Secondary Ed.", "#964B00"],
    ["Higher Ed.", "#FF69B4"],
    ["Other Ed.", "#964B00"],
    ["Other NonHome", "#C53932"],
    ["Restaurant", undefined],
    ["Education", undefined],
    ["Shop", undefined],
    ["Other", undefined],
  ]);
  expect(series.map(({ label }) => label.en)).toEqual([
    ...["Work", "Public leisure", "Private leisure", "Day care", "Primary school"],
    ...["Secondary school", "University", "Other education", "Other, not at home"],
    ...["Restaurants", "Education", "Shopping", "Other"],
  ]);
  expect(series.map(({ label }) => label.de)).toEqual([
    ...["Arbeit", "Öffentliche Freizeit", "Private Freizeit", "Kita", "Grundschule"],
    ...["Weiterführende Schule", "Hochschule", "Andere Bildung", "Sonstiges außer Haus"],
    ...["Gaststätten", "Bildung", "Einkauf", "Sonstiges"],
  ]);
});

test("leisure is shown as a whole if it is not split, even beside public leisure", () => {
  const cell = "0.5_1.00_{}";
  const table = rowTable(["date", "leisPublic", "leisure"], [["2020-02-25", cell, cell]]);
  expect(rowsOf(table).map(({ name }) => name)).toEqual(["Leisure", "Public Leisure"]);
});

test("a table without dates counts from the start day", () => {
  const table = rowTable(["day", "work"], [[6, "0.5_1.00_{}"]]);
  // Day 1 is 25 February 2020, so day 6 is 1 March.
  expect(rowsOf(table)[0]?.x[0]).toBe(parseDay("2020-03-01"));
});

test("caution is the contact factor of errands, or else of work, and the last row", () => {
  const dates = ["2020-02-25", "2020-03-16", "2020-03-17"];
  const table = (columns: readonly string[], cells: readonly (readonly string[])[]) =>
    rowsOf(
      rowTable(
        ["date", ...columns],
        dates.map((date, row) => [date, ...(cells[row] ?? [])]),
      ),
    );
  const both = table(
    ["work", "shop_daily"],
    [
      ["1.00_1.00_{}", "1.00_1.00_{}"],
      ["0.50_0.70_{}", "0.90_0.35_{}"],
      ["0.50_0.70_{}", "0.90_1.30_{}"],
    ],
  );
  expect(both.map(({ name }) => name)).toEqual(["Work", "Other NonHome", "Caution"]);
  expect(Array.from(both[2]?.y ?? [])).toEqual([100, 35, 100]);
  const [, ofWork] = table(["work"], [["1_1_{}"], ["1_0.25_{}"], ["0.5"]]);
  expect(Array.from(ofWork?.y ?? [])).toEqual([100, 25, Number.NaN]);
});

test("a run without caution has no such row", () => {
  const cells = ["0.5_1.00_{}", "0.5_1.00_{}"];
  const table = rowTable(["date", "work", "shop_daily"], [["2020-02-25", ...cells]]);
  expect(rowsOf(table).map(({ name }) => name)).toEqual(["Work", "Other NonHome"]);
});

test("without a table, rows or activities there is no plot", () => {
  expect(activityLevels.content({}, contextFixture)).toBeUndefined();
  const noRows: Table = {
    rowCount: 0,
    columns: new Map<string, Column>([
      ["date", { kind: "date", values: new Int32Array() }],
      ["work", { kind: "text", values: [] }],
    ]),
  };
  for (const restrictions of [
    noRows,
    rowTable(["date", "home"], [["2020-02-25", "1.00_1.00_{}"]]),
  ]) {
    expect(activityLevels.content({ restrictions }, contextFixture)).toBeUndefined();
  }
});
