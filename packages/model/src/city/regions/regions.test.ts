import { regionNames } from "@episcope/common";
import { expect, test } from "vitest";
import { peopleSettlements } from "../geography/settlements.ts";
import { regionNamed } from "./regions.ts";

test.each(regionNames())("%s: tables add up and point to each other", (name) => {
  const region = regionNamed(name);
  expect(region.ages).toHaveLength(19);
  expect(Math.abs(region.ages.reduce((a, b) => a + b, 0) - 100)).toBeLessThan(0.5);
  expect(Math.abs(region.householdSizes.reduce((a, b) => a + b, 0) - 100)).toBeLessThan(0.2);
  const settlements = region.settlements(0.001);
  for (const { district } of settlements) expect(region.districts[district]).toBeDefined();
  region.districts.forEach((_, index) => {
    expect(settlements.some(({ district }) => district === index)).toBe(true);
  });
  for (const { foot, bicycle, pt } of region.modes) {
    expect(foot + bicycle + pt).toBeLessThanOrEqual(1);
    expect(Math.min(foot, bicycle, pt)).toBeGreaterThanOrEqual(0);
  }
});

const full: readonly (readonly [string, number])[] = [
  ["berlin", 3_574_568],
  ["cologne", 1_060_000],
  ["munich", 1_470_000],
  ["heinsberg", 254_322],
  ["germany", 83_166_711],
];

test.each(full)("%s has %i residents at full scale", (name, residents) => {
  const region = regionNamed(name);
  const counts = peopleSettlements(region, 1).filter(
    ({ district }) => region.districts[district]?.isCity,
  );
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(residents);
});

test("boroughs of Berlin keep the shares of the register", () => {
  const settlements = peopleSettlements(regionNamed("berlin"), 1);
  const count = (name: string) =>
    settlements.find((settlement) => settlement.name === name)?.count ?? 0;
  // 385 748 of 3 769 495 people, of 3 574 568: 365 800 (12.2).
  expect(count("Mitte")).toBe(365_800);
  expect(count("Reinickendorf")).toBe(252_632);
});

test("towns of Germany merge until each region has 2000 people of the sample, inside its state", () => {
  const { settlements, districts } = regionNamed("germany");
  for (const sample of [1 / 100, 1 / 1000]) {
    const found = settlements(sample);
    districts.forEach((_, state) => {
      const regionsOfState = found.filter(({ district }) => district === state);
      if (regionsOfState.length === 1) return;
      for (const { residents } of regionsOfState) {
        expect(residents * sample).toBeGreaterThanOrEqual(2000);
      }
    });
  }
  expect(settlements(1 / 10_000)).toHaveLength(16);
  expect(settlements(1 / 100).length).toBeGreaterThan(200);
});

test("a thin sample keeps the largest towns of the ring", () => {
  const thin = peopleSettlements(regionNamed("berlin"), 1 / 400).filter(
    ({ district }) => district === 12,
  );
  expect(thin.map(({ name }) => name)).toEqual(["Potsdam", "Oranienburg"]);
  expect(thin.reduce((sum, { count }) => sum + count, 0)).toBe(715);
});
