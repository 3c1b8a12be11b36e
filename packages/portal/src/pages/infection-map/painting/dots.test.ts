import fc from "fast-check";
import { expect, test } from "vitest";
import { type DotLayer, DotPainter, type DotPositions, shapeExtents } from "./dots.ts";

const size = { width: 40, height: 30 };
/** One metre per pixel, measured from the centre of the image. */
const ground = { scale: 1, originX: 20, originY: 15 };
const red: DotLayer = { color: [255, 0, 0], shape: "disc" };
const blue: DotLayer = { color: [0, 0, 255], shape: "diamond" };

function positionsAt(
  ...points: readonly (readonly [x: number, y: number, layer?: number])[]
): DotPositions {
  return {
    x: Float32Array.from(points, ([x]) => x),
    y: Float32Array.from(points, ([, y]) => y),
    layer: Uint8Array.from(points, ([, , layer = 0]) => layer),
  };
}

function paint(
  places: DotPositions,
  layers = [red],
  radius = 2,
  range?: readonly [number, number],
) {
  const painter = new DotPainter();
  const all = [0, places.x.length] as const;
  const pixels = painter.paint(size, ground, places, range ?? all, layers, radius, 50);
  return (x: number, y: number) => {
    const at = 4 * (y * size.width + x);
    return [...pixels.subarray(at, at + 4)];
  };
}

test("one dot has its colour, shape and position", () => {
  const pixel = paint(positionsAt([5.5, 3.5]));
  // 20 + 5.5 and 15 − 3.5.
  const [x, y] = [25, 11];
  expect(pixel(x, y)).toEqual([255, 0, 0, 128]);
  for (const [dx, dy] of [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
    [1, 1],
  ] as const) {
    expect(pixel(x + dx, y + dy)[3]).toBe(128);
  }
  for (const [dx, dy] of [
    [3, 0],
    [2, 1],
    [-2, -1],
    [0, 3],
  ] as const) {
    expect(pixel(x + dx, y + dy)[3]).toBe(0);
  }
});

test("discs and diamonds have their shapes", () => {
  expect([...shapeExtents("disc", 2)]).toEqual([0, 1, 2, 1, 0]);
  expect([...shapeExtents("disc", 1.2)]).toEqual([0, 1, 0]);
  expect([...shapeExtents("disc", 0.5)]).toEqual([0]);
  expect([...shapeExtents("diamond", 2)]).toEqual([0, 1, 2, 1, 0]);
});

test("more dots are darker, up to a limit", () => {
  const alpha = (count: number) =>
    paint(positionsAt(...Array.from({ length: count }, () => [0.5, 0.5] as const)))(20, 14)[3] ?? 0;
  expect(alpha(2)).toBeGreaterThan(alpha(1));
  expect(alpha(20)).toBeGreaterThan(alpha(2));
  expect(alpha(50)).toBe(242);
  expect(alpha(5000)).toBe(242);
});

test("the second layer is on top of the first", () => {
  const pixel = paint(positionsAt([0.5, 0.5, 0], [0.5, 0.5, 1]), [red, blue]);
  // 0.85 of blue over 0.5 of red: 0.925 in total, of which 0.85 / 0.925 is blue.
  expect(pixel(20, 14)).toEqual([21, 0, 234, 236]);
  expect(paint(positionsAt([0.5, 0.5, 1]), [red, blue])(20, 14)).toEqual([0, 0, 255, 217]);
});

test("only positions in the range are painted", () => {
  const pixel = paint(positionsAt([-10, 0], [0.5, 0.5], [10, 0]), [red], 2, [1, 2]);
  expect(pixel(20, 14)[3]).toBe(128);
  expect(pixel(10, 15)[3]).toBe(0);
  expect(pixel(30, 15)[3]).toBe(0);
});

test("dots at the edge are cut off and do not wrap around", () => {
  const pixel = paint(positionsAt([-21.5, 0.5], [20.5, 0.5], [23.5, -5.5]));
  expect(pixel(0, 14)[3]).toBe(128);
  expect(pixel(39, 14)[3]).toBe(128);
  expect(pixel(0, 15)[3]).toBe(0);
  expect(pixel(39, 20)[3]).toBe(0);
  expect(pixel(0, 21)[3]).toBe(0);
});

const point = fc.tuple(
  fc.integer({ min: -30, max: 30 }).map((x) => x + 0.5),
  fc.integer({ min: -25, max: 25 }).map((y) => y + 0.5),
);

test("exactly the pixels covered by a dot are painted", () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 8 }),
      fc.integer({ min: 1, max: 6 }),
      (points, radius) => {
        const pixel = paint(positionsAt(...points), [red], radius);
        const wrong: string[] = [];
        for (let y = 0; y < size.height; y++) {
          for (let x = 0; x < size.width; x++) {
            const isCovered = points.some(([east, north]) => {
              const [dx, dy] = [x - Math.floor(20 + east), y - Math.floor(15 - north)];
              return dx * dx + dy * dy <= radius * radius;
            });
            if ((pixel(x, y)[3] !== 0) !== isCovered) wrong.push(`${x}, ${y}`);
          }
        }
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test("invalid positions are ignored", () => {
  const places = positionsAt([Number.NaN, 0], [1e30, -1e30], [Number.POSITIVE_INFINITY, 0]);
  expect(paint(places)(20, 15)[3]).toBe(0);
});
