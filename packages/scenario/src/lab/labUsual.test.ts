import { expect, test } from "vitest";
import { day, scenarioOf, shortHead } from "../fixtures/scenarioFixtures.ts";
import { usualLanes } from "./labUsual.ts";
import { usualValue } from "./usualLanes.ts";

const scenario = scenarioOf(`${shortHead}changes:
  - restrict: { activities: leisure, from: 2020-03-05, to: 2020-03-08, remaining: 0.42 }
  - restrict: { activities: shops, from: 2020-03-06, masks: { cloth: 0.3, surgical: 0.3, ffp2: 0.3 } }
  - restrict: { activities: shops, from: 2020-03-10, masks: { ffp2: 0.9 } }
  - tests: { kind: rapid, activities: schools, from: 2020-03-09, rate: 0.4 }
  - tracing: { from: 2020-03-07, capacity: 200 }
  - doses: { from: 2020-03-10, perDay: 1000 }
`);
const lanes = usualLanes(scenario);

test("shares in percent, with a step only where they change", () => {
  expect(lanes.get("leisure")).toEqual([
    { day: day("2020-03-02"), value: 100 },
    { day: day("2020-03-05"), value: 42 },
    { day: day("2020-03-09"), value: 100 },
  ]);
  expect(lanes.get("work")).toHaveLength(1);
});

test("of mixed masks the middle kind; tests a week; cases a day for each of 3.57 million", () => {
  const on = (name: "masks" | "tests" | "tracing", date: string) =>
    usualValue(lanes, name, day(date));
  expect([on("masks", "2020-03-05"), on("masks", "2020-03-06"), on("masks", "2020-03-10")]).toEqual(
    [...[0, 2, 3]],
  );
  expect([on("tests", "2020-03-08"), on("tests", "2020-03-09")]).toEqual([0, 2]);
  expect([on("tracing", "2020-03-06"), on("tracing", "2020-03-07")]).toEqual([0, 56]);
});

test("factors are those of what happened: doses from the first one on, contacts outdoors always", () => {
  expect(lanes.get("vaccination")).toEqual([{ day: day("2020-03-10"), value: 100 }]);
  expect(lanes.get("season")).toEqual([{ day: day("2020-03-02"), value: 100 }]);
  // What happened had no rule, and new variants are relative to those that came.
  expect([lanes.has("rule"), lanes.has("variant")]).toEqual([false, false]);
});
