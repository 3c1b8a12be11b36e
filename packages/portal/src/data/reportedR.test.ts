import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { parseReportedR } from "./reportedR.ts";

const head = "date,r7,r7_lo,r7_hi";
const parse = (...lines: readonly string[]) => parseReportedR([head, ...lines].join("\n"));

test("reads the number of each day, and its range if it is one", () => {
  expect(parse("2021-03-01,1.25,1.1,1.4", "2021-03-02,1.2,,", "2021-03-04,0.9,1.3,1.4")).toEqual([
    { date: "2021-03-01", value: 1.25, range: [1.1, 1.4] },
    { date: "2021-03-02", value: 1.2, range: undefined },
    { date: "2021-03-04", value: 0.9, range: undefined },
  ]);
});

test.each([
  ["a day that does not exist", "2021-02-30,1,1,1"],
  ["a time", "2021-03-02T00:00:00,1,1,1"],
  ["a day before", "2021-02-28,1,1,1"],
  ["the same day", "2021-03-01,1,1,1"],
  ["no number", "2021-03-02,NA,1,1"],
  ["a negative number", "2021-03-02,-1,1,1"],
  ["zero", "2021-03-02,0,0,0"],
  ["more than can be", "2021-03-02,20,20,20"],
  ["an empty line", ""],
])("%s is left out", (_, line) => {
  const first = { date: "2021-03-01", value: 1, range: undefined };
  expect(parse("2021-03-01,1,,", line, "2021-03-03,1,,")).toEqual([
    first,
    { ...first, date: "2021-03-03" },
  ]);
});

test("a web page or other columns are no table", () => {
  expect(parseReportedR("<html>\n2021-03-01,1,1,1")).toEqual([]);
  expect(parseReportedR("date,r\n2021-03-01,1")).toEqual([]);
});

test("any file gives numbers that can be", () => {
  assert(
    property(string(), string(), (date, cells) => {
      for (const { value } of parse(`2021-03-01,${cells}`, `${date},${cells}`))
        expect(value > 0 && value < 20).toBe(true);
    }),
  );
});
