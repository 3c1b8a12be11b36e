import fc from "fast-check";
import { expect, test } from "vitest";
import {
  civilOf,
  dayOf,
  formatDay,
  parseDay,
  parseGermanDay,
  parseIsoWeek,
  weekday,
} from "./calendar.ts";

test("agrees with Date for every day of eight centuries", () => {
  fc.assert(
    fc.property(fc.integer({ min: -140_000, max: 150_000 }), (day) => {
      const date = new Date(day * 86_400_000);
      expect(formatDay(day)).toBe(date.toISOString().slice(0, 10));
      expect(weekday(day)).toBe(date.getUTCDay());
      const { year, month, dayOfMonth } = civilOf(day);
      expect(dayOf(year, month, dayOfMonth)).toBe(day);
      expect(parseDay(formatDay(day))).toBe(day);
    }),
  );
});

test.each([
  ["1970-01-01", 0],
  ["2020-02-29", 18_321],
  ["2020-02-25T13:00:00Z", 18_317],
  [" 2020-02-25 ", 18_317],
  ["2021-02-29", undefined],
  ["2020-13-01", undefined],
  ["2020-2-25", undefined],
  ["", undefined],
  ["25.02.2020", undefined],
])("parseDay(%j)", (text, expected) => {
  expect(parseDay(text)).toBe(expected);
});

test("parses other published date formats", () => {
  expect(parseGermanDay("25.02.2020")).toBe(18_317);
  expect(parseGermanDay("5.3.2020")).toBe(parseDay("2020-03-05"));
  expect(parseGermanDay("31.04.2020")).toBeUndefined();
  expect(parseIsoWeek("2020-W10")).toBe(parseDay("2020-03-02"));
  expect(parseIsoWeek("2020-W53")).toBe(parseDay("2020-12-28"));
  expect(parseIsoWeek("2021-W01")).toBe(parseDay("2021-01-04"));
  expect(parseIsoWeek("2021-W53")).toBeUndefined();
  expect(parseIsoWeek("2021-W00")).toBeUndefined();
});
