import { expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import { status } from "../disease/status.ts";
import { cityFixture, together } from "../fixtures/cityFixture.ts";
import { vaccination } from "../fixtures/measureFixtures.ts";
import { infectionsOf, runFor } from "../fixtures/runFixtures.ts";
import { plainSettings } from "../plainSettings.ts";
import type { Protection } from "../protection/protection.ts";
import { Memory } from "../state/memory.ts";
import { RunState } from "../state/state.ts";
import { Households } from "./households.ts";

/** Person 0 alone, 1 to 3 together, 4 and 5 together. */
const homes = [
  ...together([0, 1], 0, "home", 0, 24),
  ...together([1, 4], 1, "home", 0, 24),
  ...together([4, 6], 2, "home", 0, 24),
];
const adults = Array.from({ length: 6 }, () => ({ age: 40 }));

function householdsOf(city: City) {
  const state = new RunState(new Memory(), city.personCount, 10);
  const targetBound = (person: number) => [1, 0.5, 0.7, 0.2, 0.01, 0.3][person] ?? 1;
  const households = new Households(city, state, { targetBound } as unknown as Protection);
  return { state, of: (person: number) => households.susceptibility(person, 0, 1) };
}

test("the most susceptible of those who live together counts, if it can be infected at all", () => {
  const { state, of } = householdsOf(cityFixture({ people: adults, visits: homes }));
  for (const person of [0, 2]) state.status[person] = status.contagious;
  expect(of(0)).toBe(0);
  expect(of(2)).toBe(0.5);
  state.status[1] = status.infected;
  expect(of(2)).toBe(0.2);
  state.status[3] = status.recovered;
  expect(of(2)).toBe(0);
});

test("contacts of the immune are not passed over: a tenth is the least", () => {
  const { state, of } = householdsOf(cityFixture({ people: adults, visits: homes }));
  state.status[5] = status.contagious;
  expect(of(5)).toBe(0.1);
});

test("where households are not next to each other, or too large, nothing is known", () => {
  const scattered = [0, 1, 0, 1, 0, 1].map((home) => ({ age: 40, home }));
  const apart = householdsOf(cityFixture({ people: scattered, visits: homes }));
  apart.state.status.fill(status.recovered);
  expect(apart.of(1)).toBe(1);
  const people = Array.from({ length: 20 }, () => ({ age: 40 }));
  const large = householdsOf(cityFixture({ people, visits: together([0, 20], 0, "home", 0, 24) }));
  large.state.status.fill(status.recovered);
  expect(large.of(1)).toBe(1);
});

/** Couples who are at home all day, in the order of a list of homes. */
function couples(homeOf: readonly number[], ageOf: (person: number) => number): City {
  return cityFixture({
    people: homeOf.map((home, person) => ({ age: ageOf(person), home })),
    visits: homeOf.map((container, person) => ({
      person,
      container,
      activity: "home",
      from: 0,
      to: 24,
    })),
  });
}

test("as many people with antibodies are infected at home, whether their immunity is known in advance or not", () => {
  const count = 1500;
  const homes = Array.from({ length: count }, (_, home) => home);
  // One after the other, or all of the young and then all of the old, so that nobody stands next to
  // whom he lives with.
  const nextTo = couples(
    homes.flatMap((home) => [home, home]),
    (person) => (person % 2 === 0 ? 30 : 70),
  );
  const apart = couples([...homes, ...homes], (person) => (person < count ? 30 : 70));
  const importDay = 200;
  const perDay = new Float64Array(importDay + 1);
  perDay[importDay - 1] = count;
  const infected = (city: City, seed: number) => {
    const settings = plainSettings("cologne2022", importDay + 12, {
      seed,
      theta: 2e-5,
      imports: [{ strain: 0, perDay, ages: [30, 30] }],
      vaccination: vaccination({ compliance: [{ age: 60, share: 1 }] }),
    });
    const infections = infectionsOf(runFor(city, settings).finish());
    return infections.filter(({ isImport }) => !isImport).length;
  };
  const seeds = [1, 2, 3, 4];
  const known = seeds.reduce((sum, seed) => sum + infected(nextTo, seed), 0);
  const unknown = seeds.reduce((sum, seed) => sum + infected(apart, seed), 0);
  const share = (known + unknown) / (2 * seeds.length * count);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
  // Four standard errors of the difference of two binomial numbers.
  const error = Math.sqrt(2 * seeds.length * count * share * (1 - share));
  expect(Math.abs(known - unknown)).toBeLessThan(4 * error);
});
