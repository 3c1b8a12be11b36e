import { type Column, quantile, type ResultTables, type Table } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tableOf } from "../fixtures/tableOf.ts";
import { ensembleTables } from "./ensembleTables.ts";
import { quantileLevels, quantileTable } from "./quantileTable.ts";

const cells = (table: Table | undefined, name: string): unknown[] => {
  const column: Column | undefined = table?.columns.get(name);
  return column ? [...column.values] : [];
};

/** The rows of one quantile. */
const atLevel = (table: Table, name: string, level: number) =>
  cells(table, name).filter((_, row) => cells(table, "quantile")[row] === level);

test("quantiles worked out by hand, all rows for one quantile after the other", () => {
  const members = [100, 140, 110, 130, 120].map((cases, member) =>
    tableOf({ day: [1, 2], date: ["2020-03-01", "2020-03-02"], cases: [cases, member] }),
  );
  const table = quantileTable(members);
  expect([...table.columns.keys()]).toEqual(["quantile", "day", "date", "cases"]);
  expect(table.rowCount).toBe(18);
  expect(cells(table, "quantile").slice(0, 4)).toEqual([0.025, 0.025, 0.05, 0.05]);
  expect(cells(table, "day")).toEqual(Array(9).fill([1, 2]).flat());
  expect(cells(table, "date").slice(0, 4)).toEqual([18322, 18323, 18322, 18323]);
  // 100, 110, 120, 130, 140: places 0.1, 0.2, 0.4, 1, 2, 3, 3.6, 3.8 and 3.9.
  expect(cells(table, "cases").filter((_, row) => row % 2 === 0)).toEqual([
    101, 102, 104, 110, 120, 130, 136, 138, 139,
  ]);
  expect(cells(table, "cases").filter((_, row) => row % 2 === 1)).toEqual([
    0.1, 0.2, 0.4, 1, 2, 3, 3.6, 3.8, 3.9,
  ]);
});

test("rows belong together by date, text and number of dose; who lacks one has no value", () => {
  const doses = (day: readonly number[], type: readonly string[], amount: readonly number[]) =>
    tableOf({ day, type, number: day.map(() => 1), amount });
  const table = quantileTable([
    doses([1, 3], ["mRNA", "mRNA"], [10, 30]),
    doses([1, 2, 3], ["mRNA", "vector", "mRNA"], [20, 7, 40]),
    doses([3, 1], ["mRNA", "mRNA"], [50, 12]),
  ]);
  expect(atLevel(table, "day", 0.5)).toEqual([1, 2, 3]);
  expect(atLevel(table, "type", 0.5)).toEqual(["mRNA", "vector", "mRNA"]);
  expect(atLevel(table, "number", 0.5)).toEqual([1, 1, 1]);
  expect(atLevel(table, "amount", 0.5)).toEqual([12, 7, 40]);
  expect(atLevel(table, "amount", 0.25)).toEqual([11, 7, 35]);
});

test("a day without an import is a day with none", () => {
  const imports = (day: readonly number[], n: readonly number[]): ResultTables =>
    new Map([["diseaseImport", tableOf({ day, strain: day.map(() => "ALPHA"), n })]]);
  const [table] = ensembleTables([imports([5, 6], [4, 8]), imports([6], [4])]).values();
  if (!table) throw new Error("The table is missing");
  expect(atLevel(table, "n", 0.5)).toEqual([2, 6]);
});

test("cells without a value are left out; a column that no member filled stays empty", () => {
  const member = (rate: number) => tableOf({ day: [1], rate: [rate], none: [Number.NaN] });
  const table = quantileTable([member(1), member(Number.NaN), member(3)]);
  expect(atLevel(table, "rate", 0.5)).toEqual([2]);
  expect(cells(table, "none")).toEqual(Array(9).fill(Number.NaN));
});

test("columns and tables that only some members have count for those", () => {
  const tables = ensembleTables([
    new Map([["strains", tableOf({ day: [1], ALPHA: [2] })]]),
    new Map([
      ["strains", tableOf({ day: [1], ALPHA: [4], DELTA: [6] })],
      ["antibodies", tableOf({ day: [1], ALPHA: [0.5] })],
    ]),
  ]);
  const strains = tables.get("strains");
  if (!strains) throw new Error("The table is missing");
  expect(atLevel(strains, "ALPHA", 0.5)).toEqual([3]);
  expect(atLevel(strains, "DELTA", 0.5)).toEqual([6]);
  expect(cells(tables.get("antibodies"), "ALPHA")).toEqual(Array(9).fill(0.5));
});

test("rows with the same key are matched in their order, rows without any by their place", () => {
  const twice = (values: readonly number[]) => tableOf({ day: values.map(() => 1), n: values });
  expect(atLevel(quantileTable([twice([1, 10]), twice([3, 20, 7])]), "n", 0.5)).toEqual([2, 15, 7]);
  const plain = (n: readonly number[]) => tableOf({ n });
  expect(atLevel(quantileTable([plain([1, 10]), plain([3])]), "n", 0.5)).toEqual([2, 10]);
});

test("restrictions are those of the first member, once", () => {
  const member = (work: string): ResultTables =>
    new Map([["restrictions", tableOf({ day: [1], work: [work] })]]);
  const [first, second] = [member("0.61_1.00_{}"), member("0.72_1.00_{}")];
  expect(ensembleTables([first, second])).toEqual(first);
});

test("nothing comes of no members", () => {
  expect(ensembleTables([]).size).toBe(0);
  expect(quantileTable([]).rowCount).toBe(0);
});

const value = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3_000_000 }).map((count) => count / 100) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
);

test("every cell has the quantiles of its values, ascending, whatever the order of members", () => {
  const column = fc.array(value, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 20 }), (members) => {
      const tables = members.map((n) => tableOf({ day: [1, 2, 3, 4], n }));
      const table = quantileTable(tables);
      for (let row = 0; row < 4; row++) {
        const sorted = members
          .map((cellsOfMember) => cellsOfMember[row] ?? Number.NaN)
          .filter(Number.isFinite)
          .sort((a, b) => a - b);
        const found = quantileLevels.map((level) => Number(atLevel(table, "n", level)[row]));
        found.forEach((one, index) => {
          const expected = quantile(sorted, quantileLevels[index] ?? 0);
          if (sorted.length === 0) expect(one).toBeNaN();
          else expect(Math.abs(one - expected)).toBeLessThanOrEqual(5.1e-5);
        });
        expect(found.toSorted((a, b) => a - b)).toEqual(found);
      }
      expect(quantileTable(tables.toReversed())).toEqual(table);
    }),
  );
});
