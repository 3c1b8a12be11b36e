import fc from "fast-check";
import { expect, test } from "vitest";
import { packBorders, packRings, unpackAreas, unpackRings } from "./areas.ts";

test("two squares share a border", () => {
  const borders = [
    [1, 0, 1, 1],
    [1, 1, 0, 1, 0, 0, 1, 0],
    [1, 0, 2, 0, 2, 1, 1, 1],
  ];
  const areas = unpackAreas({
    grid: 100,
    names: ["West", "East"],
    cityCount: 1,
    borders: packBorders(borders),
    rings: packRings([[[0, 1]], [[0, -3]]]),
  });
  expect(areas).toEqual([
    {
      name: "West",
      isCity: true,
      rings: [Float32Array.of(100, 0, 100, 100, 0, 100, 0, 0, 100, 0)],
    },
    {
      name: "East",
      isCity: false,
      // Up the shared border, then around from its end, backwards.
      rings: [Float32Array.of(100, 0, 100, 100, 200, 100, 200, 0, 100, 0)],
    },
  ]);
});

test("any borders survive packing", () => {
  const corner = fc.integer({ min: -100_000, max: 100_000 });
  const border = fc
    .array(fc.tuple(corner, corner), { minLength: 1, maxLength: 20 })
    .map((corners) => corners.flat());
  fc.assert(
    fc.property(fc.array(border, { minLength: 1 }), (borders) => {
      const areas = unpackAreas({
        grid: 1,
        names: borders.map((_, number) => `${number}`),
        cityCount: 0,
        borders: packBorders(borders),
        rings: packRings(borders.map((_, number) => [[number]])),
      });
      expect(areas.map(({ rings }) => [...(rings[0] ?? [])])).toEqual(borders);
    }),
  );
});

test("any rings survive packing", () => {
  const ring = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.array(ring)), (areas) => {
      expect(unpackRings(packRings(areas))).toEqual(areas);
    }),
  );
});
