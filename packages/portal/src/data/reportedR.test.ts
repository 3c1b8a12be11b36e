import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { parseReportedR } from "./reportedR.ts";

const parse = (value: unknown) => parseReportedR(JSON.stringify(value));

test("reads the number, and its range if it is one", () => {
  const read = { date: "2021-03-01", value: 1.25 };
  expect(parse({ ...read, low: 1.1, high: 1.4 })).toEqual({ ...read, range: [1.1, 1.4] });
  expect(parse({ ...read, low: 1.3, high: 1.4 })).toEqual({ ...read, range: undefined });
  expect(parse({ ...read, date: "2021-02-30" })).toBeUndefined();
  expect(parse({ ...read, value: -1 })).toBeUndefined();
  expect(parseReportedR("<html>")).toBeUndefined();
});

test("any file gives a number that can be, or nothing", () => {
  assert(
    property(jsonValue(), (value) => {
      const found = parse(value);
      expect(found === undefined || (found.value > 0 && found.value < 20)).toBe(true);
    }),
  );
});
