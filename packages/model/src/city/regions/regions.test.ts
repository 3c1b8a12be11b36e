import { expect, test } from "vitest";
import { peoplePlaces } from "../geography/places.ts";
import { type RegionName, regionNames } from "./region.ts";
import { regions } from "./regions.ts";

test.each(regionNames)("%s: tables add up and point to each other", (name) => {
  const region = regions[name];
  expect(region.ages).toHaveLength(19);
  expect(Math.abs(region.ages.reduce((a, b) => a + b, 0) - 100)).toBeLessThan(0.5);
  expect(Math.abs(region.householdSizes.reduce((a, b) => a + b, 0) - 100)).toBeLessThan(0.2);
  const places = region.places(0.001);
  for (const { district } of places) expect(region.districts[district]).toBeDefined();
  region.districts.forEach((_, index) => {
    expect(places.some(({ district }) => district === index)).toBe(true);
  });
  for (const { foot, bicycle, pt } of region.modes) {
    expect(foot + bicycle + pt).toBeLessThanOrEqual(1);
    expect(Math.min(foot, bicycle, pt)).toBeGreaterThanOrEqual(0);
  }
});

const full: readonly (readonly [RegionName, number])[] = [
  ["berlin", 3_574_568],
  ["cologne", 1_060_000],
  ["munich", 1_470_000],
  ["heinsberg", 254_322],
  ["germany", 83_166_711],
];

test.each(full)("%s has %i residents at full scale", (name, residents) => {
  const region = regions[name];
  const counts = peoplePlaces(region, 1).filter(
    ({ district }) => region.districts[district]?.isCity,
  );
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(residents);
});

test("boroughs of Berlin keep the shares of the register", () => {
  const places = peoplePlaces(regions.berlin, 1);
  const count = (name: string) => places.find((place) => place.name === name)?.count ?? 0;
  // 385 748 of 3 769 495 people, of 3 574 568: 365 800 (model specification 12.2).
  expect(count("Mitte")).toBe(365_800);
  expect(count("Reinickendorf")).toBe(252_632);
});

test("towns of Germany merge until each region has 2000 people of the sample, inside its state", () => {
  const { places, districts } = regions.germany;
  for (const sample of [1 / 100, 1 / 1000]) {
    const found = places(sample);
    districts.forEach((_, state) => {
      const regionsOfState = found.filter(({ district }) => district === state);
      if (regionsOfState.length === 1) return;
      for (const { residents } of regionsOfState) {
        expect(residents * sample).toBeGreaterThanOrEqual(2000);
      }
    });
  }
  expect(places(1 / 10_000)).toHaveLength(16);
  expect(places(1 / 100).length).toBeGreaterThan(200);
});

test("a thin sample keeps the largest towns of the ring", () => {
  const thin = peoplePlaces(regions.berlin, 1 / 400).filter(({ district }) => district === 12);
  expect(thin.map(({ name }) => name)).toEqual(["Potsdam", "Oranienburg"]);
  expect(thin.reduce((sum, { count }) => sum + count, 0)).toBe(715);
});
