import { inVehicle, noPlace, notReached } from "@episcope/common";
import { expect, test } from "vitest";
import { code } from "../../activities.ts";
import { plainSettings } from "../../run/plainSettings.ts";
import { cityOf, logOf } from "../fixtures/runRecordFixture.ts";
import { coursesOf, infectionsByPerson, sourcesOf } from "./courses.ts";
import { PlaceNumbers } from "./places.ts";
import { stateCounts } from "./stateCounts.ts";

const city = {
  ...cityOf([0, 1, 2, 3].map((home) => ({ age: 30, home, isFromOutside: home === 3 }))),
  containerActivity: Uint8Array.of(code.home, code.home, code.pt, code.home),
};
/** Person 2, imported on day 1, infects 0 in a bus and 3 at home 1 on day 3; again ill on day 9. */
const log = logOf([
  { person: 2, day: 1, contagious: 2, recovered: 5 },
  { person: 3, by: 0, day: 3, strain: 1, contagious: 4, recovered: 8 },
  { person: 0, by: 0, day: 3, contagious: 7 },
  { person: 2, by: 2, day: 9, infections: 2 },
]);
log.tick.set([0, 43_200, 0, 700]);
log.container.set([0xffffffff, 1, 2, 0]);
log.symptomsDay[0] = 4;
/** In this profile nobody is immune for longer than a day. */
const settings = plainSettings("berlin2021", 10);

test("by person, then by time; days that lie behind the end have not come", () => {
  expect(infectionsByPerson(log, 10)).toEqual([2, 0, 3, 1]);
  const order = infectionsByPerson(log, 6);
  expect(order).toEqual([2, 0, 1]);
  const courses = coursesOf(log, order, settings, 6);
  expect(courses).toEqual({
    person: Uint32Array.of(0, 2, 3),
    day: Uint16Array.of(3, 1, 3),
    // Not at the beginning of the day, and not after its end; only imports happen at midnight.
    time: Uint16Array.of(1, 0, 43_199),
    strain: Uint8Array.of(0, 0, 1),
    contagiousDay: Uint16Array.of(notReached, 2, 4),
    symptomsDay: Uint16Array.of(notReached, 4, notReached),
    seriouslySickDay: Uint16Array.of(notReached, notReached, notReached),
    criticalDay: Uint16Array.of(notReached, notReached, notReached),
    afterCriticalDay: Uint16Array.of(notReached, notReached, notReached),
    recoveredDay: Uint16Array.of(notReached, 5, notReached),
    susceptibleDay: Uint16Array.of(notReached, 6, notReached),
  });
});

test("from whom and where", () => {
  const sources = sourcesOf(city, log, infectionsByPerson(log, 10), new PlaceNumbers(city));
  expect([...sources.infector]).toEqual([2, 0xffffffff, 0, 2]);
  expect([...sources.place]).toEqual([inVehicle, noPlace, 0, 1]);
});

test("residents by state at the start of each day", () => {
  const courses = coursesOf(log, infectionsByPerson(log, 10), settings, 10);
  const counts = stateCounts(city, courses, 10);
  const days = Array.from({ length: 10 }, (_, day) => [...counts.slice(7 * day, 7 * day + 7)]);
  expect(days).toEqual([
    // The import counts on its own day; person 3 lives outside.
    [2, 1, 0, 0, 0, 0, 0],
    [2, 0, 1, 0, 0, 0, 0],
    [2, 0, 1, 0, 0, 0, 0],
    // Person 0 was infected during day 3.
    [1, 1, 0, 1, 0, 0, 0],
    [1, 1, 0, 0, 0, 0, 1],
    [2, 1, 0, 0, 0, 0, 0],
    [2, 0, 1, 0, 0, 0, 0],
    [2, 0, 1, 0, 0, 0, 0],
    [2, 0, 1, 0, 0, 0, 0],
    [1, 1, 1, 0, 0, 0, 0],
  ]);
});
