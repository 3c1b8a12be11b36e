import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { StreetGrid, squareSteps, step, stepsOfLevel } from "./streetGrid.ts";
import { WayFinder } from "./ways.ts";

const bounds = { west: -30_000, south: -28_000, east: 31_000, north: 27_000 };
const grid = new StreetGrid(bounds);
const place = fc.record({
  x: fc.double({ min: bounds.west, max: bounds.east, noNaN: true }),
  y: fc.double({ min: bounds.south, max: bounds.north, noNaN: true }),
});

describe("street grid", () => {
  test("every point of the ground has its grid position", () => {
    fc.assert(
      fc.property(place, ({ x, y }) => {
        const { u, v } = grid.locate(x, y);
        expect(Math.abs(grid.x(u, v) - x) + Math.abs(grid.y(u, v) - y)).toBeLessThan(0.5);
      }),
      { numRuns: 2000 },
    );
  });

  test("streets are straight within a square and never meet twice", () => {
    for (let v = grid.firstV; v < grid.lastV; v += squareSteps) {
      for (let u = grid.firstU; u < grid.lastU; u += squareSteps) {
        const middle = (grid.x(u, v + 3) + grid.x(u + squareSteps - 1e-9, v + 3)) / 2;
        expect(grid.x(u + squareSteps / 2, v + 3)).toBeCloseTo(middle, 3);
        // Neighbouring streets keep their order and some distance.
        for (let at = 0; at < squareSteps; at++) {
          expect(grid.x(u + at + 1, v) - grid.x(u + at, v)).toBeGreaterThan(step / 4);
          expect(grid.y(u, v + at + 1) - grid.y(u, v + at)).toBeGreaterThan(step / 4);
        }
      }
    }
  });
});

const spot = fc.integer({ min: -102_400, max: 102_400 }).map((value) => value / 1024);

describe("way", () => {
  const finder = new WayFinder();
  const corners = (a: number, b: number, c: number, d: number, chance: number) => {
    finder.find(a, b, c, d, chance);
    return Array.from(
      { length: finder.count },
      (_, corner) => [finder.u[corner] ?? 0, finder.v[corner] ?? 0] as const,
    );
  };

  test("it follows streets from block to block", () => {
    fc.assert(
      fc.property(
        spot,
        spot,
        spot,
        spot,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (...at) => {
          const [fromU, fromV, toU, toV] = at;
          const way = corners(...at);
          // At most half a block from the places.
          const [first, last] = [way[0] ?? [0, 0], way.at(-1) ?? [0, 0]];
          expect(Math.hypot(first[0] - fromU, first[1] - fromV)).toBeLessThanOrEqual(0.5);
          expect(Math.hypot(last[0] - toU, last[1] - toV)).toBeLessThanOrEqual(0.5);
          for (const [index, [u, v]] of way.entries()) {
            const [beforeU, beforeV] = way[index - 1] ?? [u, v];
            // Every segment stays on one street and in one square.
            expect(
              (u === beforeU && Number.isInteger(u)) ||
                (v === beforeV && Number.isInteger(v)) ||
                index === 0,
            ).toBe(true);
            const ends = [
              Math.min(u, beforeU),
              Math.max(u, beforeU),
              Math.min(v, beforeV),
              Math.max(v, beforeV),
            ] as const;
            for (const [low, high] of [
              [ends[0], ends[1]],
              [ends[2], ends[3]],
            ] as const) {
              expect(
                Math.ceil(high / squareSteps) - Math.floor(low / squareSteps),
              ).toBeLessThanOrEqual(2);
              const border = (Math.floor(low / squareSteps) + 1) * squareSteps;
              expect(border > low && border < high).toBe(false);
            }
          }
        },
      ),
    );
  });

  test("a short way uses small streets", () => {
    // From the block beside street 2 to the one beside street 4; the streets between are 1, 2, 3,
    // and the middle one is chosen.
    expect(corners(0.6, 2.2, 3.2, 3.9, 0.25)).toEqual([
      [0.6, 2],
      [2, 2],
      [2, 4],
      [3.2, 4],
    ]);
  });

  test("a long way uses main roads", () => {
    const way = corners(1.2, 3.1, 70.4, 40.2, 0);
    // To the district street at 0, the main road at 0, and at the other end from 48 back to 40
    // along 72.
    expect(way.slice(0, 3)).toEqual([
      [1.2, 3],
      [0, 3],
      [0, 0],
    ]);
    const turns = way.filter(([u, v]) => u % stepsOfLevel[2] === 0 && v % stepsOfLevel[2] === 0);
    expect(turns.length).toBeGreaterThan(0);
    expect(way.slice(-2)).toEqual([
      [72, 40],
      [70.4, 40],
    ]);
  });
});
