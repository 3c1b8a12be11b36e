import fc from "fast-check";
import { expect, test } from "vitest";
import { type StateChanges, timeOf } from "../../../maps/people/stateChanges.ts";
import { countedSteps, StateTally } from "./stateTally.ts";

function changesOf(people: readonly (readonly (readonly [time: number, state: number])[])[]) {
  const all = people.flat();
  let count = 0;
  const start = [0, ...people.map((changes) => (count += changes.length))];
  return {
    start: Uint32Array.from(start),
    time: Uint32Array.from(all, ([time]) => time),
    state: Uint8Array.from(all, ([, state]) => state),
  } satisfies StateChanges;
}

test("counts follow the time forwards and backwards", () => {
  const changes = changesOf([
    [
      [timeOf(1, 0), 1],
      [timeOf(3, 0), 2],
      [timeOf(9, 0), 6],
    ],
    [],
    [[timeOf(2, 700), 1]],
    // This person is not counted.
    [[timeOf(1, 5), 1]],
  ]);
  const tally = new StateTally(
    countedSteps(changes, (person) => person !== 3),
    3,
  );
  expect([...tally.counts]).toEqual([3, 0, 0, 0, 0, 0, 0]);
  tally.moveTo(timeOf(1, 0));
  expect([...tally.counts]).toEqual([2, 1, 0, 0, 0, 0, 0]);
  tally.moveTo(timeOf(2, 699.9));
  expect([...tally.counts]).toEqual([2, 1, 0, 0, 0, 0, 0]);
  tally.moveTo(timeOf(2, 700));
  expect([...tally.counts]).toEqual([1, 2, 0, 0, 0, 0, 0]);
  tally.moveTo(timeOf(90, 0));
  expect([...tally.counts]).toEqual([1, 1, 0, 0, 0, 0, 1]);
  tally.moveTo(timeOf(3, 1));
  expect([...tally.counts]).toEqual([1, 1, 1, 0, 0, 0, 0]);
});

test("the tally equals a full count at any time", () => {
  const change = fc.tuple(fc.nat(500), fc.nat(6));
  const person = fc
    .array(change, { maxLength: 5 })
    .map((changes) => changes.toSorted(([a], [b]) => a - b));
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 20 }),
      fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { maxLength: 10 }),
      (people, times) => {
        const tally = new StateTally(
          countedSteps(changesOf(people), () => true),
          people.length,
        );
        for (const now of times) {
          tally.moveTo(now);
          const expected = [0, 0, 0, 0, 0, 0, 0];
          for (const changes of people) {
            const state = changes.findLast(([time]) => time <= now)?.[1] ?? 0;
            expected[state] = (expected[state] ?? 0) + 1;
          }
          expect([...tally.counts]).toEqual(expected);
        }
      },
    ),
  );
});
