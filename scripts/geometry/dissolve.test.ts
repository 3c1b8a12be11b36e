import { expect, test } from "vitest";
import { cutBorders } from "./cutBorders.ts";
import { dissolve } from "./dissolve.ts";

/** Two adjacent squares, clockwise, and an island in the west with its hole. */
const west = [0, 0, 0, 4, 4, 4, 4, 0, 0, 0];
const hole = [1, 1, 2, 1, 2, 2, 1, 2, 1, 1];
const island = [1, 1, 1, 2, 2, 2, 2, 1, 1, 1];
const east = [4, 0, 4, 4, 8, 4, 8, 0, 4, 0];

const { borders, rings } = cutBorders([west, hole, island, east]);
const [ofWest = [], ofHole = [], ofIsland = [], ofEast = []] = rings;

test("the border between two areas is removed", () => {
  const joined = dissolve([[ofWest, ofHole], [ofEast]], borders);
  expect(joined).toHaveLength(2);
  expect(joined.flat().map((border) => (border < 0 ? -1 - border : border))).toHaveLength(3);
  expect(joined).toContainEqual(ofHole);
});

test("an island fills its hole", () => {
  const joined = dissolve([[ofWest, ofHole], [ofIsland], [ofEast]], borders);
  expect(joined).toHaveLength(1);
});

test("a single area is unchanged; two that do not touch stay apart", () => {
  expect(dissolve([[ofEast]], borders)).toHaveLength(1);
  expect(dissolve([[ofIsland], [ofEast]], borders)).toHaveLength(2);
});
