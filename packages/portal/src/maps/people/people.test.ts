import { statesAt } from "@episcope/battery";
import { type DayMovement, type InfectionCourses, notReached, ticksPerDay } from "@episcope/common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rgbOf } from "./color.ts";
import { PeopleAt, soonInfected } from "./peopleAt.ts";
import { stateChangesOf, timeOf } from "./stateChanges.ts";
import { homeTracks, placesOnStreets, tracksOf } from "./tracks.ts";

const bounds = { west: -5000, south: -5000, east: 5000, north: 5000 };
const places = {
  x: Float32Array.of(-3000, 2000, 2600),
  y: Float32Array.of(-1000, 1500, 1500),
};
const streets = placesOnStreets(places, bounds);
/**
 * Home until 8:00, at place 1 from 9:00 to 17:00, home again at 17:30; and a person who stays at
 * home.
 */
const movement: DayMovement = {
  personStart: Uint32Array.of(0, 3, 4),
  place: Uint32Array.of(0, 1, 0, 2),
  enter: Uint16Array.of(0, 16_200, 31_500, 0),
  leave: Uint16Array.of(14_400, 30_600, ticksPerDay, ticksPerDay),
  mode: Uint8Array.of(0, 1, 1, 0),
};
const nobodyInfected = {
  start: new Uint32Array(3),
  time: new Uint32Array(),
  state: new Uint8Array(),
};
const homes = { x: Float32Array.of(-3000, 2600), y: Float32Array.of(-1000, 1500) };

describe("tracks", () => {
  const tracks = tracksOf(streets, movement);
  const people = new PeopleAt(tracks, nobodyInfected, homes.x, homes.y);
  const at = (tick: number) => {
    people.move({ tick, time: 0 });
    return [people.x[0] ?? 0, people.y[0] ?? 0] as const;
  };

  test("people are at their places, slightly off the centre", () => {
    for (const [tick, place] of [
      [0, 0],
      [14_400, 0],
      [16_200, 1],
      [30_000, 1],
      [43_200, 0],
    ] as const) {
      const [x, y] = at(tick);
      expect(Math.abs(x - (places.x[place] ?? 0))).toBeLessThanOrEqual(50);
      expect(Math.abs(y - (places.y[place] ?? 0))).toBeLessThanOrEqual(50);
    }
    people.move({ tick: 20_000, time: 0 });
    expect(Math.abs((people.x[1] ?? 0) - 2600)).toBeLessThanOrEqual(50);
  });

  test("people move between places at constant speed along the streets", () => {
    const points = Array.from({ length: 19 }, (_, n) => at(14_400 + n * 100));
    const lengths = points.slice(1).map(([x, y], n) => {
      const [beforeX, beforeY] = points[n] ?? [0, 0];
      return Math.hypot(x - beforeX, y - beforeY);
    });
    // Around a corner two moments are closer together than along a street.
    const longest = Math.max(...lengths);
    expect(lengths.filter((length) => length > 0.9 * longest).length).toBeGreaterThan(10);
    const direct = Math.hypot(5000, 2500);
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(1.1 * direct);
    // Times of corners ascend.
    for (let corner = 1; corner < (tracks.start[1] ?? 0); corner++) {
      expect(tracks.tick[corner]).toBeGreaterThanOrEqual(tracks.tick[corner - 1] ?? 0);
    }
  });

  test("moments can be requested in any order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: ticksPerDay }), { maxLength: 20 }),
        (ticks) => {
          for (const tick of ticks) {
            const fresh = new PeopleAt(tracks, nobodyInfected, homes.x, homes.y);
            fresh.move({ tick, time: 0 });
            expect(at(tick)).toEqual([fresh.x[0], fresh.y[0]]);
          }
        },
      ),
    );
  });

  test("a person without trips stays at home all day", () => {
    const tracksAtHome = homeTracks(homes);
    const atHome = new PeopleAt(tracksAtHome, nobodyInfected, homes.x, homes.y);
    atHome.move({ tick: 20_000, time: 0 });
    expect([...atHome.x, ...atHome.y]).toEqual([-3000, 2600, -1000, 1500]);
  });
});

/** Courses of one infection each. */
function coursesOf(rows: readonly (readonly number[])[]): InfectionCourses {
  const column = (index: number) => Uint16Array.from(rows, (row) => row[index] ?? notReached);
  return {
    person: Uint32Array.from(rows, (row) => row[0] ?? 0),
    day: column(1),
    time: column(2),
    strain: new Uint8Array(rows.length),
    contagiousDay: column(3),
    symptomsDay: column(4),
    seriouslySickDay: column(5),
    criticalDay: column(6),
    afterCriticalDay: column(7),
    recoveredDay: column(8),
    susceptibleDay: column(9),
  };
}

describe("states", () => {
  const courses = coursesOf([
    [0, 3, 5000, 7, 9, notReached, notReached, notReached, 20, notReached],
    [2, 1, 0, 1, notReached, notReached, notReached, notReached, 2, 5],
    [2, 6, 100, 8, 10, 12, 13, 15, 22, 90],
  ]);

  test("states follow the rule at every moment", () => {
    const changes = stateChangesOf(courses, 4);
    const tracks = homeTracks({ x: new Float32Array(4), y: new Float32Array(4) });
    const people = new PeopleAt(tracks, changes, new Float32Array(4), new Float32Array(4));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 95 }),
        fc.constantFrom(0, 99, 100, 4999, 5000, 43_199),
        (day, tick) => {
          people.move({ tick, time: timeOf(day, tick) });
          expect([...people.states]).toEqual([...statesAt(courses, 4, day, tick)]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("people who are infected later on the day have their own state", () => {
    const changes = stateChangesOf(courses, 4);
    const tracks = homeTracks({ x: new Float32Array(4), y: new Float32Array(4) });
    const people = new PeopleAt(tracks, changes, new Float32Array(4), new Float32Array(4));
    const statesOn = (day: number, tick: number) => {
      people.move({ tick, time: timeOf(day, tick), until: timeOf(day + 1, 0) });
      return [...people.states];
    };
    expect(statesOn(2, 43_199)).toEqual([0, 0, 6, 0]);
    expect(statesOn(3, 4999)).toEqual([soonInfected, 0, 6, 0]);
    expect(statesOn(3, 5000)).toEqual([1, 0, 6, 0]);
    // Susceptible again, and infected a second time.
    expect(statesOn(6, 99)).toEqual([1, 0, soonInfected, 0]);
  });

  test("people with symptoms stay at home", () => {
    const tracks = tracksOf(streets, movement);
    const ill = coursesOf([[0, 1, 0, 2, 3, notReached, notReached, notReached, 9, notReached]]);
    const people = new PeopleAt(tracks, stateChangesOf(ill, 2), homes.x, homes.y);
    people.move({ tick: 20_000, time: timeOf(2, 20_000) });
    expect(people.x[0]).toBeGreaterThan(1900);
    people.move({ tick: 20_000, time: timeOf(3, 20_000) });
    expect(people.x[0]).toBe(-3000);
    people.move({ tick: 20_000, time: timeOf(9, 20_000) });
    expect(people.x[0]).toBeGreaterThan(1900);
  });
});

test("the nearest visible person is found", () => {
  const people = new PeopleAt(tracksOf(streets, movement), nobodyInfected, homes.x, homes.y);
  people.move({ tick: 20_000, time: 0 });
  expect(people.nearest(2100, 1500, 400, () => true)).toBe(0);
  expect(people.nearest(2550, 1500, 400, () => true)).toBe(1);
  expect(people.nearest(0, 0, 400, () => true)).toBe(-1);
  expect(people.nearest(2100, 1500, 400, (state) => state !== 0)).toBe(-1);
});

test("colours are parsed", () => {
  expect(rgbOf("#f6f")).toEqual([255, 102, 255]);
  expect(rgbOf("#116622")).toEqual([17, 102, 34]);
  expect(() => rgbOf("red")).toThrow("red is not a colour");
});
