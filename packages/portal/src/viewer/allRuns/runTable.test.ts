import { noFigures, type OptionSet, plainOptionSet, type RunIndex } from "@episcope/battery";
import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOfOne, noRunFigures, type RunFigures } from "../figures/runFigures.ts";
import {
  figureKeys,
  matchingRows,
  noFilter,
  pageOf,
  type RunTable,
  rowOrder,
  runTable,
  type VariedParameter,
} from "./runTable.ts";

function indexOf(parameters: readonly string[], rows: readonly (readonly string[])[]): RunIndex {
  return { parameters, runs: rows.map((values, row) => ({ runId: `run${row}`, values })) };
}
const battery = indexOf(
  ["city", "leis", "masks", "offset"],
  [
    ["cologne", "1.0", "no", "-6"],
    ["cologne", "0.75", "FFP2", "10"],
    ["cologne", "0.5", "cloth", "9"],
    ["cologne", "1.0", "FFP2", "0"],
  ],
);
const masks: OptionSet = {
  parameter: "masks",
  title: { en: "Masks" },
  options: ["no", "cloth", "FFP2"].map((value) => ({ value, label: value })),
  defaultOption: { value: "no", label: "no" },
};
const table = runTable(battery, [masks], "en");

function column({ parameters }: RunTable, name: string): VariedParameter {
  const found = parameters.find(({ parameter }) => parameter === name);
  if (!found) throw new Error(`no column ${name}`);
  return found;
}
const labels = (name: string) => column(table, name).options.map(({ label }) => label);
const fileOrder = (rows: RunTable) =>
  rowOrder(
    rows.runs.map((_, row) => row),
    false,
  );
const found = (words: string, chosen: Record<string, string> = {}) =>
  Array.from(
    matchingRows(table, fileOrder(table), { words, chosen: new Map(Object.entries(chosen)) }),
  );

test("each parameter that varies has a column, those of the panel first", () => {
  expect(table.parameters.map(({ title }) => title)).toEqual([
    "Masks",
    "leis",
    "Start shifted by days",
  ]);
});

test("numeric options are ascending, others in button order, and shares are in percent", () => {
  expect(labels("offset")).toEqual(["-6", "0", "9", "10"]);
  expect(labels("leis")).toEqual(["50%", "75%", "100%"]);
  expect(labels("masks")).toEqual(["no", "cloth", "FFP2"]);
});

test("numbers are sorted by value whatever the button order, including +10% and -5%", () => {
  const index = indexOf(["n"], [["+10%"], ["-5%"], ["+9%"], ["0%"]]);
  const set = plainOptionSet(index, "n");
  const sorted = column(runTable(index, set ? [set] : [], "en"), "n");
  expect(sorted.options.map(({ value }) => value)).toEqual(["-5%", "0%", "+9%", "+10%"]);
});

test("seeds above 2^53 stay distinct", () => {
  const seeds = ["7564655870752979347", "4711", "7564655870752979346"];
  const index = indexOf(
    ["seed"],
    seeds.map((seed) => [seed]),
  );
  const sorted = column(runTable(index, [], "en"), "seed");
  expect(sorted.options.map(({ value }) => value)).toEqual([
    "4711",
    "7564655870752979346",
    "7564655870752979347",
  ]);
  expect([...sorted.ranks]).toEqual([2, 0, 1]);
});

test("an empty cell is a separate option, the lowest", () => {
  const sorted = column(runTable(indexOf(["n"], [["5"], [""], ["-5"]]), [], "en"), "n");
  expect(sorted.options).toEqual([
    { value: "", label: "–" },
    { value: "-5", label: "-5" },
    { value: "5", label: "5" },
  ]);
});

test("sorting works both ways and keeps the file order of equal rows", () => {
  const { ranks } = column(table, "leis");
  expect([...rowOrder(ranks, false)]).toEqual([2, 1, 0, 3]);
  expect([...rowOrder(ranks, true)]).toEqual([0, 3, 1, 2]);
});

test("unknown figures come last in either order", () => {
  const figures = new Map<string, RunFigures>([
    ["run1", figuresOfOne({ ...noFigures, infections: 900, peakBeds: { value: 7, day: 18_400 } })],
    ["run2", noRunFigures],
    ["run3", figuresOfOne({ ...noFigures, infections: 100, peakBeds: { value: 8, day: 18_300 } })],
  ]);
  const keys = figureKeys(table, figures, "infections");
  expect([...keys]).toEqual([Number.NaN, 900, Number.NaN, 100]);
  expect([...rowOrder(keys, false)]).toEqual([3, 1, 0, 2]);
  expect([...rowOrder(keys, true)]).toEqual([1, 3, 0, 2]);
  expect([...rowOrder(figureKeys(table, figures, "peakBeds"), false)]).toEqual([1, 3, 0, 2]);
});

test("every word must occur in a value, as on the button or in the file", () => {
  expect(found("ffp")).toEqual([1, 3]);
  expect(found("100% FFP2")).toEqual([3]);
  expect(found("0.75")).toEqual([1]);
  expect(found("  ")).toEqual([0, 1, 2, 3]);
  // A parameter with one value is not a column.
  expect(found("cologne")).toEqual([]);
});

test("in German, options are labelled and found in German", () => {
  const index = indexOf(["leis"], [["0.125"], ["0.13"], ["1.0"]]);
  const german = runTable(index, [], "de");
  expect(column(german, "leis").options.map(({ label }) => label)).toEqual([
    "12,5\u00a0%",
    "13,0\u00a0%",
    "100,0\u00a0%",
  ]);
  const rows = matchingRows(german, fileOrder(german), { words: "12,5 %", chosen: new Map() });
  expect([...rows]).toEqual([0]);
});

test("a complete run id finds its run, a part of it does not", () => {
  expect(found("RUN2")).toEqual([2]);
  expect(found("run")).toEqual([]);
});

test("words are text, not patterns", () => {
  for (const words of [".*", "(", "[", "\\", "__proto__", "constructor"]) {
    expect(found(words)).toEqual([]);
  }
});

test("chosen options and words are combined, and an unknown option finds nothing", () => {
  expect(found("", { leis: "1.0" })).toEqual([0, 3]);
  expect(found("ffp2", { leis: "1.0" })).toEqual([3]);
  expect(found("", { leis: "100%" })).toEqual([]);
  expect(found("", { leis: "1.0", unknown: "x" })).toEqual([0, 3]);
});

test("filtering keeps the order", () => {
  const order = rowOrder(column(table, "offset").ranks, true);
  expect([...order]).toEqual([1, 2, 3, 0]);
  expect([...matchingRows(table, order, { words: "ffp2", chosen: new Map() })]).toEqual([1, 3]);
});

test("sorting keeps every row once, and descending reverses distinct keys", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double(), fc.constant(Number.NaN))), (keys) => {
      const order = [...rowOrder(keys, false)];
      expect(order.toSorted((a, b) => a - b)).toEqual(keys.map((_, row) => row));
      const sorted = order.map((row) => keys[row] ?? Number.NaN);
      const numbers = sorted.filter((key) => !Number.isNaN(key));
      expect(sorted.slice(0, numbers.length)).toEqual(numbers);
      expect(numbers.every((key, rank) => rank === 0 || key >= (numbers[rank - 1] ?? key))).toBe(
        true,
      );
      const down = [...rowOrder(keys, true)].map((row) => keys[row] ?? Number.NaN);
      expect(down.slice(0, numbers.length).map((key) => key + 0)).toEqual(
        numbers.toReversed().map((key) => key + 0),
      );
    }),
  );
});

test("a page has 25 rows, and a page beyond the last is the last one", () => {
  const rows = Uint32Array.from({ length: 53 }, (_, row) => row);
  expect(pageOf(rows, 1)).toMatchObject({ page: 1, pageCount: 3 });
  expect(pageOf(rows, 1).rows[0]).toBe(25);
  expect(pageOf(rows, 9)).toEqual({ rows: [50, 51, 52], page: 2, pageCount: 3 });
  expect(pageOf(rows, -1).page).toBe(0);
  expect(pageOf(new Uint32Array(), 4)).toEqual({ rows: [], page: 0, pageCount: 1 });
});

test("50,000 runs are filtered and sorted", () => {
  const count = 50_000;
  // Ten parameters with up to five options; the eleventh numbers the runs.
  const rows = Array.from({ length: count }, (_, row) => [
    ...Array.from({ length: 10 }, (_, column) => `option${Math.floor(row / 3 ** column) % 5}`),
    String(count - row),
  ]);
  const index = indexOf([..."abcdefghijk"], rows);
  const big = runTable(index, [], "en");
  const order = rowOrder(column(big, "k").ranks, false);
  const some = matchingRows(big, order, {
    words: "option4 option1",
    chosen: new Map([["a", "option0"]]),
  });
  expect(order[0]).toBe(count - 1);
  expect(some.length).toBeGreaterThan(1000);
  expect(some.every((row) => row % 5 === 0)).toBe(true);
  expect(matchingRows(big, order, noFilter)).toBe(order);
});
