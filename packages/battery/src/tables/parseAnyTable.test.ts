import { noDay, parseDay } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAnyTable } from "./parseAnyTable.ts";

function parse(text: string) {
  const { table, faults } = parseAnyTable(new TextEncoder().encode(text), "t.tsv");
  const columns = Array.from(table.columns, ([name, { kind, values }]) => [
    name,
    kind,
    Array.from<string | number>(values),
  ]);
  return { columns, faults: faults.map(englishFault) };
}

test("column types are inferred from the cells", () => {
  expect(parse("date\tn\tstrain\n2020-02-25\t1.5\tALPHA\n2020-02-26\t-2e1\tDELTA\n")).toEqual({
    columns: [
      ["date", "date", [parseDay("2020-02-25"), parseDay("2020-02-26")]],
      ["n", "number", [1.5, -20]],
      ["strain", "text", ["ALPHA", "DELTA"]],
    ],
    faults: [],
  });
});

test("cells without a value do not affect the type", () => {
  expect(parse("a,b,c\nNaN,2020-02-25,\n7,NA,\n").columns).toEqual([
    ["a", "number", [Number.NaN, 7]],
    ["b", "date", [parseDay("2020-02-25"), noDay]],
    ["c", "text", ["", ""]],
  ]);
});

test("one cell of another type makes a column text", () => {
  expect(parse("a;b;c\n1;2020-02-25;1\n2x;soon;2020-02-25\n").columns).toEqual([
    ["a", "text", ["1", "2x"]],
    ["b", "text", ["2020-02-25", "soon"]],
    ["c", "text", ["1", "2020-02-25"]],
  ]);
});

test("invalid dates are text", () => {
  expect(parse("d\n2021-02-30\n").columns).toEqual([["d", "text", ["2021-02-30"]]]);
});

test("reads quoted cells and an empty file", () => {
  expect(parse('a,b\n"1","x"\n').columns).toEqual([
    ["a", "number", [1]],
    ["b", "text", ["x"]],
  ]);
  expect(parse("")).toEqual({ columns: [], faults: ["t.tsv:1:1: the table is empty"] });
});

test("arbitrary bytes give a table whose inferred types cause no faults", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const { faults } = parseAnyTable(bytes, "t.tsv");
      expect(faults.filter(({ code }) => /^valueNot/.test(code))).toEqual([]);
    }),
  );
  const cell = fc.constantFrom("1", "-2.5e3", "NaN", "", "2020-02-25", "x y", '"q"', " 3 ", "+4");
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), (rows) => {
      const text = ["a\tb", ...rows.map((cells) => cells.join("\t"))].join("\n");
      expect(parse(text).faults).toEqual([]);
    }),
  );
});
