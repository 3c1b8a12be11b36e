import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { contextFixture, rowTable } from "../fixtures/tables.ts";
import { infectionDays } from "./infectionDays.ts";

test("a date column is right, whatever the start day says", () => {
  const table = rowTable(["day", "date"], [[1, "2021-01-01"]]);
  expect(Array.from(infectionDays(table, contextFixture))).toEqual([parseDay("2021-01-01")]);
});

test("day 1 is the start date of the context: day 5 of a run from 25 February 2020 is 29 February", () => {
  const table = rowTable(["day"], [[1], [5], [6]]);
  expect(Array.from(infectionDays(table, contextFixture))).toEqual([
    parseDay("2020-02-25"),
    parseDay("2020-02-29"),
    parseDay("2020-03-01"),
  ]);
});

test("neither date nor day", () => {
  expect(infectionDays(rowTable(["nTested"], [[1]]), contextFixture)).toHaveLength(0);
});
