import { type AnimationData, imported, inVehicle } from "@episcope/common";
import { beforeAll, expect, test } from "vitest";
import { code } from "../../activities.ts";
import { type City, wordsPerVisit } from "../../city/city.ts";
import { makeCity } from "../../city/makeCity.ts";
import { status } from "../../run/disease/status.ts";
import { doublesOf, savedState } from "../../run/fixtures/runFixtures.ts";
import { always, plainSettings } from "../../run/plainSettings.ts";
import { Simulation, simulate } from "../../run/simulation.ts";
import type { ModelSettings } from "../../settings.ts";
import { numbersOf } from "../fixtures/runRecordFixture.ts";
import { makeAnimation, makeTimeLapse } from "./animation.ts";

/** By state; in the table the numbers in hospital are expected ones, not those of the people. */
const columns = [
  "nSusceptible",
  "nInfectedButNotContagious",
  "nContagious",
  "nShowingSymptoms",
  undefined,
  undefined,
  "nRecovered",
];

let city: City;
beforeAll(() => {
  city = makeCity({ region: "berlin", sample: 1 / 2000 });
});

/** Many infections in a small city, and many of them severe, so that every state occurs. */
const severe = { imports: [{ strain: 0, perDay: always(60_000) }] };
const usual = plainSettings("classic2020", 60, severe);

test.each<[string, ModelSettings]>([
  ["classic2020", { ...usual, disease: { ...usual.disease, hospitalFactor: 40 } }],
  ["short immunity", { ...usual, disease: { ...usual.disease, daysImmune: 12 } }],
  ["berlin2021", plainSettings("berlin2021", 60, severe)],
  ["cologne2022", plainSettings("cologne2022", 60, severe)],
])("the counts of the seven states are those of the run: %s", (_name, settings) => {
  const run = new Simulation(city, settings);
  const inHospital: (readonly number[])[] = [];
  while (!run.isFinished) {
    run.step();
    const present = doublesOf(savedState(run), "people by status");
    const people = (code: number) => present[code] ?? 0;
    const onWard = people(status.seriouslySick) + people(status.afterCritical);
    inHospital.push([onWard, people(status.critical)]);
  }
  const { tables, log } = run.finish();
  const infections = tables.get("infections");
  if (!infections) throw new Error("no table");
  const { stateCounts } = makeAnimation(city, log, settings);
  const ofState = (state: number) => [...stateCounts.filter((_, place) => place % 7 === state)];
  columns.forEach((name, state) => {
    if (!name) return;
    const people = ofState(state).map((count) => count / city.sample);
    expect(people).toEqual(numbersOf(infections, name));
  });
  expect(ofState(4)).toEqual(inHospital.map(([ward]) => ward));
  expect(ofState(5)).toEqual(inHospital.map(([, intensive]) => intensive));
  // The first days of a run are the same, however long it goes on.
  const { stateCounts: first, courses } = makeAnimation(city, log, settings, 20);
  expect(first).toEqual(stateCounts.slice(0, 140));
  expect(courses.day.every((day) => day <= 20)).toBe(true);
});

test("all states occurred in the first of them", () => {
  const settings = { ...usual, disease: { ...usual.disease, hospitalFactor: 40 } };
  const { stateCounts, courses } = makeAnimation(city, simulate(city, settings).log, settings);
  const most = columns.map((_, state) =>
    stateCounts.reduce((sum, count, at) => (at % 7 === state ? Math.max(sum, count) : sum), 0),
  );
  expect(Math.min(...most)).toBeGreaterThan(0);
  expect(courses.afterCriticalDay.some((day) => day <= 60)).toBe(true);
});

test("a time lapse is the animation of the whole run without anybody's ways", () => {
  const { log } = simulate(city, usual);
  const { movement, ...lapse } = makeTimeLapse(city, log, usual);
  const { movement: _, ...animation } = makeAnimation(city, log, usual);
  expect(lapse).toEqual(animation);
  expect(lapse.courses.person.length).toBeGreaterThan(50);
  for (const { personStart, place } of movement)
    expect([personStart.length, place.length]).toEqual([city.personCount + 1, 0]);
});

function positionOf({ movement }: AnimationData, type: number, person: number, tick: number) {
  const day = movement[type === 1 ? 1 : type === 2 ? 2 : 0];
  const end = (day.personStart[person + 1] ?? 0) - 1;
  let stay = day.personStart[person] ?? 0;
  while (stay < end && (day.leave[stay] ?? 0) < tick) stay++;
  const isThere = (day.enter[stay] ?? 0) <= tick;
  return { place: isThere ? day.place[stay] : undefined, mode: day.mode[stay] };
}

test("everybody is where the infection happened, and so is the infector", () => {
  const { log } = simulate(city, usual);
  const animation = makeAnimation(city, log, usual);
  const { courses, sources, facts } = animation;
  expect([...facts.dayTypes.slice(0, 7)]).toEqual([0, 0, 0, 0, 0, 1, 2]);
  let contacts = 0;
  courses.person.forEach((person, infection) => {
    const infector = sources.infector[infection] ?? 0;
    if (infector === imported) return;
    contacts++;
    const type = facts.dayTypes[(courses.day[infection] ?? 0) - 1] ?? 0;
    for (const one of [person, infector]) {
      const { place, mode } = positionOf(animation, type, one, courses.time[infection] ?? 0);
      if (sources.place[infection] === inVehicle) expect([place, mode]).toEqual([undefined, 2]);
      else expect(place).toBe(sources.place[infection]);
    }
  });
  expect(contacts).toBeGreaterThan(50);
});

test("stays are the visits of the city, and rounds from home lead somewhere", () => {
  const { log } = simulate(city, plainSettings("classic2020", 1));
  const { movement, places, people } = makeAnimation(city, log, usual, 1);
  for (const type of [0, 1, 2] as const) {
    const day = movement[type];
    const { visits } = city.templates[type];
    let stays = 0;
    for (let at = 3; at < visits.length; at += wordsPerVisit) {
      if (((visits[at] ?? 0) & 0xff) !== code.pt) stays++;
    }
    // Only on weekdays children are brought and fetched.
    const stops = day.place.length - stays;
    if (type === 0) expect(stops).toBeGreaterThan(50);
    else expect(stops).toBe(0);
    for (let person = 0; person < city.personCount; person++) {
      const [first, end] = [day.personStart[person] ?? 0, day.personStart[person + 1] ?? 0];
      expect([day.place[first], day.enter[first]]).toEqual([people.home[person], 0]);
      expect([day.place[end - 1], day.leave[end - 1]]).toEqual([people.home[person], 43_200]);
      for (let stay = first + 1; stay < end; stay++) {
        const way = (day.enter[stay] ?? 0) - (day.leave[stay - 1] ?? 0);
        const [from, to] = [day.place[stay - 1] ?? 0, day.place[stay] ?? 0];
        // Only rooms of one building, which is drawn in one place, are reached in no time.
        const isRoom = places.x[from] === places.x[to] && places.y[from] === places.y[to];
        if (way < 0 || (way === 0 && !isRoom)) throw new Error("no time");
        if (day.place[stay] === day.place[stay - 1]) throw new Error("a way that leads nowhere");
      }
    }
  }
  expect(places.activity.includes(code.pt)).toBe(false);
});
