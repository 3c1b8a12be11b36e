// Infections from outside: numbers of the full-size city, scaled with the sample
// (model specification 6.10).
import { describe, expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import { strain } from "../../immunity/strains.ts";
import type { ImportSettings } from "../../settings.ts";
import { cityFixture, together } from "../fixtures/cityFixture.ts";
import { infectionsOf, numbers } from "../fixtures/runFixtures.ts";
import { meanOf } from "../fixtures/statistics.ts";
import { always, plainSettings } from "../plainSettings.ts";
import { simulate } from "../simulation.ts";

const count = 2000;

/** Ages from 0 to 99; the first people do not belong to the city. */
function cityOf(sample: number, outside = 0): City {
  const people = Array.from({ length: count }, (_, person) => ({
    age: person % 100,
    isFromOutside: person < outside,
  }));
  return cityFixture({ people, visits: together([0, count], 0, "work", 8, 16), sample });
}

function importsOf(city: City, imports: readonly ImportSettings[], dayCount = 10, seed = 1) {
  return simulate(city, plainSettings("classic2020", dayCount, { theta: 0, imports, seed }));
}

const wild = (perDay: Float64Array): ImportSettings => ({ strain: strain.SARS_CoV_2, perDay });

describe("so many a day", () => {
  test.each([
    [1, 12],
    [0.25, 48],
    [0.025, 480],
  ])("at sample %f, %i of the full-size city are 12 agents", (sample, perDay) => {
    const result = importsOf(cityOf(sample), [wild(always(perDay))]);
    for (let day = 1; day <= 10; day++) {
      expect(infectionsOf(result).filter((infection) => infection.day === day)).toHaveLength(12);
    }
    expect(numbers(result, "diseaseImport", "n")).toEqual(new Array(10).fill(12 / sample));
    expect(numbers(result, "infections", "nInfectedCumulative").at(-1)).toBeCloseTo(
      120 / sample,
      6,
    );
  });

  test("what does not come out even is rounded by chance, right in the mean", () => {
    const city = cityOf(0.025);
    const counts = Array.from(
      { length: 60 },
      (_, seed) => importsOf(city, [wild(always(5))], 20, seed).log.count,
    );
    // 0.125 agents a day over 20 days.
    expect(Math.abs(meanOf(counts) - 2.5)).toBeLessThan(0.7);
    expect(new Set(counts).size).toBeGreaterThan(3);
  });

  test("day by day as the series says, and none after it ends with 0", () => {
    const result = importsOf(cityOf(1), [wild(Float64Array.of(3, 0, 7, 0))]);
    const days = infectionsOf(result).map(({ day }) => day);
    expect(days).toEqual([1, 1, 1, 3, 3, 3, 3, 3, 3, 3]);
  });
});

describe("who", () => {
  test("people of the city who are susceptible, nobody twice", () => {
    const result = importsOf(cityOf(1, 500), [wild(always(140))]);
    const people = infectionsOf(result).map(({ person }) => person);
    expect(people).toHaveLength(1400);
    expect(new Set(people).size).toBe(1400);
    expect(people.every((person) => person >= 500)).toBe(true);
  });

  test("of the ages asked for, both ends included", () => {
    const city = cityOf(1);
    const result = importsOf(city, [{ ...wild(always(15)), ages: [20, 29] }]);
    const ages = new Set(infectionsOf(result).map(({ person }) => city.age[person]));
    expect([...ages].sort()).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(result.log.count).toBe(150);
  });

  test("as many as there are when there are not enough", () => {
    const result = importsOf(cityOf(1), [{ ...wild(always(30)), ages: [5, 5] }], 3);
    expect(result.log.count).toBe(20);
  });
});

test("several strains side by side", () => {
  const result = importsOf(cityOf(1), [
    wild(always(4)),
    { strain: strain.ALPHA, perDay: Float64Array.of(0, 0, 0, 6) },
  ]);
  const ofStrain = (code: number) => infectionsOf(result).filter((one) => one.strain === code);
  expect(ofStrain(strain.SARS_CoV_2)).toHaveLength(40);
  expect(ofStrain(strain.ALPHA)).toHaveLength(42);
  expect(ofStrain(strain.ALPHA)[0]?.day).toBe(4);
  expect(infectionsOf(result).every(({ isImport }) => isImport)).toBe(true);
});
