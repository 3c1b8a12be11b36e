import { expect, test } from "vitest";
import { timeOf } from "../../../maps/people/stateChanges.ts";
import { peopleFixture } from "./fixtures/people.ts";
import { recordOf } from "./personRecord.ts";
import { ageGroup, whereaboutsOf } from "./whereabouts.ts";

const data = peopleFixture();

test("a record has age, district, stays and infector", () => {
  expect(recordOf(data, 0)).toEqual({
    person: 0,
    age: 34,
    district: "Mitte",
    isCity: true,
    stays: [
      { enter: 0, leave: 14_400, setting: { kind: "home" }, mode: undefined },
      {
        enter: 15_000,
        leave: 30_000,
        setting: { kind: "place", activity: "shop_daily" },
        mode: "pt",
      },
      { enter: 30_900, leave: 43_200, setting: { kind: "home" }, mode: "car" },
    ],
    infections: [
      {
        time: timeOf(4, 20_000),
        infector: 2,
        setting: { kind: "place", activity: "shop_daily" },
        passedOn: [{ person: 1, time: timeOf(8, 40_000), setting: { kind: "home" } }],
      },
    ],
  });
});

test("a record has imports, infections in a bus and in other homes, and the infections they caused", () => {
  const { infections } = recordOf(data, 2);
  expect(infections.map(({ infector, setting }) => [infector, setting.kind])).toEqual([
    [undefined, "outside"],
    [1, "home"],
  ]);
  expect(infections.map(({ passedOn }) => passedOn.map(({ person }) => person))).toEqual([
    [4, 0],
    [5],
  ]);
  expect(recordOf(data, 4).infections[0]?.setting).toEqual({ kind: "vehicle" });
  expect(recordOf(data, 1).infections[0]?.passedOn[0]?.setting).toEqual({
    kind: "place",
    activity: "home",
  });
  expect(recordOf(data, 3).infections).toEqual([]);
});

test.each([
  [0, 0, { kind: "staying", setting: { kind: "home" } }],
  [14_400, 1, { kind: "staying", setting: { kind: "home" } }],
  [14_401, 2, { kind: "onTheWay", mode: "pt", to: { kind: "place", activity: "shop_daily" } }],
  [15_000, 6, { kind: "staying", setting: { kind: "place", activity: "shop_daily" } }],
  [30_500, 0, { kind: "onTheWay", mode: "car", to: { kind: "home" } }],
  [43_200, 0, { kind: "staying", setting: { kind: "home" } }],
  // From symptoms to recovery.
  [20_000, 3, { kind: "ill" }],
  [20_000, 5, { kind: "ill" }],
])("the whereabouts at tick %d in state %d", (tick, state, expected) => {
  expect(whereaboutsOf(recordOf(data, 0), tick, state)).toEqual(expected);
});

test("a person without stays has no whereabouts", () => {
  expect(whereaboutsOf({ ...recordOf(data, 0), stays: [] }, 0, 0)).toBeUndefined();
});

test.each([
  [0, 0, 9],
  [19, 10, 19],
  [79, 70, 79],
  [80, 80, undefined],
  [104, 80, undefined],
])("age %d is in the group from %d to %s", (age, from, to) => {
  expect(ageGroup(age)).toEqual({ from, to });
});
