import { expect, test } from "vitest";
import { cutBorders } from "./cutBorders.ts";
import { simplify } from "./simplify.ts";

/** West is 0 … 2, east is 2 … 4, both 2 high; each has an extra corner on its side. */
const west = [0, 0, 2, 0, 2, 1, 2, 2, 0, 2, 0, 0];
const east = [2, 0, 4, 0, 4, 2, 2, 2, 2, 1, 2, 0];

test("a border between neighbours is stored once", () => {
  const { borders, rings } = cutBorders([west, east]);
  expect(borders).toEqual([
    [2, 0, 2, 1, 2, 2],
    [2, 2, 0, 2, 0, 0, 2, 0],
    [2, 0, 4, 0, 4, 2, 2, 2],
  ]);
  expect(rings).toEqual([
    [0, 1],
    [2, -1],
  ]);
});

test("an island and its hole share a line, wherever their rings begin", () => {
  const island = [5, 5, 6, 5, 6, 6, 5, 6, 5, 5];
  const hole = [6, 6, 6, 5, 5, 5, 5, 6, 6, 6];
  const { borders, rings } = cutBorders([island, hole]);
  expect(borders).toEqual([[5, 5, 6, 5, 6, 6, 5, 6, 5, 5]]);
  expect(rings).toEqual([[0], [-1]]);
});

test("corners near the line are removed, both ends stay", () => {
  expect(simplify([0, 0, 5, 0.4, 10, 0], 0.5)).toEqual([0, 0, 10, 0]);
  expect(simplify([0, 0, 5, 0.6, 10, 0], 0.5)).toEqual([0, 0, 5, 0.6, 10, 0]);
  expect(simplify([0, 0, 1, 1], 5)).toEqual([0, 0, 1, 1]);
  // A closed line of which only the far corner remains.
  expect(simplify([0, 0, 1, 0, 9, 9, 0, 1, 0, 0], 2)).toEqual([0, 0, 9, 9, 0, 0]);
});
