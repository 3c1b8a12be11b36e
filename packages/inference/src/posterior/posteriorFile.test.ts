import { expect, test } from "vitest";
import { scattered } from "./posteriorFile.ts";

test("any first few of a list that is scattered come from all of it", () => {
  const list = Array.from({ length: 32 }, (_, place) => place);
  const all = scattered(list);
  expect(all.toSorted((a, b) => a - b)).toEqual(list);
  expect(all.slice(0, 4)).toEqual([0, 16, 8, 24]);
  expect(all.slice(0, 16).every((place) => place % 2 === 0)).toBe(true);
  expect(scattered([1, 2, 3])).toEqual([1, 3, 2]);
});
