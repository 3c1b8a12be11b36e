import fc from "fast-check";
import { expect, test } from "vitest";
import { packBorders, unpackAreas } from "./areas.ts";

test("two squares with a border in common", () => {
  const borders = [
    [1, 0, 1, 1],
    [1, 1, 0, 1, 0, 0, 1, 0],
    [1, 0, 2, 0, 2, 1, 1, 1],
  ];
  const areas = unpackAreas({
    grid: 100,
    borders: packBorders(borders),
    areas: [
      ["West", 1, [[0, 1]]],
      ["East", 0, [[0, -3]]],
    ],
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
      // Up the common border, then around from its end, backwards.
      rings: [Float32Array.of(100, 0, 100, 100, 200, 100, 200, 0, 100, 0)],
    },
  ]);
});

test("any borders survive", () => {
  const corner = fc.integer({ min: -100_000, max: 100_000 });
  const border = fc
    .array(fc.tuple(corner, corner), { minLength: 1, maxLength: 20 })
    .map((corners) => corners.flat());
  fc.assert(
    fc.property(fc.array(border, { minLength: 1 }), (borders) => {
      const areas = unpackAreas({
        grid: 1,
        borders: packBorders(borders),
        areas: borders.map((_, number) => [`${number}`, 0, [[number]]] as const),
      });
      expect(areas.map(({ rings }) => [...(rings[0] ?? [])])).toEqual(borders);
    }),
  );
});
