import fc from "fast-check";
import { expect, test } from "vitest";
import { type Camera, fitted, limited, panned, toMetres, toPixels, zoomed } from "./camera.ts";

const bounds = { west: -30_000, south: -20_000, east: 10_000, north: 20_000 };
const size = { width: 800, height: 400 };

test("the bounds fit into the view", () => {
  // 40,000 m in 400 pixels of height; the width has space to spare.
  expect(fitted(bounds, size)).toEqual({ x: -10_000, y: 0, metresPerPixel: 100 });
  expect(fitted(bounds, { width: 400, height: 800 }).metresPerPixel).toBe(100);
});

test("the ground follows a drag, and north is up", () => {
  const camera = { x: 0, y: 0, metresPerPixel: 10 };
  expect(panned(camera, 5, 3)).toEqual({ x: -50, y: 30, metresPerPixel: 10 });
  expect(toPixels(camera, size, 100, 50)).toEqual({ x: 410, y: 195 });
});

const camera = fc.record({
  x: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  y: fc.double({ min: -50_000, max: 50_000, noNaN: true }),
  metresPerPixel: fc.double({ min: 1, max: 200, noNaN: true }),
});
const pixel = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 400, noNaN: true }),
});

test("pixels and metres convert both ways", () => {
  fc.assert(
    fc.property(camera, pixel, (view: Camera, at) => {
      const ground = toMetres(view, size, at);
      const back = toPixels(view, size, ground.x, ground.y);
      expect(back.x).toBeCloseTo(at.x, 5);
      expect(back.y).toBeCloseTo(at.y, 5);
    }),
  );
});

test("zooming keeps the point under the pointer", () => {
  fc.assert(
    fc.property(camera, pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, at, factor) => {
      const before = toMetres(view, size, at);
      const after = toMetres(zoomed(view, factor, at, size), size, at);
      expect(after.x).toBeCloseTo(before.x, 4);
      expect(after.y).toBeCloseTo(before.y, 4);
    }),
  );
});

test("the view stays within the bounds", () => {
  const far = limited({ x: 1e9, y: -1e9, metresPerPixel: 1e6 }, bounds, size);
  expect(far).toEqual({ x: 10_000, y: -20_000, metresPerPixel: 200 });
  expect(limited({ x: 0, y: 0, metresPerPixel: 0 }, bounds, size).metresPerPixel).toBe(0.5);
});
