import { array, assert, asyncProperty, constantFrom, integer, string } from "fast-check";
import { expect, test } from "vitest";
import { countyCode, numberIn, stateCode, weekIn } from "./cells.ts";
import { readCsv, SourceFault } from "./csvRows.ts";

async function* pieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function rowsOf(text: string, columns: readonly string[], size = 7, delimiter = ",") {
  const rows: (readonly string[])[] = [];
  const count = await readCsv(
    pieces(new TextEncoder().encode(text), size),
    { delimiter, columns },
    (cells) => rows.push([...cells]),
  );
  expect(count).toBe(rows.length);
  return rows;
}

test("any cells come back, however the bytes arrive", async () => {
  const cell = string({ unit: constantFrom("a", "ü", "7", " ", ",", '"', "\u{1F9A0}") });
  const quoted = (value: string) =>
    /[,"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  await assert(
    asyncProperty(
      array(array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
      integer({ min: 1, max: 40 }),
      constantFrom("\n", "\r\n"),
      async (rows, size, end) => {
        // A row of nothing but spaces is an empty line.
        const kept = rows.map(([a = "", b = "", c = ""]) => [`x${a}`, b, c]);
        const text = ["a,b,c", ...kept.map((row) => row.map(quoted).join(","))].join(end);
        expect(await rowsOf(text, ["c", "a"], size)).toEqual(kept.map(([a, , c]) => [c, a]));
      },
    ),
  );
});

test("a mark at the start, empty lines and short rows", async () => {
  expect(await rowsOf("\uFEFFa,b\n1,2\n\n3", ["b", "a"])).toEqual([
    ["2", "1"],
    ["", "3"],
  ]);
});

test.each([
  ["", "it is empty"],
  ["a,c\n1,2", "it lacks the column b"],
  ["a\n1", "it lacks the columns b, d"],
  ["<!DOCTYPE html><html>", "it is a web page, not a table"],
  ["version https://git-lfs.github.com/spec/v1\noid sha256:1", "it is a pointer to the file"],
  ["Not found", "it is not the expected table"],
  ["x".repeat(200_000), "it is not the expected table"],
])("refuses %j", async (text, reason) => {
  const columns = text.startsWith("a\n") ? ["a", "b", "d"] : ["a", "b"];
  const error = await rowsOf(text, columns, 50_000).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SourceFault);
  expect(String(error)).toContain(reason);
});

test("numbers, and what stands for none", () => {
  expect(["1", " -2.5", "1e3", "NA", "", ".", "<4"].map(numberIn)).toEqual([
    ...[1, -2.5, 1000],
    ...[undefined, undefined, undefined, undefined],
  ]);
  expect(["1,5", "x", "0x10", "Infinity"].map(numberIn)).toEqual(Array(4).fill(Number.NaN));
});

test("weeks, states and counties as they are written", () => {
  expect(weekIn("2020-W10")).toBe(weekIn("2020-10"));
  expect(weekIn("2023-W8")).toBe(weekIn("2023-W08"));
  expect(["2020-W54", "2020", "week 3"].map(weekIn)).toEqual([undefined, undefined, undefined]);
  expect(["1", "11", "00", "17", "18", "constructor"].map(stateCode)).toEqual([
    ...["01", "11", "00", "17"],
    ...[undefined, undefined],
  ]);
  expect(["5315", "11012", "03152", "16056", "99999", "abc"].map(countyCode)).toEqual([
    ...["05315", "11000", "03159", "16063"],
    ...[undefined, undefined],
  ]);
});
