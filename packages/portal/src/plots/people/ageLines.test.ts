import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { ageLines, rateOfOne } from "./ageLines.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

test("each age group has a line, oldest first whatever the order of the columns", () => {
  const incidenceByAge = rowTable(
    ["date", "0-4", "90+", "5-9", "10-14"],
    [
      ["2020-03-09", 4.8, 3, 6.1, 9.9],
      ["2020-03-16", 21.5, 17.9, Number.NaN, 33.1],
    ],
  );
  const { series, scale, yTitle, range } = panelOf(
    ageLines.content({ incidenceByAge }, contextFixture),
    "inciLinechart",
  );
  expect([scale, yTitle.en, range]).toEqual([
    "page",
    "Infections per 100,000 people of the age and week",
    undefined,
  ]);
  expect(series.map(({ name, y }) => [name, y])).toEqual([
    ["90+", Float64Array.of(3, 17.9)],
    ["10-14", Float64Array.of(9.9, 33.1)],
    ["5-9", Float64Array.of(6.1, Number.NaN)],
    ["0-4", Float64Array.of(4.8, 21.5)],
  ]);
  expect(series.map(({ label }) => label.de)).toEqual(["90+", "10–14", "5–9", "0–4"]);
  expect(series[0]?.x).toEqual(Int32Array.of(day("2020-03-09"), day("2020-03-16")));
});

test("a group without an age counts as the oldest, so it is first in the legend", () => {
  const incidenceByAge = rowTable(["date", "all", "80+", "0-79"], [["2020-03-09", 1, 2, 3]]);
  const { series } = panelOf(ageLines.content({ incidenceByAge }, contextFixture));
  expect(series.map(({ name }) => name)).toEqual(["all", "80+", "0-79"]);
});

test("without rows, groups or the table there is no plot", () => {
  const noRows = rowTable(["date", "0-4"], []);
  const noGroups = rowTable(["date"], [["2020-03-09"]]);
  expect(ageLines.content({ incidenceByAge: noRows }, contextFixture)).toBeUndefined();
  expect(ageLines.content({ incidenceByAge: noGroups }, contextFixture)).toBeUndefined();
  expect(ageLines.content({}, contextFixture)).toBeUndefined();
});

test("what one person makes is found in the values of a group", () => {
  // 3,131 simulated people: 2, 3 and 7 of them.
  const unit = 100_000 / 3131;
  expect(rateOfOne([0, 14 * unit, 6 * unit, 21 * unit])).toBeCloseTo(unit, 9);
  expect(rateOfOne([Number.NaN, 120 * unit, 119 * unit])).toBeCloseTo(unit, 9);
  expect(rateOfOne([])).toBe(0);
});
