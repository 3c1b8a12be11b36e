import { expect, test } from "vitest";
import { dayForKey } from "./dayForKey.ts";

test.each([
  ["ArrowRight", 5, 6],
  ["ArrowLeft", 5, 4],
  ["ArrowDown", 5, 15],
  ["ArrowUp", 15, 5],
  ["Home", 40, 1],
  ["End", 40, 90],
  ["ArrowUp", 5, 5],
  ["ArrowLeft", 1, 1],
  ["ArrowRight", 90, 90],
  ["ArrowDown", 85, 85],
])("%s on day %d leads to day %d", (key, day, expected) => {
  expect(dayForKey(key, day, 90)).toBe(expected);
});

test("other keys do nothing", () => {
  for (const key of ["Enter", "a", "toString"]) expect(dayForKey(key, 5, 90)).toBeUndefined();
});
