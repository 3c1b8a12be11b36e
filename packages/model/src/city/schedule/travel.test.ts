import { expect, test } from "vitest";
import { regionNamed } from "../regions/regions.ts";
import { bicycle, car, foot, lengthClass, modeFor, pt, travelTicks } from "./travel.ts";

test("times from door to door, in units of two seconds", () => {
  // 900 m at 4.5 km/h: 12 minutes.
  expect(travelTicks(foot, 900)).toBe(360);
  // 6.5 km at 13 km/h: half an hour.
  expect(travelTicks(bicycle, 6500)).toBe(900);
  // 6 km at 18 km/h: 20 minutes, and 8 for access and waiting.
  expect(travelTicks(pt, 6000)).toBe(840);
  // 10 km at 24 km/h and 20 km at 60: 25 + 20 minutes.
  expect(travelTicks(car, 30_000)).toBe(1350);
  expect(travelTicks(foot, 0)).toBe(1);
});

test("classes of distance include their upper end", () => {
  expect([0, 1000, 1001, 3000, 5000, 10_000, 10_001].map(lengthClass)).toEqual([
    0, 0, 1, 1, 2, 3, 4,
  ]);
});

test("modes by distance: the shares of the table, in the order foot, bicycle, pt, car", () => {
  const modes = [
    { foot: 0.5, bicycle: 0.2, pt: 0.1 },
    { foot: 0, bicycle: 0, pt: 0 },
  ];
  expect([0.49, 0.51, 0.69, 0.71, 0.79, 0.81].map((u) => modeFor(modes, 500, u))).toEqual([
    foot,
    bicycle,
    bicycle,
    pt,
    pt,
    car,
  ]);
  expect(modeFor(modes, 2000, 0.001)).toBe(car);
});

test("Berlin's table: 2 % of the short ways use public transport, raised by a tenth to meet the total", () => {
  const [near] = regionNamed("berlin").modes;
  expect(near.foot).toBe(0.79);
  expect(near.pt).toBeCloseTo(0.022, 12);
});
