import fc from "fast-check";
import { expect, test } from "vitest";
import { timeOf } from "../../../maps/people/stateChanges.ts";
import { indexOf, infections } from "./fixtures/people.ts";
import { chainOf } from "./infectionChain.ts";
import { indexInfections, lastInfection } from "./infectionIndex.ts";

const index = indexOf(infections, 6);

test("infections of and by a person are found and sorted by time", () => {
  expect([...index.personStart]).toEqual([0, 1, 2, 4, 4, 5, 6]);
  expect([...index.infectorStart]).toEqual([0, 1, 2, 5, 5, 5, 5]);
  // Person 2: first the infection in the bus, then the one at work, last the one on day 70.
  expect([...index.caused]).toEqual([1, 3, 4, 0, 5]);
  expect(lastInfection(index, 2, timeOf(60, 99))).toBe(2);
  expect(lastInfection(index, 2, timeOf(60, 100))).toBe(3);
  expect(lastInfection(index, 3, timeOf(90, 0))).toBeUndefined();
});

test("the chain leads back to the import", () => {
  const chain = chainOf(index, 1);
  expect(chain).toMatchObject({ origin: 2, direct: 1, descendants: 2 });
  expect([...(chain?.generation ?? [])]).toEqual([0, 0, 1, 2]);
  expect([...(chain?.from ?? [])]).toEqual([0, 2, 1, 2]);
  expect([...(chain?.to ?? [])]).toEqual([1, 0, 2, 5]);
  expect(chain?.time[0]).toBe(timeOf(8, 40_000));
});

test("after a second infection only that one and its consequences count", () => {
  const chain = chainOf(index, 2);
  expect(chain).toMatchObject({ origin: 2, direct: 1, descendants: 1 });
  expect([...(chain?.generation ?? [])]).toEqual([0, 0, 0, 1]);
  expect([...(chain?.to ?? [])]).toEqual([2, 1, 0, 5]);
});

test("without an infection there is no chain; without infected people it only leads back", () => {
  expect(chainOf(index, 3)).toBeUndefined();
  expect(chainOf(index, 4)).toMatchObject({ direct: 0, descendants: 0 });
});

test("an imported case is its own origin", () => {
  expect(chainOf(indexOf([{ person: 0, day: 1 }], 1), 0)).toMatchObject({
    origin: 0,
    descendants: 0,
  });
});

test("arcs are limited, but all descendants are counted", () => {
  const many = Array.from({ length: 1000 }, (_, person) =>
    person === 0 ? { person, day: 1 } : { person, day: 5, tick: person, by: 0 },
  );
  const chain = chainOf(indexOf(many, 1000), 0);
  expect(chain?.to.length).toBe(300);
  expect(chain?.generation.length).toBe(300);
  expect(chain).toMatchObject({ direct: 999, descendants: 999 });
});

test("a chain always ends and goes strictly forward in time, whatever the file contains", () => {
  const arbitrary = fc.array(
    fc.record({
      person: fc.nat(7),
      day: fc.integer({ min: 1, max: 4 }),
      tick: fc.nat(3),
      by: fc.option(fc.nat(7), { nil: undefined }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(arbitrary, (found) => {
      const sorted = found
        .toSorted((a, b) => a.person - b.person || a.day - b.day || a.tick - b.tick)
        .map(({ by, ...rest }) => (by === undefined ? rest : { ...rest, by }));
      const built = indexOf(sorted, 8);
      for (let person = 0; person < 8; person++) {
        const chain = chainOf(built, person);
        if (!chain) continue;
        const back = [...chain.time].filter((_, link) => chain.generation[link] === 0);
        expect(back).toEqual(back.toSorted((a, b) => b - a));
        expect(new Set(back).size).toBe(back.length);
        expect(chain.descendants).toBeGreaterThanOrEqual(chain.direct);
      }
    }),
  );
});

test("a run without infections has an empty index", () => {
  const none = new Uint32Array();
  const { courses } = indexOf([], 2);
  const empty = indexInfections(courses, { infector: none, place: none }, 2);
  expect(chainOf(empty, 0)).toBeUndefined();
});
