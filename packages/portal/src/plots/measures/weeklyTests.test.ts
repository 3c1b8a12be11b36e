import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { weeklyTests } from "./weeklyTests.ts";

// 25 February 2020 is a Tuesday: the first six days are an incomplete week. Days count 1, 2, 3, …
const seventeenDays = Array.from({ length: 17 }, (_, row) => row + 1);

test("sums from Monday to Sunday are at Thursdays, for complete weeks only", () => {
  const table = dailyTable("2020-02-25", { nTested: seventeenDays });
  const { series, scale, yTitle } = panelOf(
    weeklyTests.content({ infections: table }, contextFixture),
  );
  // Monday 2 March is the 7th day: 7 + 8 + … + 13 = 70. From Monday 9 March on only 14 … 17 are
  // there.
  expect(series).toHaveLength(1);
  expect(series[0]).toMatchObject({
    name: "weeklyTests",
    label: { en: "Tests per week", de: "Tests pro Woche" },
    kind: "points",
    x: [parseDay("2020-03-05")],
    y: [70],
  });
  expect(yTitle).toEqual({ en: "Tests per week", de: "Tests pro Woche" });
  expect(scale).toBe("linear");
});

test("a gap leaves its week out", () => {
  const nTested = Array.from({ length: 20 }, (_, row) => (row === 8 ? Number.NaN : row + 1));
  const table = dailyTable("2020-02-25", { nTested });
  const { series } = panelOf(weeklyTests.content({ infections: table }, contextFixture));
  // The week of 2 March lacks its third day; that of 9 March: 14 + 15 + … + 20 = 119.
  expect(series[0]).toMatchObject({ x: [parseDay("2020-03-12")], y: [119] });
});

test("a table without dates counts from the start day", () => {
  const table = rowTable(
    ["day", "nTested"],
    seventeenDays.map((day) => [day, day]),
  );
  const content = weeklyTests.content({ infections: table }, contextFixture);
  expect(panelOf(content).series[0]).toMatchObject({ x: [parseDay("2020-03-05")], y: [70] });
});

test("without a table, column or complete week there is no plot", () => {
  expect(weeklyTests.content({}, contextFixture)).toBeUndefined();
  for (const table of [
    dailyTable("2020-02-25", { nSusceptible: seventeenDays }),
    dailyTable("2020-02-25", { nTested: seventeenDays.slice(0, 12) }),
  ]) {
    expect(weeklyTests.content({ infections: table }, contextFixture)).toBeUndefined();
  }
});
