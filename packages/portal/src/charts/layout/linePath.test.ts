import fc from "fast-check";
import { expect, test } from "vitest";
import { areaPath, bandPath, dotsPath, linePath, pieces } from "./linePath.ts";

const same = (value: number) => value;
const plain = { x: same, y: same };
/** As on a logarithmic axis. */
const positive = { x: same, y: (value: number) => (value > 0 ? value : Number.NaN) };
const gap = Number.NaN;

type Pixel = readonly number[];
/** The points of each part of a path. */
function pointsOf(path: string): Pixel[][] {
  return path
    .split("M")
    .slice(1)
    .map((piece) =>
      piece.split("L").map((point) =>
        point
          .replace(/[Zh].*$/, "")
          .split(",")
          .map(Number),
      ),
    );
}

test("a line goes through its points, to a tenth of a pixel", () => {
  expect(linePath({ x: [0, 10, 20], y: [1, 2.26, 3] }, plain)).toBe("M0,1L10,2.3L20,3");
  expect(linePath({ x: [], y: [] }, plain)).toBe("");
});

test("gaps stay gaps, and an isolated point is a dot", () => {
  expect(linePath({ x: [0, 10, 20, 30, 40], y: [1, gap, 3, gap, gap] }, plain)).toBe(
    "M0,1h0M20,3h0",
  );
  expect(linePath({ x: [0, 10, 20, 30], y: [1, 2, gap, 4] }, plain)).toBe("M0,1L10,2M30,4h0");
  expect(linePath({ x: [0, 10, 20], y: [5, 0, 5] }, positive)).toBe("M0,5h0M20,5h0");
  expect(linePath({ x: [0, 10, 20], y: [5] }, plain)).toBe("M0,5h0");
});

test("an area goes along the curve and back along its base, part by part", () => {
  expect(areaPath({ x: [0, 10, 20, 30], y: [1, 2, gap, 4] }, plain, 100)).toBe(
    "M0,100L0,1L10,2L10,100ZM30,100L30,4L30,100Z",
  );
});

test("a band goes along its upper end and back along the lower; without one of them it has a gap", () => {
  expect(bandPath([0, 10], [1, 2], [5, 6], plain)).toBe("M0,5L10,6L10,2L0,1Z");
  const path = bandPath([0, 10, 20, 30, 40], [1, gap, 3, 4, 5], [5, 6, 7, gap, 9], plain);
  expect(path).toBe("M0,5L0,1ZM20,7L20,3ZM40,9L40,5Z");
  expect(bandPath([0, 10], [0, 2], [5, 6], positive)).toBe("M10,6L10,2Z");
});

test("every dot is drawn, even if they overlap", () => {
  expect(dotsPath({ x: [0, 0.1, 0.2, 5], y: [1, 2, gap, 4] }, plain)).toBe("M0,1h0M0.1,2h0M5,4h0");
});

test("of nine points in one pixel column the first, lowest, highest and last remain", () => {
  const x = Array.from({ length: 9 }, (_, index) => index / 10);
  expect(linePath({ x, y: [5, 6, 9, 4, 1, 2, 8, 7, 6] }, plain)).toBe("M0,5L0.2,9L0.4,1L0.8,6");
});

const round = (pixels: readonly Pixel[]) =>
  pixels.map((pixel) => pixel.map((value) => Math.round(value * 10) / 10 + 0));
function columnsOf(piece: readonly Pixel[]): Pixel[][] {
  const columns = new Map<number, Pixel[]>();
  for (const pixel of piece) {
    const column = Math.floor(pixel[0] ?? 0);
    columns.set(column, [...(columns.get(column) ?? []), pixel]);
  }
  return [...columns.values()];
}

test("thinned curves look the same: each pixel column keeps its first, last, lowest and highest point", () => {
  const value = fc.oneof(
    { weight: 9, arbitrary: fc.double({ min: -500, max: 500, noNaN: true }) },
    fc.constantFrom(gap, Number.POSITIVE_INFINITY),
  );
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (y, width) => {
        const points = { x: y.map((_, index) => (index * width) / y.length), y };
        const path = linePath(points, plain);
        expect(path).not.toMatch(/NaN|Infinity/);
        const drawn = pointsOf(path);
        const whole = pieces(points, plain);
        expect(drawn).toHaveLength(whole.length);
        whole.forEach((piece, index) => {
          const pixels = drawn[index] ?? [];
          const rounded = round(piece);
          for (const pixel of pixels) expect(rounded).toContainEqual(pixel);
          for (const column of columnsOf(piece)) {
            const heights = column.map((pixel) => pixel[1] ?? gap);
            const lowest = column[heights.indexOf(Math.min(...heights))] ?? [];
            const highest = column[heights.indexOf(Math.max(...heights))] ?? [];
            for (const pixel of round([column[0] ?? [], column.at(-1) ?? [], lowest, highest])) {
              expect(pixels).toContainEqual(pixel);
            }
          }
          expect(pixels.length).toBeLessThanOrEqual(Math.max(4 * (width + 1), 2 * width + 2));
        });
      },
    ),
  );
});
