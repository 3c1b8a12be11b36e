import { expect, test } from "vitest";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import { day, smallBattery } from "../address/fixtures/smallBattery.ts";
import { contextOf, ownStartDay } from "./runContext.ts";

// Rows cycle through the start dates 19, 25 and 28 February; the page shows the shift -6.
const context = { ...contextFixture, startDay: day("2020-02-19") };

test("a run starts on the day in its own row, whatever is chosen on the page", () => {
  expect(contextOf(smallBattery, "run2", context)).toEqual({
    ...context,
    startDay: day("2020-02-28"),
  });
  expect(contextOf(smallBattery, "run0", context)).toBe(context);
});

test("a run without a row starts on the day of the page", () => {
  expect(ownStartDay(smallBattery, "small0")).toBeUndefined();
  expect(contextOf(smallBattery, "small0", context)).toBe(context);
  expect(contextOf(smallBattery, "run9999", context)).toBe(context);
});

test("so does every run of a battery without start dates", () => {
  const index = { parameters: ["masks"], runs: [{ runId: "a", values: ["no"] }] };
  expect(contextOf({ ...smallBattery, index }, "a", context)).toBe(context);
});
