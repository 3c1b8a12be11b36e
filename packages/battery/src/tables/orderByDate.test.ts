import { type Column, noDay, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import { orderByDate } from "./orderByDate.ts";

function tableOf(columns: Readonly<Record<string, Column>>, rowCount: number): Table {
  return { rowCount, columns: new Map(Object.entries(columns)) };
}
const dates = (...values: number[]): Column => ({ kind: "date", values: Int32Array.from(values) });
const numbers = (...values: number[]): Column => ({
  kind: "number",
  values: Float64Array.from(values),
});
const texts = (...values: string[]): Column => ({ kind: "text", values });
const listed = ({ columns }: Table) =>
  Object.fromEntries(
    Array.from(columns, ([name, { values }]) => [name, Array.from<string | number>(values)]),
  );

test("rows are sorted by date in every column", () => {
  const table = tableOf(
    { date: dates(12, 10, 11), n: numbers(3, 1, 2), s: texts("c", "a", "b") },
    3,
  );
  const ordered = orderByDate(table);
  expect(ordered.wasUnsorted).toBe(true);
  expect(listed(ordered.table)).toEqual({ date: [10, 11, 12], n: [1, 2, 3], s: ["a", "b", "c"] });
  expect(listed(table).date).toEqual([12, 10, 11]);
});

test("blocks per name are sorted silently; rows of one date keep their order", () => {
  const ordered = orderByDate(
    tableOf({ date: dates(10, 11, 10, 11), s: texts("a1", "a2", "b1", "b2") }, 4),
  );
  expect(ordered.wasUnsorted).toBe(false);
  expect(listed(ordered.table).s).toEqual(["a1", "b1", "a2", "b2"]);
});

test("a sorted table is returned unchanged, even with gaps", () => {
  const table = tableOf({ date: dates(10, noDay, 11, 11), n: numbers(1, 2, 3, 4) }, 4);
  expect(orderByDate(table)).toEqual({ table, wasUnsorted: false });
  expect(orderByDate(table).table).toBe(table);
});

test("without dates the day counts; rows without a value come first", () => {
  const ordered = orderByDate(tableOf({ day: numbers(2, Number.NaN, 1), n: numbers(7, 8, 9) }, 3));
  expect(ordered.wasUnsorted).toBe(true);
  expect(listed(ordered.table)).toEqual({ day: [Number.NaN, 1, 2], n: [8, 9, 7] });
});

test("a table without dates and days, or with dates as text, is unchanged", () => {
  const table = tableOf({ n: numbers(2, 1) }, 2);
  expect(orderByDate(table).table).toBe(table);
  const text = tableOf({ date: texts("b", "a") }, 2);
  expect(orderByDate(text).table).toBe(text);
});
