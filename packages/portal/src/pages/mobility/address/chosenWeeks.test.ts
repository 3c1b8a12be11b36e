import { expect, test } from "vitest";
import { chooseWeeks, chosenWeeks } from "./chosenWeeks.ts";

// The week of 2021-10-10 is missing, as in the published data.
const sundays = ["2020-03-08", "2020-03-15", "2020-03-22", "2021-10-03", "2021-10-17"];
const fridays = ["2020-03-06", "2020-03-13", "2020-03-20", "2021-10-01", "2021-10-15"];
const weeks = (startDate?: string, endDate?: string) =>
  chosenWeeks({ startDate, endDate }, "week", sundays);

test("without a choice the first and the last date are compared", () => {
  expect(weeks()).toEqual({ start: "2020-03-08", end: "2021-10-17", unknown: [] });
  expect(chosenWeeks({ startDate: undefined, endDate: undefined }, "week", [])).toBeUndefined();
});

test("dates of the series are used, even if equal or in reverse order", () => {
  expect(weeks("2020-03-22", "2020-03-22")).toMatchObject({
    start: "2020-03-22",
    end: "2020-03-22",
  });
  expect(weeks("2021-10-03", "2020-03-15")).toMatchObject({
    start: "2021-10-03",
    end: "2020-03-15",
  });
});

test("a weekday date becomes the next later week, otherwise the last", () => {
  expect(weeks("2020-03-13", "2021-10-22")).toEqual({
    ...{ start: "2020-03-15", end: "2021-10-17", unknown: [] },
  });
  expect(weeks("2021-10-08")?.start).toBe("2021-10-17");
});

test("a week date becomes the next earlier weekday date, otherwise the first", () => {
  const found = chosenWeeks({ startDate: "2020-03-01", endDate: "2021-10-10" }, "weekday", fridays);
  expect(found).toEqual({ start: "2020-03-06", end: "2021-10-01", unknown: [] });
});

test("any other date is reported and ignored", () => {
  // A missing Sunday, a Tuesday, and invalid dates.
  for (const date of ["2021-10-10", "2020-03-10", "2020-02-30", "soon"]) {
    expect(weeks(date, "2020-03-22")).toEqual({
      ...{ start: "2020-03-08", end: "2020-03-22", unknown: [date] },
    });
  }
});

test("defaults are not written", () => {
  expect(chooseWeeks({ start: "2020-03-08", end: "2020-03-15" }, sundays)).toEqual({
    ...{ date_one: undefined, date_two: "2020-03-15" },
  });
});
