import { expect, test } from "vitest";
import { dateInPeriod, defaultDate } from "./mobilityDates.ts";

const sundays = ["2020-03-08", "2020-03-15", "2020-03-22"];
const fridays = ["2020-03-06", "2020-03-13", "2020-03-20"];

test("the default dates are the first and the last", () => {
  expect(defaultDate(sundays, "start")).toBe("2020-03-08");
  expect(defaultDate(sundays, "end")).toBe("2020-03-22");
  expect(defaultDate([], "end")).toBeUndefined();
});

test.each([
  // From Fridays to the next Sunday, or else the last.
  ["2020-03-13", "weekday", "week", sundays, "start", "2020-03-15"],
  ["2020-03-13", "weekday", "weekend", sundays, "end", "2020-03-15"],
  ["2021-01-01", "weekday", "week", sundays, "start", "2020-03-22"],
  // From Sundays to the previous Friday, or else the first.
  ["2020-03-15", "week", "weekday", fridays, "start", "2020-03-13"],
  ["2020-03-22", "weekend", "weekday", fridays, "end", "2020-03-20"],
  ["2020-01-05", "week", "weekday", fridays, "end", "2020-03-06"],
  // A date that exists stays.
  ["2020-03-15", "week", "weekend", sundays, "start", "2020-03-15"],
  ["2020-03-13", "week", "weekday", fridays, "end", "2020-03-13"],
  // Everything else: first and last.
  ["2020-03-10", "week", "weekend", sundays, "start", "2020-03-08"],
  ["2020-03-10", "week", "week", sundays, "end", "2020-03-22"],
  ["nonsense", "weekday", "weekday", fridays, "end", "2020-03-20"],
] as const)("%s, %s to %s", (date, from, to, dates, role, expected) => {
  expect(dateInPeriod(date, { from, to }, dates, role)).toBe(expected);
});

test("without dates there is no default", () => {
  expect(dateInPeriod("2020-03-08", { from: "week", to: "weekday" }, [], "start")).toBeUndefined();
});
