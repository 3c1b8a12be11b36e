import { expect, test } from "vitest";
import { smallAnimation } from "./fixtures/animationFixture.ts";
import { homePositions, placePositions } from "./homes.ts";

test("place positions are in metres", () => {
  const { places, facts } = smallAnimation();
  const { x, y } = placePositions(places, facts.bounds);
  // The rectangle is 2000 m wide and 1000 m high.
  expect(x[0]).toBe(-1000);
  expect(x[1]).toBe(1000);
  expect(x[2]).toBeCloseTo(0.015, 2);
  expect(y[0]).toBeCloseTo(-499.847, 2);
});

test("members of a household are drawn apart, within 50 m of home, always at the same spot", () => {
  const home = new Uint32Array(1000);
  const people = { home, age: new Uint8Array(1000), district: new Uint8Array(1000) };
  const places = { x: Float32Array.of(300), y: Float32Array.of(-700) };
  const { x, y } = homePositions(people, places);
  expect(homePositions(people, places)).toEqual({ x, y });
  for (const [values, middle] of [
    [x, 300],
    [y, -700],
  ] as const) {
    const off = Array.from(values, (value) => value - middle);
    expect(Math.max(...off)).toBeGreaterThan(45);
    expect(Math.max(...off)).toBeLessThanOrEqual(50);
    expect(Math.min(...off)).toBeLessThan(-45);
    expect(Math.min(...off)).toBeGreaterThanOrEqual(-50);
    // The mean of 1000 uniform draws has a standard error of 0.9 m.
    expect(Math.abs(off.reduce((sum, value) => sum + value, 0) / 1000)).toBeLessThan(4);
  }
  expect(new Set(x.map((value, n) => value * 1000 + (y[n] ?? 0))).size).toBeGreaterThan(990);
});
