import { expect, test } from "vitest";
import { day } from "../address/fixtures/smallBattery.ts";
import { groupHeading } from "./groupHeading.ts";

const startDay = day("2020-02-25");

test.each([
  // Day 1 is 25 February 2020, so day 28 is 27 days later: 4 in February, 23 in March.
  [28, "Contacts", { date: "23 March 2020", words: "Contacts" }],
  [1, "", { date: "25 February 2020", words: undefined }],
  [undefined, "Virus", { date: undefined, words: "Virus" }],
  [undefined, "", { date: undefined, words: "General options" }],
  [1e12, "Late", { date: undefined, words: "Late" }],
  [1.5, "Half", { date: undefined, words: "Half" }],
  [Number.POSITIVE_INFINITY, "Never", { date: undefined, words: "Never" }],
])("the heading for day %s and text %j", (dayNumber, heading, expected) => {
  const group = { day: dayNumber, heading: { en: heading }, subheading: {}, measures: [] };
  expect(groupHeading(group, startDay, "en")).toEqual(expected);
});

test("the heading is in German for German visitors", () => {
  const group = { day: 28, heading: { en: "Schools" }, subheading: {}, measures: [] };
  const german = { ...group, heading: { en: "Schools", de: "Schulen" } };
  expect(groupHeading(german, startDay, "de")).toEqual({ date: "23. März 2020", words: "Schulen" });
  expect(groupHeading(group, startDay, "de").words).toBe("Schools");
});
