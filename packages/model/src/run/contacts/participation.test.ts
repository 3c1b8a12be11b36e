import { expect, test } from "vitest";
import { type Activity, activities } from "../../activities.ts";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import type { DayTables } from "./dayTables.ts";
import { Participation } from "./participation.ts";

const count = 2000;
const everybody = [0, count] as const;
const city = cityFixture({
  people: adults(count),
  visits: [
    ...together(everybody, 0, "home", 0, 7.5),
    // Lessons, the yard, lessons.
    ...together(everybody, 1, "educ_primary", 8, 10),
    ...together(everybody, 2, "educ_primary", 10, 10.75),
    ...together(everybody, 1, "educ_primary", 10.75, 14),
    // Out twice, with a way between.
    ...together(everybody, 3, "leisure", 15, 16),
    ...together(everybody, 4, "leisure", 16.5, 17),
    // A meal in another room of a care home.
    ...together(everybody, 0, "home", 18, 19),
    ...together(everybody, 5, "leisPrivate", 19, 20),
    ...together(everybody, 0, "home", 20, 24),
  ],
});

function participation(remaining: Readonly<Partial<Record<Activity, number>>>): Participation {
  const shares = Float64Array.from(activities, (activity) => remaining[activity] ?? 1);
  const noLimits = new Float64Array(activities.length).fill(Number.POSITIVE_INFINITY);
  const tables = {
    remaining: shares,
    remainingWithPass: shares,
    restrictions: { maxGroupSize: noLimits, reducedGroupSize: noLimits },
  } as unknown as DayTables;
  return new Participation(city, city.templates[0], tables, 7, 1, () => false);
}

/** By person: which visits take place. */
function daysOf(chosen: Participation): readonly (readonly boolean[])[] {
  const { personStart } = city.templates[0];
  return Array.from({ length: count }, (_, person) =>
    Array.from({ length: 9 }, (_, visit) => chosen.takesPlace((personStart[person] ?? 0) + visit)),
  );
}

test("a school day takes place as a whole or not at all; outings are decided one by one", () => {
  const days = daysOf(participation({ educ_primary: 0.5, leisure: 0.5 }));
  const share = (isCounted: (day: readonly boolean[]) => boolean) =>
    days.filter(isCounted).length / count;
  for (const [, lessons, yard, after] of days) {
    expect([yard, after]).toEqual([lessons, lessons]);
  }
  // Within four standard errors.
  expect(Math.abs(share((day) => day[1] === true) - 0.5)).toBeLessThan(0.045);
  expect(Math.abs(share((day) => day[4] === true && day[5] === true) - 0.25)).toBeLessThan(0.04);
  expect(share((day) => day[0] === true && day[6] === true)).toBe(1);
});

test("a meal that is left out leaves the time at home before and after it", () => {
  for (const day of daysOf(participation({ leisPrivate: 0 }))) {
    expect(day).toEqual([true, true, true, true, true, true, true, false, true]);
  }
});
