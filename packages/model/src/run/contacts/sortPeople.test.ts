import fc from "fast-check";
import { expect, test } from "vitest";
import { sortPeople } from "./sortPeople.ts";

test("sorts what is in the list and leaves what is behind it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 26 }).chain((limit) =>
        fc.record({
          limit: fc.constant(limit),
          people: fc.array(fc.integer({ min: 0, max: limit - 1 }), { maxLength: 3000 }),
        }),
      ),
      ({ limit, people }) => {
        const list = Uint32Array.of(...people, 7, 3);
        sortPeople(list, people.length, limit);
        expect([...list]).toEqual([...people.toSorted((a, b) => a - b), 7, 3]);
      },
    ),
  );
});
