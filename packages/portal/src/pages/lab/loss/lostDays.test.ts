import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { type LossName, lostDays, type RemainingOn } from "./lostDays.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
/** Two weeks from a Monday; the second is a holiday of schools until its Wednesday. */
const time = {
  ...{ from: day("2020-10-05"), to: day("2020-10-18") },
  holidays: [{ from: day("2020-10-12"), to: day("2020-10-14") }],
};
const lost = (name: LossName, remainingOn: RemainingOn) => lostDays(name, time, remainingOn);
const half = () => 0.5;

test("schools count neither at weekends nor in holidays, day care and work in holidays too", () => {
  // Five weekdays and two.
  expect(lost("schools", half)).toBeCloseTo(3.5, 10);
  expect(lost("dayCare", half)).toBeCloseTo(5, 10);
  expect(lost("work", half)).toBeCloseTo(5, 10);
});

test("leisure, shops and visits count every day", () => {
  for (const name of ["leisure", "shops", "visits"] as const)
    expect(lost(name, half)).toBeCloseTo(7, 10);
});

test("both kinds of schools count alike, and one stands for both where the other is unknown", () => {
  const kinds: RemainingOn = (column) => (column === "educ_primary" ? 0.4 : 0.2);
  // 7 × (1 − 0.3).
  expect(lost("schools", kinds)).toBeCloseTo(4.9, 10);
  const one: RemainingOn = (column) => (column === "educ_primary" ? undefined : 0.2);
  expect(lost("schools", one)).toBeCloseTo(5.6, 10);
});

test("days without a value are usual ones; without any there is no number", () => {
  const some: RemainingOn = (_, date) => (date === time.from ? 0.25 : undefined);
  expect(lost("work", some)).toBeCloseTo(0.75, 10);
  expect(lost("work", () => undefined)).toBeUndefined();
});
