import { type Column, parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { infectionDays } from "./infectionDays.ts";

const start = { startDay: parseDay("2020-02-25") ?? 0 };
const numberTable = (name: string, ...values: number[]): Table => ({
  rowCount: values.length,
  columns: new Map<string, Column>([[name, { kind: "number", values: Float64Array.from(values) }]]),
});

test("the date column has priority over the start day", () => {
  const table = dailyTable("2021-01-01", { nTested: [1] });
  expect(Array.from(infectionDays(table, start))).toEqual([parseDay("2021-01-01")]);
});

test("day 1 is the start date: day 5 of a run from 25 February 2020 is 29 February", () => {
  const table = numberTable("day", 1, 5, 6);
  expect(Array.from(infectionDays(table, start))).toEqual([
    parseDay("2020-02-25"),
    parseDay("2020-02-29"),
    parseDay("2020-03-01"),
  ]);
});

test("without date and day there are no dates", () => {
  expect(infectionDays(numberTable("nTested", 1), start)).toHaveLength(0);
});
