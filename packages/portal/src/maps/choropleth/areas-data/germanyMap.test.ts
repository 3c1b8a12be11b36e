import { gzipSync } from "node:zlib";
import { areaNamed, counties, states } from "@episcope/battery";
import { expect, test } from "vitest";
import { shapeAt, shapeTowards } from "./findShape.ts";
import { areaOf } from "./fixtures/areaOf.ts";
import germany from "./germany.json";
import { loadGermanyMap, unpackGermany } from "./germanyMap.ts";
import { toMetres } from "./projection.ts";
import { boundsOf, isInside } from "./shapes.ts";

const map = unpackGermany(germany);
const numberOf = (id: string) => map.counties.findIndex((county) => county.id === id);

test("there are 401 counties and 16 states, in the order of the data", () => {
  expect(map.counties.map(({ id }) => id)).toEqual(counties.map(({ id }) => id));
  expect(map.states.map(({ id }) => id)).toEqual(states.map(({ id }) => id));
});

test("the file is small", () => {
  expect(gzipSync(JSON.stringify(germany)).length).toBeLessThan(60 * 1024);
});

test("no shape is empty, and all lines are closed", () => {
  for (const { id, rings, label } of [...map.counties, ...map.states]) {
    expect(areaOf(rings), id).toBeGreaterThan(30e6);
    expect(isInside(rings, ...label), id).toBe(true);
    for (const ring of rings) {
      expect([...ring.slice(-2)], id).toEqual([...ring.slice(0, 2)]);
      expect(ring.length, id).toBeGreaterThanOrEqual(8);
    }
  }
});

test("sizes match the official ones, in square kilometres", () => {
  // Statistical offices: Berlin 891, Saarland 2,571, Bayern 70,542, Uckermark 3,077, Germany
  // 357,400.
  const sizeOf = (id: string) =>
    areaOf([...map.counties, ...map.states].find((shape) => shape.id === id)?.rings ?? []) / 1e6;
  const isClose = (size: number, official: number) =>
    expect(Math.abs(size / official - 1)).toBeLessThan(0.01);
  isClose(sizeOf("11000"), 891);
  isClose(sizeOf("10"), 2571);
  isClose(sizeOf("09"), 70_542);
  isClose(sizeOf("12073"), 3077);
  const all = map.counties.reduce((sum, { rings }) => sum + areaOf(rings), 0);
  isClose(all / 1e6, 357_400);
});

test("a state equals the sum of its counties", () => {
  for (const state of map.states) {
    const parts = map.counties.filter(({ id }) => id.startsWith(state.id));
    const sum = parts.reduce((total, { rings }) => total + areaOf(rings), 0);
    expect(Math.abs(sum / areaOf(state.rings) - 1), state.id).toBeLessThan(0.001);
    for (const part of parts) expect(isInside(state.rings, ...part.label), part.id).toBe(true);
  }
});

test("the bounding box is that of the country", () => {
  // 5.866° to 15.038° E, 47.270° to 55.058° N (mobility specification 11).
  const { left, right, bottom, top } = map.bounds;
  expect(Math.abs(top - toMetres(55.058, 8.4)[1])).toBeLessThan(2000);
  expect(Math.abs(bottom - toMetres(47.27, 10.18)[1])).toBeLessThan(2000);
  expect(Math.abs(left - toMetres(51.05, 5.866)[0])).toBeLessThan(2000);
  expect(Math.abs(right - toMetres(51.27, 15.038)[0])).toBeLessThan(2000);
});

test.each([
  ["Berlin", 52.52, 13.4],
  ["Köln", 50.94, 6.96],
  ["München", 48.137, 11.575],
  ["Landkreis München", 48.04, 11.66],
  ["Hamburg", 53.55, 10.0],
  ["Bremerhaven", 53.55, 8.58],
  ["Bremen", 53.08, 8.8],
  ["Landkreis Göttingen", 51.53, 9.93],
  // Osterode am Harz, a separate county until 2016.
  ["Landkreis Göttingen", 51.73, 10.25],
  ["Landkreis Vorpommern-Rügen", 54.42, 13.43],
  ["Regionalverband Saarbrücken", 49.24, 6.99],
  ["Eisenach", 50.976, 10.32],
  ["Landau in der Pfalz", 49.2, 8.11],
  ["Cottbus - Chóśebuz", 51.76, 14.33],
])("%s is at %f° N, %f° E", (name, latitude, longitude) => {
  const found = shapeAt(map.counties, ...toMetres(latitude, longitude));
  expect(map.counties[found ?? -1]?.id).toBe(areaNamed("county", name)?.id);
});

test("the North Sea, Paris and invalid points are in no county", () => {
  expect(shapeAt(map.counties, ...toMetres(54.5, 7))).toBeUndefined();
  expect(shapeAt(map.counties, ...toMetres(48.86, 2.35))).toBeUndefined();
  expect(shapeAt(map.counties, Number.NaN, 0)).toBeUndefined();
});

test("every point inside of the country is in exactly one county", () => {
  // A grid of 20 km over Thuringia, Hesse and their neighbours.
  const wrong: string[] = [];
  for (let x = -150_000; x <= 100_000; x += 20_000) {
    for (let y = -120_000; y <= 120_000; y += 20_000) {
      const hits = map.counties.filter(({ rings }) => isInside(rings, x, y)).length;
      if (hits !== 1) wrong.push(`${x}, ${y}: ${hits}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("neighbours share a border, and neighbourhood is mutual", () => {
  const names = (name: string) =>
    (map.counties[numberOf(areaNamed("county", name)?.id ?? "")]?.neighbours ?? []).map(
      (number) => counties[number]?.name,
    );
  expect(names("Potsdam").toSorted()).toEqual([
    "Berlin",
    "Landkreis Havelland",
    "Landkreis Potsdam-Mittelmark",
  ]);
  expect(names("Cottbus - Chóśebuz")).toEqual(["Landkreis Spree-Neiße"]);
  expect(names("Bremerhaven").toSorted()).toEqual([
    "Bremen",
    "Landkreis Cuxhaven",
    "Landkreis Wesermarsch",
  ]);
  map.counties.forEach(({ neighbours, id }, index) => {
    expect(neighbours.length, id).toBeGreaterThan(0);
    for (const other of neighbours) expect(map.counties[other]?.neighbours).toContain(index);
  });
});

test("arrow keys move to the neighbour in that direction, stop at the edge and reach every shape", () => {
  const from = (id: string, direction: Parameters<typeof shapeTowards>[2]) =>
    map.counties[shapeTowards(map.counties, numberOf(id), direction)]?.id;
  // Oberallgäu is the southernmost.
  expect(from("09780", "down")).toBe("09780");
  // Cottbus is surrounded by Spree-Neiße.
  expect(from("12052", "left")).not.toBe("12052");
  const reached = new Set([numberOf("11000")]);
  for (const number of reached) {
    for (const direction of ["left", "right", "up", "down"] as const) {
      reached.add(shapeTowards(map.counties, number, direction));
    }
  }
  expect(reached.size).toBe(401);
  expect(shapeTowards(map.counties, -1, "up")).toBe(-1);
});

test("each border is drawn once", () => {
  const all = [...map.stateBorders, ...map.countyBorders];
  expect(boundsOf(all)).toEqual(map.bounds);
  // An exclave at a state border was simplified to a line: both of its sides are the same.
  expect(new Set(all.map((line) => line.join())).size).toBeGreaterThan(all.length - 3);
  expect(map.stateBorders.length).toBeGreaterThan(100);
  expect(map.countyBorders.length).toBeGreaterThan(500);
});

test("the map is loaded once", async () => {
  expect(await loadGermanyMap()).toBe(await loadGermanyMap());
});
