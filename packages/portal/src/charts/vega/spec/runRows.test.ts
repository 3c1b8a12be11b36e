import type { Table } from "@episcope/common";
import { expect, test } from "vitest";
import { dayFixture, lineSpec } from "../fixtures/chart.ts";
import { runRows, tableRows } from "./runRows.ts";

const end = dayFixture("2020-03-10");

test("rows after the end are dropped, and one more on the last day continues the curve", () => {
  const rows = [
    { day: 1, date: "2020-03-01", n: 5 },
    { day: 2, date: "2020-03-02", n: 6 },
    { day: 11, date: "2020-03-11", n: 7 },
  ];
  expect(runRows(rows, end, lineSpec())).toEqual([
    { day: 1, date: "2020-03-01", n: 5 },
    { day: 2, date: "2020-03-02", n: 6 },
    { day: 2, date: "2020-03-10", n: 6 },
  ]);
});

test("a curve that reaches the last day needs no more rows", () => {
  const rows = [
    { date: "2020-03-10", n: 2 },
    { date: "2020-03-09", n: 1 },
  ];
  expect(runRows(rows, end, lineSpec())).toEqual(rows);
});

test("the latest day counts, not the last line", () => {
  const rows = [
    { date: "2020-03-05", n: 2 },
    { date: "2020-03-04", n: 1 },
  ];
  expect(runRows(rows, end, lineSpec()).slice(2)).toEqual([{ date: "2020-03-10", n: 2 }]);
});

test("every curve of a long table continues from its own last row", () => {
  const rows = [
    { date: "2020-03-01", strain: "a", n: 1 },
    { date: "2020-03-01", strain: "b", n: 2 },
    { date: "2020-03-05", strain: "a", n: 3 },
    { date: "2020-03-10", strain: "c", n: 4 },
  ];
  expect(runRows(rows, end, lineSpec()).slice(4)).toEqual([
    { date: "2020-03-10", strain: "a", n: 3 },
    { date: "2020-03-10", strain: "b", n: 2 },
  ]);
});

test.each([
  ["coloured", lineSpec({ encoding: { color: { field: "number", type: "ordinal" } } })],
  ["told apart in a layer", { layer: [{ encoding: { detail: [{ field: "number" }] } }] }],
  ["in rows of their own", { facet: { row: { field: "number" } }, spec: lineSpec() }],
])("numbers separate curves if they are %s", (_name, view) => {
  const rows = [
    { date: "2020-03-01", number: 1, n: 1 },
    { date: "2020-03-01", number: 2, n: 2 },
  ];
  expect(runRows(rows, end, view).slice(2)).toEqual([
    { date: "2020-03-10", number: 1, n: 1 },
    { date: "2020-03-10", number: 2, n: 2 },
  ]);
});

test.each([
  { field: "n", type: "quantitative" },
  { field: "n", aggregate: "sum" },
  { field: "n", bin: true },
  { field: "n", type: "temporal", timeUnit: "year" },
])("a quantitative colour does not separate curves: %j", (color) => {
  const rows = [
    { date: "2020-03-01", strain: "a", n: 1 },
    { date: "2020-03-01", strain: "b", n: 2 },
    { date: "2020-03-02", strain: "a", n: 3 },
  ];
  expect(runRows(rows, end, lineSpec({ encoding: { color } })).slice(3)).toEqual([
    { date: "2020-03-10", strain: "a", n: 3 },
    { date: "2020-03-10", strain: "b", n: 2 },
  ]);
});

test("texts that change daily do not separate curves", () => {
  const rows = [
    { date: "2020-03-01", work: "0.9_1.00" },
    { date: "2020-03-02", work: "0.8_1.00" },
  ];
  expect(runRows(rows, end, lineSpec())).toHaveLength(3);
});

test("rows without a date stay unchanged", () => {
  const rows = [
    { day: 14, ve: 0.5 },
    { date: null, ve: 1 },
    { date: "soon", ve: 2 },
  ];
  expect(runRows(rows, end, lineSpec())).toEqual(rows);
  expect(runRows([], end, lineSpec())).toEqual([]);
});

test("rows are new objects, and the given ones can be frozen", () => {
  const row = Object.freeze({ date: "2020-03-10", n: 1 });
  const [copy] = runRows([row], end, lineSpec());
  expect(copy).toEqual(row);
  expect(copy).not.toBe(row);
});

test("too many rows are refused", () => {
  const rows = Array.from({ length: 100_001 }, (_, n) => ({ n }));
  expect(() => runRows(rows, end, lineSpec())).toThrow("more than 100000 rows");
});

test("a table is converted to rows", () => {
  const table: Table = {
    rowCount: 2,
    columns: new Map([
      ["date", { kind: "date", values: Int32Array.of(end, -(2 ** 31)) }],
      ["n", { kind: "number", values: Float64Array.of(Number.NaN, 2.5) }],
      ["strain", { kind: "text", values: ["a", ""] }],
    ]),
  };
  expect(tableRows(table)).toEqual([
    { date: "2020-03-10", n: null, strain: "a" },
    { date: null, n: 2.5, strain: "" },
  ]);
});
