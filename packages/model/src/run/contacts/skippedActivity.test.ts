// What people do instead of what they leave out: they are absent, or at home
// (model specification 6.2).
import { describe, expect, test } from "vitest";
import type { Activity } from "../../activities.ts";
import { cityFixture, type VisitFixture } from "../fixtures/cityFixture.ts";
import { restrict } from "../fixtures/measureFixtures.ts";
import { plainSettings } from "../plainSettings.ts";
import { simulate } from "../simulation.ts";

const infectorAge = 50;
const restOfDay = { activity: "leisure", container: 2 } as const;

/**
 * Whether an infector with this day infects somebody who is at home only from one hour to another,
 * sooner or later; both live in container 0, elsewhere they are alone, and infectiousness is so
 * high that hardly any contact does not infect.
 */
function infects(
  day: readonly (readonly [Activity, number, number])[],
  [from, to]: readonly [number, number],
  leftOut: readonly Activity[],
  skippedActivity: "absent" | "home",
): boolean {
  const visits: readonly VisitFixture[] = [
    ...day.map(([activity, start, end]) => ({
      person: 0,
      container: activity === "home" ? 0 : 1,
      activity,
      from: start,
      to: end,
    })),
    { person: 1, container: 0, activity: "home", from, to },
    { person: 1, ...restOfDay, from: to, to: 24 },
  ];
  const city = cityFixture({ people: [{ age: infectorAge }, { age: 40 }], visits });
  const { log } = simulate(
    city,
    plainSettings("classic2020", 30, {
      theta: 0.01,
      imports: [{ strain: 0, perDay: Float64Array.of(1, 0), ages: [infectorAge, infectorAge] }],
      restrictions: restrict(leftOut, { remaining: 0 }),
      skippedActivity,
    }),
  );
  return log.count === 2;
}

const workday = [
  ["home", 0, 8],
  ["work", 8, 16],
  ["errands", 16, 18],
  ["home", 19, 24],
] as const;

describe("at work from 8 to 16, at errands until 18, at home again from 19", () => {
  test.each<readonly [string, readonly [number, number], readonly Activity[], boolean, boolean]>([
    ["nothing left out, at home before", [5, 8], [], true, true],
    ["nothing left out, at home meanwhile", [9, 18], [], false, false],
    ["no work: at home during work", [9, 16], ["work"], false, true],
    ["no work: but at errands", [16, 18], ["work"], false, false],
    ["no errands: at home after work", [16, 18], ["errands"], false, true],
    ["no errands: but at work", [9, 16], ["errands"], false, false],
    ["neither: at home all day", [10, 17], ["work", "errands"], false, true],
    [
      "neither: also on what would have been the way home",
      [18.2, 18.8],
      ["work", "errands"],
      false,
      true,
    ],
  ])("%s", (_, hours, leftOut, isAbsentInfecting, isHomeInfecting) => {
    expect(infects(workday, hours, leftOut, "absent")).toBe(isAbsentInfecting);
    expect(infects(workday, hours, leftOut, "home")).toBe(isHomeInfecting);
  });
});

test("rides before and after what is left out are left out as well", () => {
  // Both ride at the same time in container 1; the infector rides to work and from there to the
  // errands.
  const city = (ride: readonly [number, number]) =>
    cityFixture({
      people: [{ age: infectorAge }, { age: 40 }],
      visits: [
        { person: 0, container: 0, activity: "home", from: 0, to: 7 },
        { person: 0, container: 1, activity: "pt", from: 7, to: 7.5 },
        { person: 0, container: 1, activity: "pt", from: 7.5, to: 8 },
        { person: 0, container: 2, activity: "work", from: 8, to: 16 },
        { person: 0, container: 1, activity: "pt", from: 16, to: 17 },
        { person: 0, container: 3, activity: "errands", from: 17, to: 18 },
        { person: 0, container: 1, activity: "pt", from: 18, to: 19 },
        { person: 0, container: 0, activity: "home", from: 19, to: 24 },
        { person: 1, container: 4, activity: "home", from: 0, to: ride[0] },
        { person: 1, container: 1, activity: "pt", from: ride[0], to: ride[1] },
        { person: 1, container: 4, activity: "home", from: ride[1], to: 24 },
      ],
    });
  const isInfected = (ride: readonly [number, number], leftOut: readonly Activity[]) => {
    const settings = plainSettings("classic2020", 30, {
      theta: 0.01,
      imports: [{ strain: 0, perDay: Float64Array.of(1, 0), ages: [infectorAge, infectorAge] }],
      restrictions: restrict(leftOut, { remaining: 0 }),
    });
    return simulate(city(ride), settings).log.count === 2;
  };
  expect(isInfected([7, 7.5], [])).toBe(true);
  expect(isInfected([7, 7.5], ["work"])).toBe(false);
  expect(isInfected([7.5, 8], ["work"])).toBe(false);
  expect(isInfected([16, 17], ["work"])).toBe(false);
  expect(isInfected([18, 19], ["work"])).toBe(true);
  expect(isInfected([16, 17], ["errands"])).toBe(false);
  expect(isInfected([18, 19], ["errands"])).toBe(false);
  expect(isInfected([7, 7.5], ["errands"])).toBe(true);
  expect(isInfected([7, 7.5], ["pt"])).toBe(false);
});
