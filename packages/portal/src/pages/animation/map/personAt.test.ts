import fc from "fast-check";
import { expect, test } from "vitest";
import { PeopleAt } from "../../../maps/people/peopleAt.ts";
import { locate, type ShownPeople, stateOf } from "./personAt.ts";

/** Person 0 walks east from 100 to 200 and falls ill on day 2, person 1 stays. */
const people: ShownPeople = {
  tracks: {
    start: Uint32Array.of(0, 4, 5),
    tick: Uint16Array.of(0, 100, 200, 43_200, 0),
    x: Float32Array.of(0, 0, 50, 50, 7),
    y: Float32Array.of(0, 0, -20, -20, 8),
  },
  changes: {
    start: Uint32Array.of(0, 2, 2),
    time: Uint32Array.of(150, 43_200),
    state: Uint8Array.of(1, 3),
  },
  homes: { x: Float32Array.of(1, 7), y: Float32Array.of(2, 8) },
};

function at(person: number, tick: number, time = tick) {
  const into = { x: Number.NaN, y: Number.NaN };
  locate(people, person, { tick, time }, into);
  return [into.x, into.y];
}

test("positions are interpolated between corners and clamped before and after", () => {
  expect(at(0, 0)).toEqual([0, 0]);
  expect(at(0, 100)).toEqual([0, 0]);
  expect(at(0, 150)).toEqual([25, -10]);
  expect(at(0, 200)).toEqual([50, -20]);
  expect(at(0, 43_200, 43_199)).toEqual([50, -20]);
  expect(at(1, 30_000)).toEqual([7, 8]);
});

test("ill people are at home", () => {
  expect(at(0, 150, 43_350)).toEqual([1, 2]);
  expect(stateOf(people, 0, 149.9)).toBe(0);
  expect(stateOf(people, 0, 150)).toBe(1);
  expect(stateOf(people, 0, 1e6)).toBe(3);
  expect(stateOf(people, 1, 1e6)).toBe(0);
});

test("one person has the same position as in the calculation for everybody", () => {
  const { tracks, changes, homes } = people;
  const everybody = new PeopleAt(tracks, changes, homes.x, homes.y);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 43_200, noNaN: true }), fc.nat(90_000), (tick, time) => {
      everybody.move({ tick, time });
      for (const person of [0, 1]) {
        const [x, y] = at(person, tick, time);
        expect(x).toBeCloseTo(everybody.x[person] ?? 0, 3);
        expect(y).toBeCloseTo(everybody.y[person] ?? 0, 3);
        expect(stateOf(people, person, time)).toBe(everybody.states[person]);
      }
    }),
  );
});
