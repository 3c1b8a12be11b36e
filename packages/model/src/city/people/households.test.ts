import { regionNames } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeCells } from "../geography/cells.ts";
import { peopleSettlements } from "../geography/settlements.ts";
import { regionNamed } from "../regions/regions.ts";
import { ageBandCount, bandOf } from "./ages.ts";
import { balanceAges } from "./balanceAges.ts";
import { householdPools, sizeShares } from "./householdPool.ts";
import { makeHouseholds } from "./households.ts";

test("five and more people are split so that the mean results", () => {
  // Berlin: 52.4 + 2·28.6 + 3·9.7 + 4·6.6 = 165.1; 13.9 are missing to 179, 13.5 of them are fives.
  const shares = sizeShares(regionNamed("berlin").householdSizes, 1.79);
  expect(shares[5]).toBeCloseTo(0.004, 10);
  expect(shares[4]).toBeCloseTo(0.023, 10);
  expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
});

test.each(regionNames())("candidates of %s fit ages and sizes at once", (name) => {
  const region = regionNamed(name);
  const shares = sizeShares(region.householdSizes, region.householdMean);
  const pools = householdPools(region.ages, shares, 1);
  const people = new Float64Array(ageBandCount);
  for (const { size, bands, sums } of pools) {
    expect(sums.at(-1)).toBeCloseTo(shares[size - 1] ?? 0, 10);
    bands.forEach((band, index) => {
      const household = Math.floor(index / size);
      const weight = (sums[household + 1] ?? 0) - (sums[household] ?? 0);
      people[band] = (people[band] ?? 0) + weight;
    });
  }
  const total = people.reduce((a, b) => a + b, 0);
  expect(total).toBeCloseTo(region.householdMean, 2);
  const wanted = region.ages.reduce((a, b) => a + b, 0);
  region.ages.forEach((share, band) => {
    expect(Math.abs((people[band] ?? 0) / total - share / wanted)).toBeLessThan(0.001);
  });
});

test("ages are moved to neighbouring bands, as few as needed, and the fixed ones stay", () => {
  // Four of each of the first three bands; wanted are 2, 6, 4.
  const age = Uint8Array.of(0, 0, 0, 0, 5, 5, 5, 5, 10, 10, 10, 10);
  const shares = [2, 6, 4, ...new Array(ageBandCount - 3).fill(0)];
  balanceAges(age, shares, 1, (person) => person === 0);
  const bands = Array.from(age, bandOf);
  expect(bands.filter((band) => band === 0)).toHaveLength(2);
  expect(bands.filter((band) => band === 1)).toHaveLength(6);
  expect(bands[0]).toBe(0);
});

test("every place has exactly its people, every cell its households, for any sample and seed", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...regionNames()),
      fc.integer({ min: 1000, max: 20_000 }),
      fc.integer(),
      (name, people, seed) => {
        const region = regionNamed(name);
        const sample = Math.min(1, people / region.residents);
        const settlements = peopleSettlements(region, sample);
        const cells = makeCells(settlements, sample, seed);
        const households = makeHouseholds(region, settlements, cells, seed);
        expect(households.cellStart[cells.count]).toBe(households.count);
        expect(households.start[households.count]).toBe(households.personCount);
        const inSettlement = settlements.map(() => 0);
        for (let cell = 0; cell < cells.count; cell++) {
          const settlement = cells.settlement[cell] ?? 0;
          const from = households.start[households.cellStart[cell] ?? 0] ?? 0;
          const to = households.start[households.cellStart[cell + 1] ?? 0] ?? 0;
          inSettlement[settlement] = (inSettlement[settlement] ?? 0) + to - from;
        }
        expect(inSettlement).toEqual(settlements.map(({ count }) => count));
        // Somebody grown up lives everywhere.
        for (let home = 0; home < households.count; home++) {
          expect(households.age[households.start[home] ?? 0]).toBeGreaterThanOrEqual(18);
        }
      },
    ),
    { numRuns: 8 },
  );
});
