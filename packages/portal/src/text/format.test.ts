import { afterEach, expect, test, vi } from "vitest";
import { formatDate, formatNumber, formatPercent, today } from "./format.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ["Asia/Tokyo", "2020-03-01"],
  ["Europe/Berlin", "2020-02-29"],
])("today is the visitor's day: 29 February, 22:30 UTC, in %s", (zone, expected) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: Date.UTC(2020, 1, 29, 22, 30) });
  expect(today()).toBe(expected);
});

test.each([
  ["2023-11-13", "en", "long", "13 November 2023"],
  ["2023-11-13", "de", "long", "13. November 2023"],
  ["2022-12-02", "en", "short", "2 Dec 2022"],
  ["2021-09-24", "en", "short", "24 Sep 2021"],
  ["2022-12-02", "de", "short", "02.12.2022"],
  // A calendar date has no time zone: New Year stays New Year everywhere.
  ["2021-01-01", "de", "long", "1. Januar 2021"],
] as const)("the date %s in %s, %s", (date, language, style, expected) => {
  expect(formatDate(date, language, style)).toBe(expected);
});

test.each([
  [1234.5, "en", {}, "1,234.5"],
  [1234.5, "de", {}, "1.234,5"],
  [0.98765, "de", { maximumFractionDigits: 3 }, "0,988"],
  [1.2, "en", { minimumFractionDigits: 3, maximumFractionDigits: 3 }, "1.200"],
  [-0.04, "en", { maximumFractionDigits: 1 }, "0"],
  [-12, "de", {}, "-12"],
] as const)("the number %d in %s with %j", (value, language, decimals, expected) => {
  expect(formatNumber(value, language, decimals)).toBe(expected);
});

test.each([
  [0.125, "en", "12.5%"],
  // With a no-break space.
  [0.125, "de", "12,5\u00a0%"],
  [1, "de", "100\u00a0%"],
] as const)("the share %d in %s", (share, language, expected) => {
  expect(formatPercent(share, language)).toBe(expected);
});
