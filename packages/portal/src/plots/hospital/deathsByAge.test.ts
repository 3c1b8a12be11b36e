import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { deathsByAge } from "./deathsByAge.ts";

const columns = ["date", "age", "deaths", "n"];

test("one line per age group, all ages first: the week up to a Sunday, drawn at its Thursday", () => {
  const deaths = rowTable(columns, [
    ["2021-03-06", "80+", 3, 9],
    ["2021-03-07", "60-79", 1, 0.25],
    ["2021-03-07", "80+", 2, 8],
    ["2021-03-07", "all", 3, 0.4],
    ["2021-03-14", "all", 3, 0.5],
  ]);
  const { series, scale, range, yTitle } = panelOf(deathsByAge.content({ deaths }, contextFixture));
  const [first, second] = [parseDay("2021-03-04"), parseDay("2021-03-11")];
  expect(series.map(({ name, label, x, y }) => [name, label.en, x, y])).toEqual([
    ["all", "All ages", [first, second], [0.4, 0.5]],
    ["80+", "80+", [first], [8]],
    ["60-79", "60–79", [first], [0.25]],
  ]);
  expect([scale, range, yTitle.de]).toEqual([
    "page",
    { log: [0.01, 1000] },
    "Todesfälle je 100.000 Menschen des Alters und Woche",
  ]);
});

test("nothing to show without rows, without a Sunday, without ages", () => {
  for (const table of [
    rowTable(columns, []),
    rowTable(columns, [["2021-03-08", "80+", 1, 1]]),
    rowTable(["date", "n"], [["2021-03-07", 1]]),
  ]) {
    expect(deathsByAge.content({ deaths: table }, contextFixture)).toBeUndefined();
  }
  expect(deathsByAge.content({}, contextFixture)).toBeUndefined();
});
