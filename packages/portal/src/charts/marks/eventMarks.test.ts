import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { eventMarks } from "./eventMarks.ts";

const day = (date: string) => parseDay(date) ?? 0;
const course = {
  ...{ city: "berlin", startDay: day("2020-02-25"), optionGroups: [] },
  ...{ graphStartDay: day("2020-09-01"), endDay: day("2021-02-28") },
  fittedUntil: day("2021-01-15"),
};
const group = (date: string) => ({
  ...{ day: day(date) - course.startDay + 1, heading: { en: "Schools" } },
  ...{ subheading: { en: "" }, measures: [] },
});
const names = (changes: Partial<Parameters<typeof eventMarks>[0]>) =>
  eventMarks({ ...course, ...changes }, "en").map(({ label }) => label);
const holidays = ["Autumn holidays", "Christmas holidays", "Winter holidays"];

test("events of the shown time are marked, and the holidays of the state as quiet spans", () => {
  const marks = eventMarks(course, "de");
  expect(marks.map(({ label }) => label)).toEqual([
    ...["Teil-Lockdown", "Lockdown", "Impfbeginn"],
    ...["Herbstferien", "Weihnachtsferien", "Winterferien"],
  ]);
  expect(marks[0]).toEqual({ day: day("2020-11-02"), label: "Teil-Lockdown", rank: 1 });
  expect(marks[3]).toEqual({
    ...{ day: day("2020-10-12"), until: day("2020-10-24"), label: "Herbstferien", isQuiet: true },
  });
});

test("an event after the runs leave what happened is not marked, holidays are", () => {
  expect(names({ fittedUntil: day("2020-11-20") })).toEqual(["Partial lockdown", ...holidays]);
  expect(names({ differsFrom: day("2020-12-16") })).toEqual(["Partial lockdown", ...holidays]);
  expect(names({ differsFrom: day("2020-11-02") })).toEqual(holidays);
  // A choice can change the course from its date on.
  expect(names({ optionGroups: [group("2020-12-01")] })).toEqual(["Partial lockdown", ...holidays]);
  // Nothing is known of how runs without a fit went.
  expect(names({ fittedUntil: undefined })).toEqual(holidays);
});

test("the whole country has no common school holidays, other countries nothing", () => {
  expect(names({ city: "germany" })).toEqual([
    ...["Partial lockdown", "Lockdown", "Vaccination begins"],
  ]);
  expect(names({ city: "jakarta" })).toEqual([]);
});
