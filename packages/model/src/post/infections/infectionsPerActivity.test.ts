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
import { thursdays } from "../weeks.ts";
import { activityGroups } from "./activityGroups.ts";
import { infectionsPerActivity } from "./infectionsPerActivity.ts";

// Day 1 is a Tuesday, so Thursdays are days 3, 10, 17; the first whole week is that of day 10, days
// 7 to 13.
const log = logOf([
  { person: 0, day: 1 },
  { person: 1, by: 0, day: 6, activity: "home" },
  { person: 2, by: 0, day: 7, activity: "home" },
  { person: 3, day: 10 },
  { person: 4, by: 0, day: 13, activity: "home" },
  { person: 5, by: 0, day: 13, activity: "work" },
  { person: 6, by: 0, day: 13, activity: "business" },
  { person: 7, by: 0, day: 14, activity: "pt" },
]);

test("means and shares of the seven days around a Thursday, without imports", () => {
  const table = infectionsPerActivity({ log, startDay: tuesday, dayCount: 20 });
  expect([...table.columns.keys()].join(" ")).toBe(
    "day date activity infections infectionsShare scenario",
  );
  expect(table.rowCount).toBe(20);
  const rows = column(table, "activity").map((activity, row) => [
    column(table, "date")[row],
    activity,
    column(table, "infections")[row],
    column(table, "infectionsShare")[row],
  ]);
  expect(rows.filter(([, , infections]) => infections !== 0)).toEqual([
    [18_326, "home", 2 / 7, 0.5],
    [18_326, "work&business", 2 / 7, 0.5],
    [18_333, "pt", 1 / 7, 1],
  ]);
  expect(rows.slice(0, 10).map(([, activity]) => activity)).toEqual(activityGroups);
  expect([...new Set(column(table, "day"))]).toEqual([9, 16]);
  expect(new Set(column(table, "scenario"))).toEqual(new Set([""]));
});

test("a week that the run does not finish has no rows; one without infections has no shares", () => {
  const table = infectionsPerActivity({ log: logOf([]), startDay: tuesday, dayCount: 19 });
  expect(table.rowCount).toBe(10);
  expect(new Set(column(table, "infections"))).toEqual(new Set([0]));
  expect(new Set(column(table, "infectionsShare"))).toEqual(new Set([Number.NaN]));
});

test("Thursdays, wherever a run starts, also before 1970", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: 0, max: 100 }),
      (startDay, dayCount) => {
        const expected: number[] = [];
        for (let day = 4; day <= dayCount - 3; day++) {
          const isThursday = new Date((startDay + day - 1) * 86_400_000).getUTCDay() === 4;
          if (isThursday) expected.push(day);
        }
        expect(thursdays(startDay, dayCount)).toEqual(expected);
      },
    ),
  );
});

test("shares of a week add up to 1, and no infection of a whole week is lost", () => {
  const dayCount = 40;
  const infection = fc.record({
    person: fc.nat(50),
    by: fc.constantFrom(undefined, 0),
    day: fc.integer({ min: 1, max: dayCount }),
    activity: fc.constantFrom(...activities),
  });
  fc.assert(
    fc.property(fc.array(infection), fc.integer({ min: 0, max: 6 }), (drawn, shift) => {
      const infections = drawn.map(
        ({ by, ...rest }): InfectionFixture => (by === undefined ? rest : { ...rest, by }),
      );
      const startDay = tuesday + shift;
      const table = infectionsPerActivity({ log: logOf(infections), startDay, dayCount });
      const mean = numbersOf(table, "infections");
      const share = numbersOf(table, "infectionsShare");
      thursdays(startDay, dayCount).forEach((middle, week) => {
        const own = infections.filter(
          ({ by, day }) => by !== undefined && Math.abs(day - middle) <= 3,
        ).length;
        const sum = (values: readonly number[]) =>
          values.slice(10 * week, 10 * week + 10).reduce((total, value) => total + value, 0);
        expect(7 * sum(mean)).toBeCloseTo(own, 8);
        if (own > 0) expect(sum(share)).toBeCloseTo(1, 10);
        else expect(sum(share)).toBeNaN();
      });
    }),
  );
});
