// What any settings must do to an epidemic, whatever the numbers (model specification 13.2).
import { beforeAll, describe, expect, test } from "vitest";
import { activities } from "../activities.ts";
import type { City } from "../city/city.ts";
import { makeCity } from "../city/makeCity.ts";
import { strain } from "../immunity/strains.ts";
import type { ModelSettings, Profile } from "../settings.ts";
import { outOfHome, restrict, vaccination } from "./fixtures/measureFixtures.ts";
import { infectionsOf, numbers } from "./fixtures/runFixtures.ts";
import { meanOf } from "./fixtures/statistics.ts";
import { always, firstDays, plainSettings } from "./plainSettings.ts";
import { simulate } from "./simulation.ts";

const slow = 120_000;
const profiles: readonly Profile[] = ["classic2020", "berlin2021", "cologne2022"];
const perDay = firstDays(5, 12_000);
const importDays = 5;
let city: City;
beforeAll(() => {
  city = makeCity({ region: "berlin", sample: 1 / 3000 });
}, slow);

function settingsOf(profile: Profile, dayCount: number, changes: Partial<ModelSettings> = {}) {
  return plainSettings(profile, dayCount, {
    imports: [{ strain: strain.SARS_CoV_2, perDay }],
    ...changes,
  });
}

/** 12,000 a day are four agents a day at this sample. */
const importedAgents = 4 * importDays;

describe.each(profiles)("%s", (profile) => {
  test.each<readonly [string, Partial<ModelSettings>]>([
    ["P-04 no contacts anywhere", { restrictions: restrict(activities, { ciCorrection: 0 }) }],
    ["nobody takes part in anything", { restrictions: restrict(activities, { remaining: 0 }) }],
    ["theta is 0", { theta: 0 }],
    ["nobody is susceptible", { householdSusceptibility: { share: 1, inside: 0, outside: 1 } }],
  ])("%s: infections are the imports, exactly", (_, changes) => {
    const result = simulate(city, settingsOf(profile, 60, changes));
    expect(result.log.count).toBe(importedAgents);
    expect(infectionsOf(result).every(({ isImport }) => isImport)).toBe(true);
    const cumulative = numbers(result, "infections", "nInfectedCumulative");
    expect(cumulative.at(-1)).toBeCloseTo(importedAgents / city.sample, 6);
  });
});

test("P-03 households only: the epidemic stays in the homes it was brought to, and dies out", () => {
  const result = simulate(
    city,
    settingsOf("classic2020", 200, {
      theta: 1e-3,
      restrictions: restrict(outOfHome, { remaining: 0 }),
    }),
  );
  const infections = infectionsOf(result);
  const homes = new Set(
    infections.filter(({ isImport }) => isImport).map(({ person }) => city.home[person]),
  );
  const inThem = city.home.filter((home) => homes.has(home)).length;
  expect(infections.length).toBeGreaterThan(importedAgents);
  expect(infections.length).toBeLessThanOrEqual(inThem);
  expect(infections.every(({ person }) => homes.has(city.home[person]))).toBe(true);
  for (const { activity, isImport } of infections) {
    if (!isImport) expect(activities[activity]).toBe("home");
  }
  expect(numbers(result, "infections", "nTotalInfected").at(-1)).toBe(0);
});

/** Share of people ever infected, mean over seeds. */
function attackRate(changes: Partial<ModelSettings>, profile: Profile = "classic2020"): number {
  const rates = [1, 2, 3, 4].map((seed) => {
    const { log } = simulate(city, settingsOf(profile, 90, { ...changes, seed }));
    return log.count / city.personCount;
  });
  return meanOf(rates);
}

function expectAscending(rates: readonly number[], leastStep: number): void {
  rates.forEach((rate, index) => {
    if (index > 0) expect(rate).toBeGreaterThan((rates[index - 1] ?? 0) + leastStep);
  });
}

describe("P-14 attack rates are ordered", () => {
  test("by theta", () => {
    expectAscending(
      [6e-6, 1.2e-5, 2.4e-5].map((theta) => attackRate({ theta })),
      0.05,
    );
  });

  test("by infectiousness of the strain", () => {
    const { strains } = settingsOf("classic2020", 1);
    const rates = [0.5, 1, 2].map((infectiousness) =>
      attackRate({ strains: strains.map((one) => ({ ...one, infectiousness })) }),
    );
    expectAscending(rates, 0.05);
  });

  test("by remaining fraction", () => {
    const rates = [0, 0.5, 0.75, 1].map((remaining) =>
      attackRate({ restrictions: restrict(outOfHome, { remaining }) }),
    );
    expectAscending(rates, 0.02);
  });

  test("by masks, the other way round", () => {
    const rates = [1, 0.5, 0].map((share) =>
      attackRate({ restrictions: restrict(outOfHome, { ffp2: share }) }),
    );
    expectAscending(rates, 0.02);
  });

  test.each(profiles)(
    "by vaccination before the epidemic, the other way round, in %s",
    (profile) => {
      const start = 60;
      const later = new Float64Array(start + importDays + 1).fill(
        12_000,
        start,
        start + importDays,
      );
      const rates = [1, 0.5, 0].map((share) => {
        const perSeed = [1, 2, 3].map((seed) => {
          const settings = plainSettings(profile, 130, {
            seed,
            theta: 1.7e-5,
            imports: [{ strain: strain.SARS_CoV_2, perDay: later }],
            vaccination: vaccination({
              doses: always(Number.POSITIVE_INFINITY),
              compliance: [{ age: 0, share }],
            }),
          });
          return simulate(city, settings).log.count / city.personCount;
        });
        return meanOf(perSeed);
      });
      expectAscending(rates, 0.05);
    },
  );

  test("by isolation of people with symptoms, the other way round", () => {
    const { disease } = settingsOf("classic2020", 1);
    const rates = [1, 0.5, 0].map((share) =>
      attackRate({ theta: 1e-5, disease: { ...disease, symptomaticIsolation: always(share) } }),
    );
    expectAscending(rates, 0.03);
  });
});

test("P-12 other seeds, other logs; mean and spread stay the same", () => {
  const countsOf = (seeds: readonly number[]) =>
    seeds.map(
      (seed) => simulate(city, settingsOf("berlin2021", 60, { theta: 2e-5, seed })).log.count,
    );
  const seeds = Array.from({ length: 16 }, (_, index) => index);
  const [one, other] = [countsOf(seeds), countsOf(seeds.map((seed) => 1000 + seed))];
  expect(new Set([...one, ...other]).size).toBeGreaterThan(20);
  const spread = Math.sqrt(meanOf(one.map((count) => (count - meanOf(one)) ** 2)));
  expect(Math.abs(meanOf(one) - meanOf(other))).toBeLessThan((3.5 * spread) / Math.sqrt(8));
  const [first, second] = [1, 2].map((seed) =>
    infectionsOf(simulate(city, settingsOf("berlin2021", 20, { seed }))),
  );
  expect(first).not.toEqual(second);
});
