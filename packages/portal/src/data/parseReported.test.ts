import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { parseReported } from "./parseReported.ts";

const weeks = ["2020-03-02", "2020-03-09"];
const parse = (value: unknown) => parseReported(JSON.stringify(value));

test("reads what is there", () => {
  expect(
    parse({
      source: " Institute ",
      weeks,
      cases: [1.5, null],
      admissions: { "80+": [0, 2] },
      strains: { ALPHA: [0, 0.1] },
    }),
  ).toEqual({
    source: "Institute",
    weeks: weeks.map((week) => parseDay(week)),
    cases: [1.5, Number.NaN],
    admissions: { all: undefined, "60-79": undefined, "80+": [0, 2] },
    intensiveCare: undefined,
    strains: new Map([["ALPHA", [0, 0.1]]]),
  });
});

test("values that cannot be are gaps, and series that do not fit are left out", () => {
  const found = parse({
    weeks,
    cases: [-1, "7"],
    intensiveCare: [2, 3],
    admissions: [1, 2],
    strains: { ALPHA: [1], "<b>": [0, 1], DELTA: [1, 0] },
    source: { name: "x" },
  });
  expect(found?.cases).toBeUndefined();
  expect(found?.admissions.all).toBeUndefined();
  expect(found?.source).toBeUndefined();
  expect([...(found?.strains.keys() ?? [])]).toEqual(["DELTA"]);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a list", "[1]"],
  ["no weeks", JSON.stringify({ cases: [1] })],
  ["no value", JSON.stringify({ weeks })],
  ["weeks that are no Mondays", JSON.stringify({ weeks: ["2020-03-03"], cases: [1] })],
  ["weeks in disorder", JSON.stringify({ weeks: [...weeks].reverse(), cases: [1, 2] })],
  ["dates that are none", JSON.stringify({ weeks: ["2020-02-30"], cases: [1] })],
  ["a prototype", '{"__proto__": {"weeks": ["2020-03-02"], "cases": [1]}}'],
  [
    "endless weeks",
    JSON.stringify({ weeks: new Array(2000).fill("2020-03-02"), cases: new Array(2000).fill(1) }),
  ],
])("%s is not such a file", (_, text) => {
  expect(parseReported(text)).toBeUndefined();
});
