import { expect, test } from "vitest";
import { dayDate } from "./dayDate.ts";

/** 2020-02-24. */
const facts = { startDay: 18_316 };

test("day 1 has the start date, in both languages", () => {
  expect(dayDate(facts, 1, "en")).toBe("Monday, 24 February 2020");
  expect(dayDate(facts, 1, "de")).toBe("Montag, 24. Februar 2020");
  expect(dayDate(facts, 7, "en")).toBe("Sunday, 1 March 2020");
  expect(dayDate(facts, 90, "de", "short")).toMatch(/^Sa\.?, 23\.05\.2020$/);
  expect(dayDate({}, 1, "en")).toBeUndefined();
});
