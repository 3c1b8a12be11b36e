import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { diseaseImport } from "./diseaseImport.ts";

test("each strain has one line over all rows, even if it starts later", () => {
  const table = rowTable(
    ["date", "strain", "n"],
    [
      ["2020-02-25", "SARS_CoV_2", 20],
      ["2020-02-26", "SARS_CoV_2", 24],
      ["2020-02-27", "SARS_CoV_2", Number.NaN],
      ["2020-02-27", "ALPHA", 16],
      ["2020-02-28", "", 5],
      ["2020-02-28", "ALPHA", 8],
    ],
  );
  const { series, scale, yTitle } = panelOf(
    diseaseImport.content({ diseaseImport: table }, contextFixture),
  );
  const day = (date: string) => parseDay(`2020-02-${date}`);
  expect(series.map(({ name, x, y }) => [name, x, y])).toEqual([
    ["SARS_CoV_2", [day("25"), day("26"), day("27")], [20, 24, Number.NaN]],
    ["ALPHA", [day("27"), day("28")], [16, 8]],
  ]);
  expect(series.map(({ kind, width, source }) => [kind, width, source])).toEqual([
    ["line", 1, "model"],
    ["line", 1, "model"],
  ]);
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["Original virus", "Ursprüngliches Virus"],
    ["Alpha", "Alpha"],
  ]);
  expect(scale).toBe("page");
  expect(yTitle).toEqual({
    en: "Imported infections per day",
    de: "Eingeschleppte Infektionen pro Tag",
  });
});

test("of a sample, weeks are shown, and what rests on few simulated people can be left out", () => {
  // Sunday 1 March is the first day of the run; 9 March has no row.
  const table = rowTable(
    ["date", "strain", "n"],
    [
      ["2020-03-02", "ALPHA", 40],
      ["2020-03-08", "ALPHA", 200],
      ["2020-03-10", "ALPHA", 40],
      ["2020-03-15", "DELTA", 40],
    ],
  );
  const startDay = parseDay("2020-03-01") ?? Number.NaN;
  const context = { ...contextFixture, startDay, sample: 1 / 40 };
  const { series, yTitle } = panelOf(diseaseImport.content({ diseaseImport: table }, context));
  const thursdays = [parseDay("2020-03-05"), parseDay("2020-03-12")];
  expect(series.map(({ name, x, y }) => [name, x, y])).toEqual([
    ["ALPHA", thursdays, [240, 40]],
    ["DELTA", thursdays, [0, 40]],
  ]);
  expect(series.map(({ people }) => people)).toEqual([1 / 40, 1 / 40]);
  expect(yTitle.en).toBe("Imported infections per week");
});

test("the old format has one line", () => {
  const table = dailyTable("2020-02-25", { nInfected: [4, 8] });
  const { series } = panelOf(diseaseImport.content({ diseaseImport: table }, contextFixture));
  expect(series.map(({ name, y }) => [name, y])).toEqual([["nInfected", [4, 8]]]);
  expect(series[0]?.label).toEqual({
    en: "Imported infections",
    de: "Eingeschleppte Infektionen",
  });
});

test("without a table, rows or values there is no plot", () => {
  expect(diseaseImport.content({}, contextFixture)).toBeUndefined();
  for (const table of [
    dailyTable("2020-02-25", { nInfected: [] }),
    dailyTable("2020-02-25", { other: [1] }),
    rowTable(["date", "strain"], [["2020-02-25", "ALPHA"]]),
    rowTable(["strain", "n"], [["ALPHA", 1]]),
  ]) {
    expect(diseaseImport.content({ diseaseImport: table }, contextFixture)).toBeUndefined();
  }
});
