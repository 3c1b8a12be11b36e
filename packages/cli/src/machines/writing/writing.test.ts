import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { noDay, type Table } from "@episcope/common";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { Field } from "../describing/field.ts";
import { csvText } from "./csv.ts";
import { jsonText } from "./json.ts";
import { parquetBytes } from "./parquet.ts";
import { type Cell, type DescribedRows, rowsOf, writtenCell } from "./rows.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-writing-"));
afterAll(() => rmSync(folder, { recursive: true }));

const text = { en: "A field.", de: "Ein Feld." };
const fields: readonly Field[] = [
  { name: "runId", type: "string", text },
  { name: "day", type: "integer", text },
  { name: "date", type: "date", text },
  { name: "a, b", type: "number", text },
  { name: "isThere", type: "boolean", text },
];
const row = fc.tuple(
  fc.option(fc.string({ minLength: 1, unit: "binary" }), { nil: undefined }),
  fc.option(fc.integer({ min: -1e6, max: 1e6 }), { nil: undefined }),
  fc.option(fc.integer({ min: -100_000, max: 100_000 }), { nil: undefined }),
  fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
  fc.option(fc.boolean(), { nil: undefined }),
);
const anyRows = fc.array(row, { maxLength: 30 });

function rowsFrom(cells: readonly (readonly Cell[])[]): DescribedRows {
  return { fields, rowCount: cells.length, cell: (place, column) => cells[place]?.[column] };
}

const written = (cells: readonly (readonly Cell[])[]) =>
  cells.map((one) => one.map((cell, column) => writtenCell(cell, fields[column] as Field)));

/** As RFC 4180 has it. */
function parseCsv(csv: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const rows: string[][] = [[]];
  while (cell.lastIndex < csv.length) {
    const [, quoted, plain = "", end] = cell.exec(csv) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
    if (end === undefined) throw new Error("not CSV");
  }
  rows.pop();
  return rows;
}

test("CSV and JSON keep every cell", () => {
  fc.assert(
    fc.property(anyRows, (cells) => {
      const rows = rowsFrom(cells);
      const [head, ...body] = parseCsv(csvText(rows));
      expect(head).toEqual(fields.map(({ name }) => name));
      expect(body).toEqual(written(cells).map((one) => one.map((cell) => String(cell ?? ""))));
      const read: readonly object[] = JSON.parse(jsonText(rows));
      expect(read.map((one) => Object.values(one))).toEqual(
        // -0 is 0 in JSON.
        written(cells).map((one) => one.map((cell) => (cell === 0 ? 0 : cell))),
      );
    }),
  );
});

test("DuckDB reads the Parquet: names, types and every cell", async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  let number = 0;
  await fc.assert(
    fc.asyncProperty(anyRows, async (cells) => {
      const file = join(folder, `${number++}.parquet`);
      writeFileSync(file, await parquetBytes(rowsFrom(cells), { made: "by a test" }));
      const result = await connection.runAndReadAll(`select * from read_parquet('${file}')`);
      expect(result.columnNames()).toEqual(fields.map(({ name }) => name));
      expect(result.columnTypes().map(String)).toEqual([
        "VARCHAR",
        "INTEGER",
        "DATE",
        "DOUBLE",
        "BOOLEAN",
      ]);
      const read = result
        .getRowsJS()
        .map((one) =>
          one.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)),
        );
      expect(read).toEqual(written(cells));
    }),
    { numRuns: 25 },
  );
});

test("a table has empty cells where it has no value, and the types of its columns", () => {
  const table: Table = {
    rowCount: 2,
    columns: new Map([
      ["day", { kind: "number", values: Float64Array.of(1, Number.NaN) }],
      ["date", { kind: "date", values: Int32Array.of(noDay, 18_322) }],
      ["work", { kind: "text", values: ["", "0.5_1.00_{}"] }],
    ]),
  };
  const rows = rowsOf(table, [
    { name: "day", type: "integer", text },
    { name: "date", type: "date", text },
    { name: "work", type: "number", text },
  ]);
  expect(rows.fields.map(({ type }) => type)).toEqual(["integer", "date", "string"]);
  expect(csvText(rows)).toBe("day,date,work\r\n1,,\r\n,2020-03-01,0.5_1.00_{}\r\n");
});
