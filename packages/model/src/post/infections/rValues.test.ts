import { notReached } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { activities } from "../../activities.ts";
import {
  column,
  type InfectionFixture,
  logOf,
  numbersOf,
  tuesday,
} from "../fixtures/runRecordFixture.ts";
import { activityGroups } from "./activityGroups.ts";
import { rValues } from "./rValues.ts";

const log = logOf([
  { person: 0, day: 1, contagious: 2 },
  { person: 1, day: 1, contagious: 2 },
  { person: 2, by: 0, day: 2, activity: "home", contagious: 3 },
  { person: 3, by: 0, day: 3, activity: "educ_kiga", contagious: 4 },
  { person: 4, by: 1, day: 3, activity: "shop_daily", contagious: 4 },
  { person: 5, by: 2, day: 4, activity: "quarantine_home" },
]);

test("infections count on the day on which their infector became contagious", () => {
  const table = rValues({ log, startDay: tuesday, dayCount: 4 }, "escape_none");
  // Day 2: two infectors, three infections. Day 3: one and one. Day 4: two and none so far.
  expect(column(table, "rValue")).toEqual([0, 1.5, 1, 0]);
  expect(column(table, "newContagious")).toEqual([0, 2, 1, 2]);
  expect(column(table, "home")).toEqual([0, 0.5, 1, 0]);
  expect(column(table, "day care")).toEqual([0, 0.5, 0, 0]);
  expect(column(table, "other")).toEqual([0, 0.5, 0, 0]);
  expect(column(table, "schools")).toEqual([0, 0, 0, 0]);
  expect(new Set(column(table, "scenario"))).toEqual(new Set(["escape_none"]));
});

test("columns and dates as published, the first day being the start date (Q-03)", () => {
  const table = rValues({ log, startDay: tuesday, dayCount: 4 });
  expect([...table.columns.keys()].join(" ")).toBe(
    "day date rValue newContagious scenario home leisure leisPrivate leisPublic schools day care university work&business pt other",
  );
  expect(column(table, "day")).toEqual([0, 1, 2, 3]);
  expect(column(table, "date")).toEqual([18_317, 18_318, 18_319, 18_320]);
});

test("every activity has its group", () => {
  const infected = activities.map(
    (activity, person): InfectionFixture => ({ person, by: 0, day: 1, activity, contagious: 3 }),
  );
  const seed: InfectionFixture = { person: 99, day: 1, contagious: 1 };
  const table = rValues({ log: logOf([seed, ...infected]), startDay: tuesday, dayCount: 1 });
  const first = Object.fromEntries(activityGroups.map((name) => [name, column(table, name)[0]]));
  expect(first).toEqual({
    home: 2,
    leisure: 1,
    leisPrivate: 1,
    leisPublic: 1,
    schools: 4,
    "day care": 1,
    university: 1,
    "work&business": 2,
    pt: 1,
    // errands, visit and both kinds of shops
    other: 4,
  });
});

test("a second infection of the same person is an episode of its own", () => {
  const table = rValues({
    log: logOf([
      { person: 0, day: 1, contagious: 1 },
      { person: 1, by: 0, day: 1 },
      { person: 0, day: 3, contagious: 3, infections: 2 },
      { person: 2, by: 2, day: 3 },
      { person: 3, by: 2, day: 3 },
    ]),
    startDay: tuesday,
    dayCount: 3,
  });
  expect(column(table, "rValue")).toEqual([1, 0, 2]);
});

test("an empty log and an empty run", () => {
  expect(column(rValues({ log: logOf([]), startDay: tuesday, dayCount: 2 }), "rValue")).toEqual([
    0, 0,
  ]);
  expect(rValues({ log, startDay: tuesday, dayCount: 0 }).rowCount).toBe(0);
});

const dayCount = 30;
const anyLog = fc
  .array(
    fc.record({
      source: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      isImport: fc.boolean(),
      activity: fc.constantFrom(...activities),
      contagious: fc.oneof(fc.integer({ min: 1, max: dayCount + 5 }), fc.constant(notReached)),
    }),
    { maxLength: 200 },
  )
  .map((draws) =>
    draws.map(({ source, isImport, activity, contagious }, person): InfectionFixture => {
      const infection = { person, day: 1, activity, contagious };
      return isImport || person === 0
        ? infection
        : { ...infection, by: Math.floor(source * person) };
    }),
  );

test("U-12: R times new contagious is the number of infections by people who became contagious in the run; groups add up", () => {
  fc.assert(
    fc.property(anyLog, (infections) => {
      const table = rValues({ log: logOf(infections), startDay: tuesday, dayCount });
      const r = numbersOf(table, "rValue");
      const contagious = numbersOf(table, "newContagious");
      const counted = r.reduce((sum, value, row) => sum + value * (contagious[row] ?? 0), 0);
      const expected = infections.filter(
        ({ by }) => by !== undefined && (infections[by]?.contagious ?? notReached) <= dayCount,
      ).length;
      // Without anybody who became contagious there is nobody to attribute an infection to.
      expect(counted).toBeCloseTo(expected, 8);
      r.forEach((value, row) => {
        const groups = activityGroups.map((name) => numbersOf(table, name)[row] ?? Number.NaN);
        expect(groups.reduce((sum, part) => sum + part, 0)).toBeCloseTo(value, 10);
      });
    }),
  );
});
