import fc from "fast-check";
import { expect, test } from "vitest";
import { changedQuery } from "../../../environment/useQuery.ts";
import { queryChanges, readAddress } from "./animationAddress.ts";

const read = (search: string) => readAddress(new URLSearchParams(search));

test("an empty query leaves everything undefined", () => {
  expect(read("")).toEqual({
    day: undefined,
    start: undefined,
    speed: undefined,
    hidden: undefined,
    person: undefined,
    view: undefined,
  });
});

test("every parameter is read", () => {
  expect(read("day=5&start=27720&speed=-0.25&hide=06&person=12&view=-300_4000_24.5")).toEqual({
    day: 5,
    start: 27_720,
    speed: -0.25,
    hidden: [0, 6],
    person: 11,
    view: { x: -300, y: 4000, metresPerPixel: 24.5 },
  });
});

test.each([
  ["day=0", { day: 1 }],
  ["day=-3", { day: 1 }],
  ["day=400", { day: 400 }],
  ["start=90000", { start: 86_399 }],
  ["start=-1", { start: 0 }],
  ["hide=none", { hidden: [] }],
  ["hide=6160", { hidden: [0, 1, 6] }],
])("%s is clamped to the valid range", (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

test.each([
  ...["day=", "day=five", "day=5.5", "day=1e1", "day=NaN", "day=99999999999"],
  ...["start=noon", "speed=3", "speed=", "speed=fast", "hide=7", "hide=", "hide=0,6"],
  ...["person=0", "person=-1", "person=x", "view=1_2", "view=1_2_0", "view=1_2_-4", "view=a_b_c"],
  ...["view=1_2_3_4", "view=Infinity_0_1"],
])("%s is ignored", (search) => {
  expect(read(search)).toEqual(read(""));
});

test("default values are not written to the address", () => {
  expect(queryChanges.speed(1)).toEqual({ speed: undefined });
  expect(queryChanges.hidden([], [])).toEqual({ hide: undefined });
  expect(queryChanges.hidden([0], [0])).toEqual({ hide: undefined });
  expect(queryChanges.hidden([], [0])).toEqual({ hide: "none" });
  expect(queryChanges.hidden([6, 0], [])).toEqual({ hide: "06" });
});

test("what was written is read back unchanged", () => {
  const arbitrary = fc.record({
    day: fc.integer({ min: 1, max: 90 }),
    start: fc.integer({ min: 0, max: 86_399 }),
    speed: fc.constantFrom(-10, -0.25, 0, 0.5, 1, 10) as fc.Arbitrary<1>,
    hidden: fc.uniqueArray(fc.nat(6)).map((states) => states.toSorted()),
    person: fc.nat(2_000_000),
    view: fc.record({
      x: fc.integer({ min: -100_000, max: 100_000 }),
      y: fc.integer({ min: -100_000, max: 100_000 }),
      metresPerPixel: fc.integer({ min: 5, max: 3000 }).map((value) => value / 10),
    }),
  });
  fc.assert(
    fc.property(arbitrary, ({ day, start, speed, hidden, person, view }) => {
      const query = changedQuery(new URLSearchParams("other=1"), {
        ...queryChanges.day(day),
        ...queryChanges.start(start),
        ...queryChanges.speed(speed),
        ...queryChanges.hidden(hidden, [0]),
        ...queryChanges.person(person),
        ...queryChanges.view(view),
      });
      const again = readAddress(query);
      expect(again).toMatchObject({ day, start, person, view });
      expect(again.speed ?? 1).toBe(speed);
      expect(again.hidden ?? [0]).toEqual(hidden);
      expect(query.get("other")).toBe("1");
    }),
  );
});
