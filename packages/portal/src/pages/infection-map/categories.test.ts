import { expect, test } from "vitest";
import { categoriesOf, categoryLabel, colorOf, countsIn, possibleColors } from "./categories.ts";
import type { MapData } from "./reading/mapData.ts";

const data: MapData = {
  count: 6,
  x: new Float32Array(6),
  y: new Float32Array(6),
  // One on day 0, three on day 1, none on day 2, two on day 3.
  dayStart: Uint32Array.of(0, 1, 4, 4, 6),
  kinds: { names: ["import", "normal"], values: Uint8Array.of(0, 1, 1, 0, 1, 1) },
  strains: { names: ["ALPHA"], values: new Uint8Array(6) },
  region: undefined,
  bounds: { west: 0, south: 0, east: 1, north: 1 },
};

test("the rarer kind is last and has its own shape", () => {
  const categories = categoriesOf(data, "kind");
  expect(categories.list).toEqual([
    { name: "normal", shape: "disc" },
    { name: "import", shape: "diamond" },
  ]);
  expect([...(categories.layer ?? [])]).toEqual([1, 0, 0, 1, 0, 0]);
});

test("infections in a window are counted by category", () => {
  const categories = categoriesOf(data, "kind");
  expect(countsIn(categories, { from: 0, to: 3 })).toEqual([4, 2]);
  expect(countsIn(categories, { from: 0, to: 0 })).toEqual([0, 1]);
  expect(countsIn(categories, { from: 1, to: 2 })).toEqual([2, 1]);
  expect(countsIn(categories, { from: 2, to: 2 })).toEqual([0, 0]);
});

test("a single strain needs no layers, and a file without columns has no names", () => {
  expect(categoriesOf(data, "strain")).toMatchObject({
    by: "strain",
    list: [{ name: "ALPHA" }],
    layer: undefined,
  });
  const plain = categoriesOf({ ...data, kinds: undefined, strains: undefined }, "kind");
  expect(plain).toMatchObject({ by: undefined, list: [{ name: "" }], layer: undefined });
  expect(countsIn(plain, { from: 1, to: 3 })).toEqual([5]);
  expect(possibleColors(data)).toEqual(["kind", "strain"]);
  expect(possibleColors({ ...data, kinds: undefined })).toEqual(["strain"]);
});

test("categories have texts and colours", () => {
  expect(categoryLabel("strain", "ALPHA", "de")).toBe("Alpha");
  expect(categoryLabel("kind", "other", "en")).toBe("other");
  expect(categoryLabel("kind", "", "en")).toBe("Not stated");
  expect(colorOf("kind", "normal", "light")).not.toBe(colorOf("kind", "import", "light"));
  expect(colorOf(undefined, "", "light")).toBe(colorOf("kind", "normal", "light"));
});
