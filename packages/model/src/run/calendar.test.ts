import fc from "fast-check";
import { expect, test } from "vitest";
import { Calendar } from "./calendar.ts";

test("whoever was added for a day is found on it once, also when lists of past days are used again", () => {
  const days = 20;
  const entries = fc.array(
    fc.record({ person: fc.nat(1000), later: fc.integer({ min: 1, max: days + 5 }) }),
    { maxLength: 400 },
  );
  fc.assert(
    fc.property(fc.array(entries, { minLength: days, maxLength: days }), (perDay) => {
      const calendar = new Calendar(days);
      const expected = new Map<number, number[]>();
      perDay.forEach((added, day) => {
        const count = calendar.countOn(day);
        const people = calendar.take(day);
        expect([...people.subarray(0, count)]).toEqual(expected.get(day) ?? []);
        expect(calendar.countOn(day)).toBe(0);
        for (const { person, later } of added) {
          calendar.add(person, day + later);
          expected.set(day + later, [...(expected.get(day + later) ?? []), person]);
        }
        calendar.giveBack(people);
      });
      expect(calendar.countOn(days + 4)).toBe(0);
    }),
    { numRuns: 30 },
  );
});
