import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { contextFixture, rowTable } from "../fixtures/tables.ts";
import { infectionDays } from "./infectionDays.ts";

test("the date column has priority over the start day", () => {
  const table = rowTable(["day", "date"], [[1, "2021-01-01"]]);
  expect(Array.from(infectionDays(table, contextFixture))).toEqual([parseDay("2021-01-01")]);
});

test("day 1 is the start date: day 5 of a run from 25 February 2020 is 29 February", () => {
  const table = rowTable(["day"], [[1], [5], [6]]);
  expect(Array.from(infectionDays(table, contextFixture))).toEqual([
    parseDay("2020-02-25"),
    parseDay("2020-02-29"),
    parseDay("2020-03-01"),
  ]);
});

test("without date and day there are no dates", () => {
  expect(infectionDays(rowTable(["nTested"], [[1]]), contextFixture)).toHaveLength(0);
});
