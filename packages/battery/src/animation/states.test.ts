import { healthStates } from "@episcope/common";
import { expect, test } from "vitest";
import { coursesOf } from "./fixtures/animationFixture.ts";
import { countResidents, statesAt } from "./states.ts";

/** State of the only person at noon of each day from day 1. */
function daysOf(courses: ReturnType<typeof coursesOf>, dayCount: number): readonly string[] {
  return Array.from({ length: dayCount }, (_, index) => {
    const state = statesAt(courses, 1, index + 1, 21_600)[0] ?? -1;
    return healthStates[state] ?? "";
  });
}

test("a state that was never reached is never shown", () => {
  const mild = coursesOf([{ day: 2, contagiousDay: 3, symptomsDay: 4, recoveredDay: 6 }]);
  expect(daysOf(mild, 6)).toEqual([
    "susceptible",
    "infectedButNotContagious",
    "contagious",
    "showingSymptoms",
    "showingSymptoms",
    "recovered",
  ]);
  const unnoticed = coursesOf([{ day: 1, contagiousDay: 2, recoveredDay: 3 }]);
  expect(daysOf(unnoticed, 3)).toEqual(["infectedButNotContagious", "contagious", "recovered"]);
});

test("the full course: seriously sick before and after intensive care, immune for a time", () => {
  const severe = coursesOf([
    {
      day: 1,
      contagiousDay: 2,
      symptomsDay: 3,
      seriouslySickDay: 4,
      criticalDay: 5,
      afterCriticalDay: 6,
      recoveredDay: 7,
      susceptibleDay: 8,
    },
    { day: 9 },
  ]);
  expect(daysOf(severe, 9)).toEqual([
    "infectedButNotContagious",
    "contagious",
    "showingSymptoms",
    "seriouslySick",
    "critical",
    "seriouslySick",
    "recovered",
    "susceptible",
    "infectedButNotContagious",
  ]);
});

test("of several steps on one day, the last one counts", () => {
  const quick = coursesOf([{ day: 1, contagiousDay: 2, symptomsDay: 2, seriouslySickDay: 2 }]);
  expect(daysOf(quick, 2)).toEqual(["infectedButNotContagious", "seriouslySick"]);
});

test("infections happen during the day, imports before it", () => {
  const courses = coursesOf([
    { person: 0, day: 2, time: 500, contagiousDay: 3 },
    { person: 2, day: 2, time: 0 },
  ]);
  expect([...statesAt(courses, 3, 2, 0)]).toEqual([0, 0, 1]);
  expect([...statesAt(courses, 3, 2, 499)]).toEqual([0, 0, 1]);
  expect([...statesAt(courses, 3, 2, 500)]).toEqual([1, 0, 1]);
  expect([...statesAt(courses, 3, 3, 0)]).toEqual([2, 0, 1]);
});

test("people from the surroundings are not counted", () => {
  const place = { latitude: 52, longitude: 13 };
  const districts = [
    { name: "Umland", isCity: false, ...place },
    { name: "Mitte", isCity: true, ...place },
  ];
  const people = {
    home: new Uint32Array(4),
    age: new Uint8Array(4),
    district: Uint8Array.of(1, 0, 1, 1),
  };
  const counts = countResidents(Uint8Array.of(6, 6, 2, 6), people, districts);
  expect([...counts]).toEqual([0, 0, 1, 0, 0, 0, 2]);
});
