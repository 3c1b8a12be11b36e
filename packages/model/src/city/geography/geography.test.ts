import { expect, test } from "vitest";
import { evenlySpread, metresFrom, zOrder } from "./geography.ts";

test("one degree is 111.32 km north, and half of it east at 60 degrees", () => {
  const centre = { latitude: 60, longitude: 10 };
  const { x, y } = metresFrom(centre, { latitude: 61, longitude: 11 });
  expect(y).toBeCloseTo(111_320, 6);
  expect(x).toBeCloseTo(55_660, 6);
});

test("Z-order: the first sixteen squares", () => {
  const order = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => zOrder(column, row)));
  expect(order).toEqual([
    [0, 1, 4, 5],
    [2, 3, 6, 7],
    [8, 9, 12, 13],
    [10, 11, 14, 15],
  ]);
  expect(zOrder(65_535, 65_535)).toBe(2 ** 32 - 1);
});

test("evenly spread: halves, then quarters; thirds, then ninths", () => {
  expect([0, 1, 2, 3].map((n) => evenlySpread(n, 2))).toEqual([0.5, 0.25, 0.75, 0.125]);
  expect(evenlySpread(3, 3)).toBeCloseTo(4 / 9, 12);
});
