import { expect, test } from "vitest";
import { StayPairs } from "./stayPairs.ts";

test("pairs stay as they are when the list becomes longer, and are gone when it is cleared", () => {
  const pairs = new StayPairs();
  const count = 5000;
  for (let pair = 0; pair < count; pair++) pairs.add(pair, 2 * pair);
  pairs.people[count - 1] = 7;
  const places = Array.from({ length: count }, (_, pair) => pair);
  expect(pairs.count).toBe(count);
  expect([...pairs.own.subarray(0, count)]).toEqual(places);
  expect([...pairs.other.subarray(0, count)]).toEqual(places.map((pair) => 2 * pair));
  expect(pairs.people[count - 1]).toBe(7);
  pairs.clear();
  pairs.add(1, 2);
  expect([pairs.count, pairs.own[0], pairs.other[0]]).toEqual([1, 1, 2]);
});
