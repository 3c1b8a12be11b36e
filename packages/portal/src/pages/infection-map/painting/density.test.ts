import fc from "fast-check";
import { expect, test } from "vitest";
import { DensityGrid, highValue, roundUp } from "./density.ts";
import type { DotPositions } from "./dots.ts";

const size = { width: 200, height: 120 };
/** Ten metres per pixel. */
const ground = { scale: 0.1, originX: 100, originY: 60 };

function positionsAt(...points: readonly (readonly [x: number, y: number])[]): DotPositions {
  return {
    x: Float32Array.from(points, ([x]) => x),
    y: Float32Array.from(points, ([, y]) => y),
    layer: undefined,
  };
}

function compute(places: DotPositions, deviation = 8) {
  return new DensityGrid().compute(size, ground, places, [0, places.x.length], deviation);
}

test("smoothing keeps the total", () => {
  const { values, cell } = compute(positionsAt([0, 0], [100, 50], [-300, 200]));
  const squareKilometres = (cell / 100) ** 2;
  expect(values.reduce((sum, value) => sum + value, 0) * squareKilometres).toBeCloseTo(3, 3);
});

test("it peaks where people are, and has the requested width", () => {
  const { values, width, cell, margin } = compute(positionsAt([0, 0]), 16);
  const at = (column: number, row: number) => values[row * width + column] ?? 0;
  const [column, row] = [Math.floor(100 / cell) + margin, Math.floor(60 / cell) + margin];
  const peak = at(column, row);
  expect(Math.max(...values)).toBe(peak);
  // One person in a Gaussian of 160 m: 1 / (2π · 0.16²) per km², a tenth less because of the cell
  // size.
  expect(peak).toBeGreaterThan(0.85 * 6.22);
  expect(peak).toBeLessThan(6.22);
  // Eight cells are two deviations.
  expect(at(column + 8, row) / peak).toBeCloseTo(Math.exp(-2), 1);
  expect(at(column, row - 8) / peak).toBeCloseTo(Math.exp(-2), 1);
});

test("the density of many is the sum of each", () => {
  const one = compute(positionsAt([0, 0])).values.slice();
  const many = compute(positionsAt(...Array.from({ length: 7 }, () => [0, 0] as const))).values;
  many.forEach((value, index) => {
    expect(value).toBeCloseTo(7 * (one[index] ?? 0), 2);
  });
});

test("any width and position keeps the total", () => {
  const point = fc.tuple(
    fc.double({ min: -5000, max: 5000, noNaN: true }),
    fc.double({ min: -5000, max: 5000, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 20 }),
      fc.double({ min: 0.1, max: 300, noNaN: true }),
      (points, deviation) => {
        const { values } = compute(positionsAt(...points), deviation);
        expect(values.every((value) => value >= 0 && Number.isFinite(value))).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test("the scale ends at a round number", () => {
  expect([0.03, 0.05, 1, 1.2, 2.1, 7, 130, 0, Number.NaN].map(roundUp)).toEqual([
    0.05, 0.05, 1, 2, 5, 10, 200, 1, 1,
  ]);
  expect(highValue(Float32Array.from({ length: 1001 }, (_, index) => index))).toBe(995);
  expect(highValue(new Float32Array(10))).toBe(0);
});
