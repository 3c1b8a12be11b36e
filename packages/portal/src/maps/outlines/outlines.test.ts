import { gzipSync } from "node:zlib";
import { byFolder, regionPlaces } from "@episcope/common";
import { beforeAll, expect, test } from "vitest";
import type { MapArea } from "./areas.ts";
import { loadAreas } from "./outlines.ts";

const files = import.meta.glob<string>("../../../../../regions/*/outline.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const regions = new Map<string, readonly MapArea[]>();
const areasOf = (region: string) => regions.get(region) ?? [];
const named = (region: string, name: string) =>
  areasOf(region).find((area) => area.name === name) ?? { name, isCity: false, rings: [] };

beforeAll(async () => {
  for (const region of regionPlaces().keys()) regions.set(region, await loadAreas(region));
});

/** In square kilometres; holes are subtracted. */
function size({ rings }: MapArea): number {
  return rings.reduce((sum, ring) => {
    let doubled = 0;
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(at, at + 4);
      doubled += x0 * y1 - x1 * y0;
    }
    return sum - doubled / 2e6;
  }, 0);
}

/** Even-odd rule. */
function contains({ rings }: MapArea, x: number, y: number): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(at, at + 4);
      const crosses = y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0;
      if (crosses) isInside = !isInside;
    }
  }
  return isInside;
}

test.each([...byFolder(files)])("%s is small, and its lines are closed", (region, file) => {
  expect(gzipSync(file).length).toBeLessThan(40 * 1024);
  expect(areasOf(region).length).toBeGreaterThan(10);
  for (const ring of areasOf(region).flatMap(({ rings }) => rings)) {
    expect([...ring.slice(-2)]).toEqual([...ring.slice(0, 2)]);
    expect(ring.length).toBeGreaterThanOrEqual(8);
  }
});

test("cities have the position of the model and their official size", () => {
  // Official areas: 891, 405, 311 km²; the metres of a region are accurate to about a percent.
  for (const [region, name, squareKilometres] of [
    ["berlin", "Berlin", 891],
    ["cologne", "Köln", 405],
    ["munich", "München", 311],
  ] as const) {
    const [first] = areasOf(region);
    expect(first).toMatchObject({ name, isCity: true });
    expect(areasOf(region).filter(({ isCity }) => isCity)).toHaveLength(1);
    expect(size(named(region, name)) / squareKilometres).toBeCloseTo(1, 1);
    expect(contains(named(region, name), 0, 0)).toBe(true);
  }
});

test("Potsdam is in the south-west of Berlin and not part of it", () => {
  // 52.4° N, 13.066° E.
  expect(contains(named("berlin", "Potsdam"), -21_880, -13_024)).toBe(true);
  expect(contains(named("berlin", "Berlin"), -21_880, -13_024)).toBe(false);
  expect(areasOf("berlin").length).toBeGreaterThan(100);
});

test("Heinsberg is a district of ten municipalities", () => {
  const own = areasOf("heinsberg").filter(({ isCity }) => isCity);
  expect(own).toHaveLength(10);
  expect(own.reduce((sum, area) => sum + size(area), 0) / 628).toBeCloseTo(1, 1);
});

test("Germany has sixteen states", () => {
  expect(areasOf("germany")).toHaveLength(16);
  const bavaria = named("germany", "Bayern");
  // Munich: 48.137° N, 11.575° E.
  expect(contains(bavaria, 81_960, -340_990)).toBe(true);
  expect(contains(bavaria, 0, 0)).toBe(false);
});

test("every region has outlines, and no other does", async () => {
  expect([...byFolder(files).keys()]).toEqual([...regionPlaces().keys()]);
  expect(areasOf("berlin").filter(({ isCity }) => isCity)).not.toEqual([]);
  expect(await loadAreas("atlantis")).toEqual([]);
  expect(await loadAreas("constructor")).toEqual([]);
});
