import {
  type Column,
  type ColumnKind,
  days,
  noDay,
  numbers,
  parseDay,
  type Table,
  texts,
} from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber, parseTable } from "./parseTable.ts";
import { writeTable } from "./writeTable.ts";

const kinds: Record<string, ColumnKind> = { date: "date", strain: "text", district: "text" };
const encode = (text: string) => new TextEncoder().encode(text);

function parse(text: string | Uint8Array, required: readonly string[] = []) {
  const bytes = typeof text === "string" ? encode(text) : text;
  const { table, faults } = parseTable(bytes, {
    file: "t.tsv",
    kindOf: (name) => kinds[name] ?? "number",
    required,
  });
  return { table, faults: faults.map(englishFault) };
}

test("numbers, dates and text become typed columns", () => {
  const { table, faults } = parse(
    "day\tdate\tstrain\tn\n1\t2020-02-25\tALPHA\t20.5\n2\t2020-02-26\tDELTA\t-3e2\n",
  );
  expect(faults).toEqual([]);
  expect(table.rowCount).toBe(2);
  expect([...(numbers(table, "day") ?? [])]).toEqual([1, 2]);
  expect([...(numbers(table, "n") ?? [])]).toEqual([20.5, -300]);
  expect(Array.from(days(table) ?? [])).toEqual([parseDay("2020-02-25"), parseDay("2020-02-26")]);
  expect(texts(table, "strain")).toEqual(["ALPHA", "DELTA"]);
  expect(numbers(table, "strain")).toBeUndefined();
});

test.each([
  ["tabs win over commas in cells", "day\tn\n1\t2\n"],
  ["semicolons", "day;n\n1;2\n"],
  ["commas", "day,n\n1,2"],
  ["Windows line ends", "day\tn\r\n1\t2\r\n"],
  ["a byte-order mark", "\ufeffday\tn\n1\t2\n"],
  ["empty lines", "\n\nday\tn\n\n1\t2\n\n"],
  ["quoted cells", '"day","n"\n"1","2"\n'],
  ["blanks around", "day\tn \n 1\t2 \n"],
])("%s", (_name, text) => {
  const { table, faults } = parse(text);
  expect(faults).toEqual([]);
  expect([...(numbers(table, "day") ?? []), ...(numbers(table, "n") ?? [])]).toEqual([1, 2]);
});

test("all spellings of no value are gaps", () => {
  const { table, faults } = parse(
    "n\tdate\nNaN\t\nInfinity\tNA\n-Infinity\tNaN\n-inf\t\nNA\t\n\t2020-01-01\n",
  );
  expect(faults).toEqual([]);
  expect([...(numbers(table, "n") ?? [])].every(Number.isNaN)).toBe(true);
  expect(Array.from(days(table) ?? []).slice(0, 5)).toEqual(Array(5).fill(noDay));
});

test("short rows are padded, long rows are a fault", () => {
  const { table, faults } = parse("a\tb\tc\n1\n1\t2\t3\t4\n");
  expect([...(numbers(table, "b") ?? [])]).toEqual([Number.NaN, 2]);
  expect(faults).toEqual(["t.tsv:3:7: the row has more cells than the header"]);
});

test("faults have line, column and cell", () => {
  expect(parse("n\tdate\n1\t2020-02-30\nmany\t2020-01-01\n").faults).toEqual([
    't.tsv:2:3: date: "2020-02-30" is not a date',
    't.tsv:3:1: n: "many" is not a number',
  ]);
  expect(parse("a\ta\n1\t2\n", ["day", "a"]).faults).toEqual([
    "t.tsv:1: the column a occurs twice",
    "t.tsv:1: the column day is missing",
  ]);
});

test("the first faults of a broken table are reported, the rest counted", () => {
  const { faults } = parse(`n\n${"x\n".repeat(100)}`);
  expect(faults).toHaveLength(21);
  expect(faults.at(-1)).toBe("t.tsv: 80 more faults of this kind");
});

test.each(["", "\n\n", "\ufeff"])("an empty file (%j) is an empty table and a fault", (text) => {
  const { table, faults } = parse(text);
  expect(table.rowCount).toBe(0);
  expect(faults).toEqual(["t.tsv:1:1: the table is empty"]);
});

test("an HTML page instead of a table has none of the columns", () => {
  const { faults } = parse("<!DOCTYPE html>\n<html><body>404</body></html>", ["day"]);
  expect(faults[0]).toBe("t.tsv:1: the column day is missing");
});

test("every double reads back exactly as written", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const bytes = encode(String(value));
      expect(parseNumber(bytes, 0, bytes.length)).toBe(value === 0 ? 0 : value);
    }),
    { numRuns: 2000 },
  );
});

test("decimals are parsed exactly like Number()", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,20}(\.\d{0,25})?$/), (text) => {
      const bytes = encode(text);
      expect(parseNumber(bytes, 0, bytes.length)).toBe(
        Number(text) === 0 ? 0 * Number(text) : Number(text),
      );
    }),
    { numRuns: 2000 },
  );
});

const columnName = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_ &+-]{0,10}[A-Za-z0-9]$/);
const anyTable: fc.Arbitrary<Table> = fc.integer({ min: 0, max: 6 }).chain((rowCount) => {
  const fill = <T>(item: fc.Arbitrary<T>) =>
    fc.array(item, { minLength: rowCount, maxLength: rowCount });
  const column: fc.Arbitrary<Column> = fc.oneof(
    fill(fc.double({ noDefaultInfinity: true })).map((values) => ({
      kind: "number" as const,
      values: Float64Array.from(values, (value) => (value === 0 ? 0 : value)),
    })),
    fill(fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.constant(noDay))).map(
      (values) => ({
        kind: "date" as const,
        values: Int32Array.from(values),
      }),
    ),
    fill(fc.stringMatching(/^[A-Za-z{}=,._][A-Za-z0-9{}=, ._]*[A-Za-z0-9{}]$/)).map((values) => ({
      kind: "text" as const,
      values,
    })),
  );
  return fc
    .uniqueArray(fc.tuple(columnName, column), {
      selector: ([name]) => name,
      minLength: 2,
      maxLength: 5,
    })
    .map((columns) => ({ rowCount, columns: new Map(columns) }));
});

test("what is written reads back as the same table", () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const { table: read, faults } = parseTable(writeTable(table), {
        file: "t.tsv",
        kindOf: (name) => table.columns.get(name)?.kind ?? "text",
      });
      expect(faults).toEqual([]);
      // A row without content is an empty line, which the format skips.
      fc.pre(read.rowCount === table.rowCount);
      expect([...read.columns]).toEqual([...table.columns]);
    }),
    { numRuns: 300 },
  );
});

test("arbitrary bytes give a table, never an exception", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { table } = parse(bytes);
      for (const column of table.columns.values())
        expect(column.values).toHaveLength(table.rowCount);
    }),
    { numRuns: 1000 },
  );
});

test("a table that cannot be written is refused", () => {
  const broken = (text: string): Table => ({
    rowCount: 1,
    columns: new Map([["a", { kind: "text", values: [text] }]]),
  });
  expect(() => writeTable(broken("a\tb"))).toThrow(/delimiter/);
  expect(() => writeTable(broken("a\nb"))).toThrow(/line break/);
});

test.each([
  // 40 KB that would become 36 million numbers.
  ["cells", `${"a\t".repeat(8999)}b\n${"\t\n".repeat(4000)}`],
  ["columns", `${"a\t".repeat(10_000)}b\n`],
])("too many %s are refused before parsing", (_, text) => {
  const { table, faults } = parse(text, ["day"]);
  expect([table.rowCount, table.columns.size]).toEqual([0, 0]);
  expect(faults).toEqual(["t.tsv:1: the table is too large"]);
});
