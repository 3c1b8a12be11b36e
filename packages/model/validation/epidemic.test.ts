import { expect, test } from "vitest";
import { checkCity } from "../src/city/file/checkCity.ts";
import { makeCity } from "../src/city/makeCity.ts";
import { infectionsOf, numbers } from "../src/run/fixtures/runFixtures.ts";
import { plainSettings } from "../src/run/plainSettings.ts";
import { simulate } from "../src/run/simulation.ts";
import { activityShares, attackRate, crossing, reproduction } from "./epidemic.ts";
import { shuffledCity } from "./shuffledCity.ts";
import { growthRate } from "./wellMixed.ts";

test("when a growing column reaches a value: in between as if it grew evenly in its logarithm", () => {
  expect(crossing([1, 10, 100], 10)).toBe(1);
  expect(crossing([1, 10, 100], 31.6228)).toBeCloseTo(1.5, 5);
  expect(crossing([1, 2], 5)).toBe(-1);
});

test("Euler and Lotka: no growth at 1, and faster growth for larger numbers", () => {
  expect(growthRate(1)).toBeCloseTo(0, 10);
  expect(growthRate(2)).toBeGreaterThan(growthRate(1.5));
  expect(growthRate(0.8)).toBeLessThan(0);
});

const city = makeCity({ region: "berlin", sample: 1 / 4000 });
const result = simulate(
  city,
  plainSettings("berlin2021", 60, {
    theta: 3e-5,
    imports: [{ strain: 0, perDay: Float64Array.of(80_000, 0) }],
  }),
);

test("figures of an epidemic agree with its log and tables", () => {
  const infections = infectionsOf(result);
  expect(activityShares(result).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  const residents = new Set(
    infections.map(({ person }) => person).filter((person) => city.district[person] !== 12),
  );
  expect(attackRate(city, result)).toBeCloseTo(residents.size / city.residentCount, 10);
  const { r, byGroup } = reproduction(city, result, [2, 60]);
  const infectors = numbers(result, "rValues", "newContagious").reduce(
    (sum, count) => sum + count,
    0,
  );
  const caused = infections.filter(({ isImport }) => !isImport).length;
  expect(r).toBeCloseTo(caused / infectors, 10);
  expect(byGroup.reduce((sum, part) => sum + part, 0)).toBeCloseTo(r, 10);
});

test("a city with other numbers is the same city", () => {
  const other = shuffledCity(city, 5);
  checkCity(other);
  const sorted = (values: ArrayLike<number>) => Array.from(values).sort((a, b) => a - b);
  expect(sorted(other.age)).toEqual(sorted(city.age));
  expect(other.age).not.toEqual(city.age);
  expect(sorted(other.maxPeople)).toEqual(sorted(city.maxPeople));
  const households = (of: typeof city) => {
    const members = new Map<number, number[]>();
    of.home.forEach((home, person) => {
      members.set(home, [...(members.get(home) ?? []), of.age[person] ?? 0]);
    });
    return [...members.values()].map((ages) => sorted(ages).join()).sort();
  };
  expect(households(other)).toEqual(households(city));
  other.templates.forEach((template, number) => {
    const before = city.templates[number];
    const times = (visits: Uint32Array) => sorted(visits.filter((_, place) => place % 4 === 2));
    expect(times(template.visits)).toEqual(times(before?.visits ?? new Uint32Array()));
  });
});
