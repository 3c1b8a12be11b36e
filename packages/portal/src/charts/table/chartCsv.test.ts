import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChartContent, Series } from "../chartContent.ts";
import { chartCsv } from "./chartCsv.ts";

// Days since 1970-01-01: 31 + 28 + 1 = 60 is 2 March 1970.
const first = 60;

function series(name: string, x: ArrayLike<number>, y: ArrayLike<number>): Series {
  return { name, label: { en: name, de: name }, kind: "line", source: "model", x, y };
}
function panel(yTitle: string, shown: readonly Series[], x: "date" | "daysSinceVaccination") {
  return {
    key: yTitle,
    x,
    yTitle: { en: yTitle, de: yTitle },
    scale: "page",
    series: shown,
  } as const;
}
function one(...shown: readonly Series[]): ChartContent {
  return { kind: "panels", panels: [panel("n", shown, "date")] };
}

test("the file has a header, ISO dates, decimal points, empty gaps and line ends of RFC 4180", () => {
  const content = one(
    series("a", [first, first + 1], [1.5, Number.NaN]),
    series("b", [first + 1], [-20]),
  );
  expect(chartCsv(content, "de")).toBe("Datum,a,b\r\n1970-03-02,1.5,\r\n1970-03-03,,-20\r\n");
});

test.each([
  [1 / 3, "0.333333"],
  [2 / 3, "0.666667"],
  [0.1 + 0.2, "0.3"],
  [1234567.891, "1234567.891"],
  [3574568.1234567, "3574568.123457"],
  [0.000012345678, "0.0000123457"],
  [1e-9, "0.000000001"],
  [-0.0, "0"],
  [100, "100"],
  [-1e-120, "0"],
  [120_000, "120000"],
])("%d is written as %s", (value, text) => {
  expect(chartCsv(one(series("a", [first], [value])), "en")).toBe(
    `Date,a\r\n1970-03-02,${text}\r\n`,
  );
});

test.each([
  ["a,b", '"a,b"'],
  ['say "a"', '"say ""a"""'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=HYPERLINK(A1)", "'=HYPERLINK(A1)"],
  ["+10%", "'+10%"],
  ["-1", "'-1"],
  ["@sum", "'@sum"],
  ['=a,"b"', '"\'=a,""b"""'],
  ["% ALPHA", "% ALPHA"],
  ["#1", '"#1"'],
])("the label %j becomes the cell %s", (label, cell) => {
  expect(chartCsv(one(series(label, [first], [1])), "en")).toBe(`Date,${cell}\r\n1970-03-02,1\r\n`);
});

test("several panels make one table with their titles as prefix, without repeating a series", () => {
  const x = [first];
  const y = [40];
  const shares = [series("a", x, y)];
  const content: ChartContent = {
    kind: "panels",
    panels: [
      panel("cases", [series("a", [first + 1], [7])], "date"),
      panel("share", shares, "date"),
      panel("share", shares, "date"),
    ],
  };
  expect(chartCsv(content, "en")).toBe(
    "Date,cases: a,share: a\r\n1970-03-02,,40\r\n1970-03-03,7,\r\n",
  );
});

test("other values with the same heading get a number", () => {
  const content = one(
    series("a", [first], [1]),
    series("a", [first], [2]),
    series("a", [first], [3]),
  );
  expect(chartCsv(content, "en")).toBe("Date,a,a (2),a (3)\r\n1970-03-02,1,2,3\r\n");
});

test("axes of two kinds have a column each", () => {
  const content: ChartContent = {
    kind: "panels",
    panels: [
      panel("n", [series("a", [first], [1])], "date"),
      panel("m", [series("b", [14], [2])], "daysSinceVaccination"),
    ],
  };
  expect(chartCsv(content, "en", { dates: [first, first] })).toBe(
    "Date,Days since vaccination,n: a,m: b\r\n1970-03-02,,1,\r\n,14,,2\r\n",
  );
});

test("hidden series and other days are not in the file", () => {
  const content = one(series("a", [first, first + 1], [1, 2]), series("b", [first], [3]));
  const options = {
    dates: [first + 1, first + 1],
    isHidden: (_: string, name: string) => name === "b",
  } as const;
  expect(chartCsv(content, "en", options)).toBe("Date,a\r\n1970-03-03,2\r\n");
});

test("any label survives, and no cell starts a formula", () => {
  const label = fc.array(fc.constantFrom(..."=+-@,\"'\r\n\t ab1%")).map((parts) => parts.join(""));
  fc.assert(
    fc.property(label, (name) => {
      const [header] = readCsv(chartCsv(one(series(name, [first], [1])), "en"));
      const cell = header?.[1] ?? "";
      expect([name, `'${name}`]).toContain(cell);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

/** Parses RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/y;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "\r\n") rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

test("simulation days have their dates beside them", () => {
  const content: ChartContent = {
    kind: "panels",
    panels: [
      { ...panel("n", [series("a", [1, 2], [5, 6])], "date"), x: "simulationDay", dayZero: first },
    ],
  };
  expect(chartCsv(content, "en", { dates: [2, 9] })).toBe("Day,Date,a\r\n2,1970-03-04,6\r\n");
});

test("an ensemble has its median and its quantiles in order", () => {
  const wide = { level: 0.9, low: [1], high: [9] };
  const narrow = { level: 0.5, low: [3], high: [7] };
  const content = one({ ...series("a", [first], [5]), bands: [wide, narrow] });
  expect(chartCsv(content, "en")).toBe(
    "Date,a: median,a: 5 %,a: 25 %,a: 75 %,a: 95 %\r\n1970-03-02,5,1,3,7,9\r\n",
  );
});
