import { days, formatDay, numbers } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReportedSource } from "./observedSource.ts";
import { readObserved } from "./readObserved.ts";
import { observedSources } from "./sources.ts";

const places: ReportedSource = {
  id: "made-up",
  path: "observed/made-up.csv",
  date: { kind: "cell", column: ["Datum", "date"], form: "iso" },
  filters: [{ column: ["place"], equals: "here" }],
  values: [
    { name: "patients", column: ["n"] },
    { name: "share", column: ["s", "old s"] },
  ],
};
const { filters: _, ...anywhere } = places;

function read(text: string | Uint8Array, source: ReportedSource = places) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const { table, faults } = readObserved(bytes, source, "o.csv");
  return {
    table,
    faults: faults.map(englishFault),
    dates: Array.from(days(table) ?? [], formatDay),
    patients: Array.from(numbers(table, "patients") ?? []),
  };
}

test("rows are sorted by date, equal dates stay in file order", () => {
  const { dates, patients, faults } = read(
    "date,n,s\n2021-01-03,1,0\n2021-01-01,2,0\n2021-01-03,3,0\n2021-01-01,4,0\n",
    anywhere,
  );
  expect(dates).toEqual(["2021-01-01", "2021-01-01", "2021-01-03", "2021-01-03"]);
  expect(patients).toEqual([2, 4, 1, 3]);
  expect(faults).toEqual([]);
});

test("of two names for a column, the first in the catalogue counts", () => {
  const { table, dates } = read("date,Datum,n,old s\n2020-01-01,2021-01-01,1,0.5\n", anywhere);
  expect(dates).toEqual(["2021-01-01"]);
  expect(Array.from(numbers(table, "share") ?? [])).toEqual([0.5]);
});

test("rows without a date are skipped and reported with line and column", () => {
  const text = "n,s,date\n1,0,2021-01-01\n\n2,0,2021-02-30\n3,0,\n4,0,2021-01-02\n";
  const { dates, patients, faults } = read(text, anywhere);
  expect(dates).toEqual(["2021-01-01", "2021-01-02"]);
  expect(patients).toEqual([1, 4]);
  expect(faults).toEqual([
    'o.csv:4:5: date: "2021-02-30" is not a date',
    'o.csv:5:5: date: "" is not a date',
  ]);
  expect(read(text, { ...anywhere, mayLackDates: true })).toMatchObject({ dates, faults: [] });
});

test("a date in three columns must be valid", () => {
  const source: ReportedSource = {
    ...anywhere,
    date: { kind: "parts", year: ["y"], month: ["m"], day: ["d"] },
    values: [{ name: "patients", column: ["n"] }],
  };
  const { dates, faults } = read(
    "y,m,d,n\n2020,02,29,1\n2021,2,29,2\n2021,3.5,1,3\n,,,4\n",
    source,
  );
  expect(dates).toEqual(["2020-02-29"]);
  expect(faults).toEqual([
    'o.csv:3:1: y, m, d: "2021, 2, 29" is not a date',
    'o.csv:4:1: y, m, d: "2021, 3.5, 1" is not a date',
    'o.csv:5:1: y, m, d: ", , " is not a date',
  ]);
});

test("text in a number cell is a gap and a fault, even after quoted cells and ignored lines", () => {
  const { table, patients, faults } = read(
    '# c\n\n"place","date","note",n,s\nhere,2021-01-01,"a, b",many,0\n,,,,\nhere,2021-01-02,"say ""so"", yes",7,"1,5"\n',
    { ...places, comment: "#" },
  );
  expect(patients).toEqual([Number.NaN, 7]);
  expect(Array.from(numbers(table, "share") ?? [])).toEqual([0, Number.NaN]);
  expect(faults).toEqual([
    'o.csv:4:24: n: "many" is not a number',
    'o.csv:6:37: s: "1,5" is not a number',
  ]);
});

test("an unclosed quote affects its cell, not the next row", () => {
  const { patients, faults } = read(
    'date,n,s\n"2021-01-01,5,0\n2021-01-02,"6,0\n2021-01-03,7,0\n',
    anywhere,
  );
  expect(patients).toEqual([Number.NaN, 7]);
  expect(faults).toEqual([
    'o.csv:2:1: date: "\\"2021-01-01" is not a date',
    'o.csv:3:12: n: "\\"6" is not a number',
  ]);
});

test("faults in rows of other places are not reported", () => {
  const { patients, faults } = read(
    "place,date,n,s\nthere,never,many,0\nhere,2021-01-01,5,0\n here ,2021-01-02,6,0\n",
  );
  expect(patients).toEqual([5, 6]);
  expect(faults).toEqual([]);
});

test("a file about other places only is reported", () => {
  const { table, faults } = read("place,date,n,s\nthere,2021-01-01,5,0\n");
  expect(table.rowCount).toBe(0);
  expect(faults).toEqual(["o.csv: no row has place here"]);
  expect(read("place,date,n,s\n").faults).toEqual([]);
});

test("a missing value column is reported; the others are read", () => {
  const { table, patients, faults } = read("\nplace,date,n\nhere,2021-01-01,5\n");
  expect(patients).toEqual([5]);
  expect([...table.columns.keys()]).toEqual(["date", "patients"]);
  expect(faults).toEqual(["o.csv:2: the column s or old s is missing"]);
});

test("a table without its dates, its filter column or any value is unusable", () => {
  const noDate = read("place,n,s\nhere,1,2\n");
  expect(noDate.table).toEqual({ rowCount: 0, columns: new Map() });
  expect(noDate.faults).toEqual(["o.csv:1: the column Datum or date is missing"]);
  const noPlace = read("date,n,s\n2021-01-01,1,2\n");
  expect(noPlace.table.rowCount).toBe(0);
  expect(noPlace.faults).toEqual(["o.csv:1: the column place is missing"]);
  const noValue = read("place,date\nhere,2021-01-01\n");
  expect(noValue.table.rowCount).toBe(0);
  expect(noValue.faults).toEqual([
    "o.csv:1: the column n is missing",
    "o.csv:1: the column s or old s is missing",
  ]);
});

test("columns by position may be missing, and rows may be longer than the header", () => {
  const source: ReportedSource = {
    ...anywhere,
    date: { kind: "cell", column: 0, form: "iso" },
    values: [
      { name: "patients", column: 1 },
      { name: "share", column: 2 },
    ],
  };
  const { patients, faults } = read("d,d\n2021-01-01,5\n2021-01-02\n2021-01-03,6,7\n", source);
  expect(patients).toEqual([5, Number.NaN, 6]);
  expect(faults).toEqual([
    "o.csv:4:14: the row has more cells than the header",
    "o.csv:1: there is no column 3",
  ]);
});

test("a duplicate column is reported if it is used", () => {
  const { patients, faults } = read("date,n,n,s,x,x\n2021-01-01,5,6,0,1,2\n", anywhere);
  expect(patients).toEqual([5]);
  expect(faults).toEqual(["o.csv:1: the column n occurs twice"]);
});

test.each([
  ["a byte-order mark", "\ufeffdate,n,s\n2021-01-01,5,0\n"],
  ["Windows line ends", "date,n,s\r\n2021-01-01,5,0\r\n\r\n"],
  ["no line end", "date,n,s\n2021-01-01,5,0"],
  ["a time behind the date", "date,n,s\n2021-01-01 12:00,5,0"],
  ["quotes and blanks", '"date" , n,"s"\n"2021-01-01", "5" ,0\n'],
])("%s", (_name, text) => {
  const { dates, patients, faults } = read(text, anywhere);
  expect(dates).toEqual(["2021-01-01"]);
  expect(patients).toEqual([5]);
  expect(faults).toEqual([]);
});

test.each(["", "\r\n\n", "\ufeff", ",,,\n,,\n"])(
  "nothing at all (%j) is an empty table and a fault",
  (text) => {
    const { table, faults } = read(text);
    expect(table.rowCount).toBe(0);
    expect(faults).toEqual(["o.csv:1:1: the table is empty"]);
  },
);

const page = "<!DOCTYPE html>\n<html><body>404, not found; sorry</body></html>\n";

test.each(observedSources())(
  "$id: an HTML page in its place gives faults and no rows",
  (source) => {
    const { table, faults } = read(page, source);
    expect(faults.length).toBeGreaterThan(0);
    expect(table).toEqual({ rowCount: 0, columns: new Map() });
  },
);

test("arbitrary bytes give columns of equal length and sorted dates, never an exception", () => {
  const anyText = fc
    .array(
      fc.constantFrom("date,n,s\n", "2021-01-01", "2020-12-31", ",", '"', "\n", "\r", "#", "x"),
    )
    .map((parts) => new TextEncoder().encode(`date,n,s\n${parts.join("")}`));
  fc.assert(
    fc.property(fc.oneof(anyText, fc.uint8Array({ maxLength: 100 })), (bytes) => {
      const { table } = readObserved(bytes, anywhere, "o.csv");
      for (const column of table.columns.values())
        expect(column.values).toHaveLength(table.rowCount);
      const read = Array.from(days(table) ?? []);
      expect(read).toEqual(read.toSorted((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});

test("every dated row of a shuffled file is read with its value", () => {
  const row = fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer());
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const lines = rows.map(([day, value]) => `${formatDay(day)},${value},0`);
      const { dates, patients, faults } = read(`date,n,s\n${lines.join("\n")}`, anywhere);
      const sorted = rows.toSorted(([a], [b]) => a - b);
      expect(faults).toEqual([]);
      expect(dates).toEqual(sorted.map(([day]) => formatDay(day)));
      expect(patients).toEqual(sorted.map(([, value]) => value + 0));
    }),
  );
});
