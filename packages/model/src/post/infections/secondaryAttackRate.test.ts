import { expect, test } from "vitest";
import { role } from "../../city/people/roles.ts";
import {
  cityOf,
  column,
  type InfectionFixture,
  logOf,
  tuesday,
} from "../fixtures/runRecordFixture.ts";
import { secondaryAttackRate } from "./secondaryAttackRate.ts";

// Homes of three, one and two people.
const city = cityOf([0, 0, 0, 1, 2, 2].map((home) => ({ age: 30, home })));
const rates = (infections: readonly InfectionFixture[]) =>
  secondaryAttackRate({ log: logOf(infections), city, startDay: tuesday, dayCount: 20 });

test("cases of the households of a week's index cases", () => {
  const table = rates([
    // The index case of three; person 1 follows in time, person 2 on the day of recovery, which is
    // too late.
    { person: 0, day: 7, contagious: 8, recovered: 16 },
    { person: 1, by: 0, day: 9, contagious: 10, recovered: 20 },
    { person: 2, by: 1, day: 15, contagious: 16, recovered: 25 },
    // Lives alone.
    { person: 3, day: 8, contagious: 9, recovered: 15 },
    // Two index cases one after the other in the same home.
    { person: 4, day: 12, contagious: 13, recovered: 14 },
    { person: 5, day: 13, contagious: 14, recovered: 19 },
  ]);
  expect([...table.columns.keys()]).toEqual(["day", "date", "rate"]);
  expect(column(table, "date")).toEqual([18_326, 18_333]);
  expect(column(table, "day")).toEqual([9, 16]);
  expect(column(table, "rate")).toEqual([1 / 3, 0]);
});

test("a case counts on the day of its index case, whenever it comes, and a person once", () => {
  const table = rates([
    { person: 0, day: 7, contagious: 13, recovered: 20 },
    { person: 1, by: 0, day: 14, contagious: 15, recovered: 16 },
    { person: 1, by: 0, day: 16, contagious: 17, recovered: 18, infections: 2 },
  ]);
  expect(column(table, "rate")).toEqual([0.5, Number.NaN]);
});

test("the order of becoming contagious decides, not that of infection", () => {
  const table = rates([
    { person: 4, day: 1, contagious: 12, recovered: 30 },
    { person: 5, day: 2, contagious: 9, recovered: 11 },
  ]);
  // Person 5 is over before person 4 begins: two index cases, nobody follows.
  expect(column(table, "rate")).toEqual([0, Number.NaN]);
});

test("without cases there is no rate; who never becomes contagious is none", () => {
  expect(column(rates([]), "rate")).toEqual([Number.NaN, Number.NaN]);
  expect(column(rates([{ person: 0, day: 8 }]), "rate")).toEqual([Number.NaN, Number.NaN]);
});

test("units of care homes are no households", () => {
  const residents = cityOf([0, 0, 1, 1].map((home) => ({ age: 85, home })));
  residents.role.fill(role.careResident, 0, 2);
  const table = secondaryAttackRate({
    log: logOf([
      { person: 0, day: 7, contagious: 8, recovered: 16 },
      { person: 1, by: 0, day: 9, contagious: 10, recovered: 20 },
      { person: 2, day: 7, contagious: 8, recovered: 16 },
    ]),
    city: residents,
    startDay: tuesday,
    dayCount: 20,
  });
  expect(column(table, "rate")[0]).toBe(0);
});
