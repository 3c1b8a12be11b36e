import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import type { DateForm } from "./observedSource.ts";
import { dateColumns, parseDate } from "./readDates.ts";

test.each<[DateForm, string, string | undefined]>([
  ["iso", "2020-02-29", "2020-02-29"],
  ["iso", "2020-02-29T00:00:00.000Z", "2020-02-29"],
  ["iso", "29.02.2020", undefined],
  ["german", "29.02.2020", "2020-02-29"],
  ["german", "1.2.2020", "2020-02-01"],
  ["german", "2020-02-29", undefined],
  ["shortGerman", "07-03-20", "2020-03-07"],
  ["shortGerman", "29-02-21", undefined],
  ["shortGerman", "2020-03-07", undefined],
  ["isoWeek", "2020-W53", "2020-12-28"],
  ["isoWeek", "2020-12-28", undefined],
  ["isoWeek", "", undefined],
])("%s: %j", (form, text, expected) => {
  const day = parseDate({ kind: "cell", column: 0, form }, [text]);
  expect(day).toBe(expected === undefined ? undefined : parseDay(expected));
});

test("three columns are taken as year, month, day, whatever their order in the file", () => {
  const reading = { kind: "parts", day: ["d"], month: ["m"], year: ["y"] } as const;
  expect(dateColumns(reading)).toEqual([["y"], ["m"], ["d"]]);
  expect(parseDate(reading, ["2020", "3", "07"])).toBe(parseDay("2020-03-07"));
  expect(parseDate(reading, ["2020", "13", "7"])).toBeUndefined();
  expect(parseDate(reading, ["2020", "3", "7.5"])).toBeUndefined();
  expect(parseDate(reading, ["2020", "3", ""])).toBeUndefined();
});
