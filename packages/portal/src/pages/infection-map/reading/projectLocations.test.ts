import type { InfectionLocations } from "@episcope/battery";
import { expect, test } from "vitest";
import { projectLocations, regionOf } from "./projectLocations.ts";

function locations(points: readonly (readonly [number, number])[]): InfectionLocations {
  return {
    count: points.length,
    longitude: Float32Array.from(points, ([longitude]) => longitude),
    latitude: Float32Array.from(points, ([, latitude]) => latitude),
    dayStart: Uint32Array.of(0, points.length),
    kinds: undefined,
    strains: undefined,
  };
}

test("positions are in metres from the centre of the city", () => {
  const { region, x, y } = projectLocations(
    locations([
      [13.389, 52.517],
      [13.389, 52.617],
      [13.489, 52.517],
    ]),
  );
  expect(region).toBe("berlin");
  expect(x[0]).toBeCloseTo(0, -1);
  expect(y[1]).toBeCloseTo(11_132, -1);
  // A tenth of a degree at 52.517° north: 11,132 · 0.60853.
  expect(x[2]).toBeCloseTo(6774, -1);
});

test("the smallest region that contains everybody is found", () => {
  const square = (longitude: number, latitude: number, degrees: number) => ({
    west: longitude - degrees,
    east: longitude + degrees,
    south: latitude - degrees,
    north: latitude + degrees,
  });
  expect(regionOf(square(6.95, 50.94, 0.2))).toBe("cologne");
  expect(regionOf(square(11.6, 48.1, 0.2))).toBe("munich");
  expect(regionOf(square(6.15, 51.05, 0.15))).toBe("heinsberg");
  expect(regionOf(square(13.4, 52.5, 2))).toBe("germany");
  expect(regionOf(square(9.5, 51.3, 0.2))).toBe("germany");
  expect(regionOf(square(-74, 40.7, 0.2))).toBeUndefined();
});

test("an outlier neither moves the map nor is lost", () => {
  const homes = Array.from({ length: 1000 }, (_, index) => {
    return [13.3 + 0.0002 * index, 52.4 + 0.0002 * index] as const;
  });
  const { region, bounds, x, count } = projectLocations(locations([...homes, [-170, -80]]));
  expect(region).toBe("berlin");
  expect(count).toBe(1001);
  expect(x[1000]).toBeLessThan(-10_000_000);
  expect(bounds.west).toBeGreaterThan(-15_000);
  expect(bounds.east).toBeLessThan(15_000);
});

test("outside of Germany there are no outlines, and one home is enough", () => {
  const { region, x, y, bounds } = projectLocations(locations([[2.35, 48.85]]));
  expect(region).toBeUndefined();
  expect(x[0]).toBeCloseTo(0);
  expect(y[0]).toBeCloseTo(0);
  expect(bounds).toEqual({ west: -1000, south: -1000, east: 1000, north: 1000 });
});

test("a file without people is accepted", () => {
  expect(projectLocations(locations([])).count).toBe(0);
});
