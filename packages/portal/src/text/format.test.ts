import { expect, test } from "vitest";
import { formatDate } from "./format.ts";

test.each([
  ["2023-11-13", "en", "long", "13 November 2023"],
  ["2023-11-13", "de", "long", "13. November 2023"],
  ["2022-12-02", "en", "short", "2 Dec 2022"],
  ["2021-09-24", "en", "short", "24 Sep 2021"],
  ["2022-12-02", "de", "short", "02.12.2022"],
  // A calendar date has no time zone: New Year stays New Year everywhere.
  ["2021-01-01", "de", "long", "1. Januar 2021"],
] as const)("%s in %s, %s", (date, language, style, expected) => {
  expect(formatDate(date, language, style)).toBe(expected);
});
