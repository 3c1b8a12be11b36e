import fc from "fast-check";
import { expect, test } from "vitest";
import { encode } from "../fixtures/publishedFixture.ts";
import { PersonIndex } from "./personIndex.ts";

function indexOf(ids: readonly string[]): PersonIndex {
  const index = new PersonIndex();
  for (const id of ids) index.add(encode(id), 0, encode(id).length);
  return index;
}

test("maps ids to numbers and back, like a Map", () => {
  const id = fc.string({ unit: fc.constantFrom("0", "1", "ä", "z"), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(id, { maxLength: 400 }), fc.array(id), (ids, moreIds) => {
      const index = new PersonIndex();
      const expected = new Map<string, number>();
      for (const one of ids) {
        const bytes = encode(`<${one}>`);
        const number = index.add(bytes, 1, bytes.length - 1);
        expect(number).toBe(expected.has(one) ? -1 : expected.size);
        if (number >= 0) expected.set(one, number);
      }
      expect(index.count).toBe(expected.size);
      for (const [one, number] of expected) {
        expect([index.findId(one), index.idOf(number)]).toEqual([number, one]);
      }
      for (const one of moreIds) expect(index.findId(one)).toBe(expected.get(one) ?? -1);
    }),
  );
});

test("similar ids do not collide", () => {
  const ids = Array.from({ length: 50_000 }, (_, number) => String(91_628_201 + number));
  const index = indexOf(ids);
  expect(index.count).toBe(50_000);
  expect(ids.every((id, number) => index.findId(id) === number)).toBe(true);
  expect([index.findId("91628200"), index.findId(""), index.idOf(50_000)]).toEqual([-1, -1, ""]);
});

test("finds the numbers of its ids in another index", () => {
  const numbers = indexOf(["a", "b", "c"]).numbersIn(indexOf(["c", "a"]));
  expect([...numbers]).toEqual([1, -1, 0]);
});
