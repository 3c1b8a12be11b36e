import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { chosenDay, dayCode } from "./reportedDay.ts";

const days = ["2020-12-30", "2021-01-01", "2021-01-02", "2021-01-08"].map((date) => ({
  ...{ date, value: 1.25, range: undefined },
}));

test.each([
  ["a day with a value", "2021-01-01", "2021-01-01", undefined],
  ["a day nearer to the one before", "2021-01-04", "2021-01-02", "2021-01-04"],
  ["a day nearer to the one after", "2021-01-06", "2021-01-08", "2021-01-06"],
  ["in the middle, the day before", "2020-12-31", "2020-12-30", "2020-12-31"],
  ["before the first", "1990-05-01", "2020-12-30", "1990-05-01"],
  ["after the last", "9999-12-31", "2021-01-08", "9999-12-31"],
  ["without a day", null, "2021-01-08", undefined],
  ["a day that does not exist", "2021-02-30", "2021-01-08", undefined],
  ["an empty text", "", "2021-01-08", undefined],
  ["a script", "<script>alert(1)</script>", "2021-01-08", undefined],
])("%s", (_, asked, used, missing) => {
  expect(chosenDay(days, asked)).toMatchObject({
    ...{ used: { date: used }, missing, first: "2020-12-30", last: "2021-01-08" },
  });
});

test("whatever is asked for, a day with a value is used", () => {
  assert(
    property(string(), (asked) => {
      expect(days).toContain(chosenDay(days, asked)?.used);
    }),
  );
});

test("the address has the day again; the last one is left out", () => {
  const chosen = chosenDay(days, "2021-01-01");
  expect(chosen && dayCode("2021-01-02", chosen)).toBe("2021-01-02");
  expect(chosen && dayCode("2021-01-08", chosen)).toBeUndefined();
});

test("without reported days there is nothing to choose", () => {
  expect(chosenDay([], "2021-01-01")).toBeUndefined();
});
