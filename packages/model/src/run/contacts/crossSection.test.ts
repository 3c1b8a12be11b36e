// One day with fixed infectors, over many seeds: how infections respond to single measures in a
// hand-made city.
import { notReached } from "@episcope/common";
import { describe, expect, test } from "vitest";
import { type Activity, calibratedContacts } from "../../activities.ts";
import type { City } from "../../city/city.ts";
import type { RestrictionValues } from "../../policy/restrictionFields.ts";
import type { ModelSettings } from "../../settings.ts";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import { restrict } from "../fixtures/measureFixtures.ts";
import { infectionsOf, runFor } from "../fixtures/runFixtures.ts";
import { meanOf, standardError, varianceOf } from "../fixtures/statistics.ts";
import { plainSettings } from "../plainSettings.ts";
import { simulate } from "../simulation.ts";

const slow = 60_000;
const infectorAge = 50;

/** Adults who spend eight hours together, in places of equal size. */
function placesOf(activity: Activity, places: number, size: number, spaces: number): City {
  const visits = Array.from({ length: places }, (_, place) =>
    together([place * size, (place + 1) * size], place, activity, 8, 16),
  ).flat();
  const rooms = Object.fromEntries(Array.from({ length: places }, (_, place) => [place, spaces]));
  return cityFixture({ people: adults(places * size), visits, spaces: rooms });
}

const infectors = 500;
const seeds = 80;

/**
 * Share of the others who are infected on the day on which people infected from outside the day
 * before are contagious, by seed.
 */
function infectedShares(
  city: City,
  activity: Activity,
  values: RestrictionValues = {},
  changes: Partial<ModelSettings> = {},
): readonly number[] {
  const settings = plainSettings("berlin2021", 2, {
    theta: 1.5e-5,
    imports: [{ strain: 0, perDay: Float64Array.of(infectors, 0) }],
    restrictions: restrict([activity], values),
    ...changes,
  });
  return Array.from({ length: seeds }, (_, seed) => {
    const { log } = runFor(city, { ...settings, seed }).finish();
    return (log.count - infectors) / (city.personCount - infectors);
  });
}

/** Exposure of everybody present: infections are proportional to it only while they are few. */
function exposure(shares: readonly number[], present = 1): number {
  return -Math.log(1 - meanOf(shares) / present);
}

describe("one place of 5000 people", () => {
  const city = placesOf("leisure", 1, 5000, 1);
  const open = infectedShares(city, "leisure");
  const full = exposure(open);

  test("the cross-section is large enough", () => {
    expect(full).toBeGreaterThan(0.05);
    expect(full).toBeLessThan(0.3);
    expect(standardError(open) / meanOf(open)).toBeLessThan(0.012);
  });

  test.each([
    [0.5, 0.25],
    [0.7, 0.49],
  ])("P-05 a remaining fraction of %f leaves %f of the infections", (remaining, expected) => {
    const shares = infectedShares(city, "leisure", { remaining });
    // Infections are those who are present times what they are exposed to.
    const left = (remaining * exposure(shares, remaining)) / full;
    expect(Math.abs(left / expected - 1)).toBeLessThan(0.03);
  });

  test("P-08 half the intensity, half the infections", () => {
    const shares = infectedShares(city, "leisure", { ciCorrection: 0.5 });
    expect(Math.abs(exposure(shares) / full / 0.5 - 1)).toBeLessThan(0.03);
  });

  test("P-07 FFP2 masks on both sides leave 0.6 · 0.2", () => {
    const shares = infectedShares(city, "leisure", { ffp2: 1 });
    expect(Math.abs(exposure(shares) / full / 0.12 - 1)).toBeLessThan(0.05);
  });

  test("closing hours that cut the stay in half, kept by three quarters", () => {
    const changes = { curfewCompliance: Float64Array.of(0.75) };
    const shares = infectedShares(city, "leisure", { closedFrom: 12, closedTo: 5 }, changes);
    expect(Math.abs(exposure(shares) / full / 0.625 - 1)).toBeLessThan(0.03);
  });

  test("outdoors only a tenth is left", () => {
    const changes = { outdoorFraction: Float64Array.of(0.8) };
    const shares = infectedShares(city, "leisure", {}, changes);
    expect(Math.abs(exposure(shares) / full / (0.2 + 0.8 * 0.1) - 1)).toBeLessThan(0.03);
  });
});

test("P-06 one room or twenty: as many infections in the mean", () => {
  // So that few are infected even when all the exposure of a pair is in one of twenty rooms.
  const changes = { theta: 1.35e-4 / calibratedContacts.berlin2021.work.intensity };
  const one = infectedShares(placesOf("work", 5, 1000, 1), "work", {}, changes);
  const twenty = infectedShares(placesOf("work", 5, 1000, 20), "work", {}, changes);
  expect(meanOf(one)).toBeGreaterThan(0.05);
  expect(Math.abs(meanOf(twenty) / meanOf(one) - 1)).toBeLessThan(0.02);
  // Sharing a room is drawn for each pair (model specification 2.2), so infections are independent
  // trials either way and the variance hardly changes.
  expect(varianceOf(twenty) / varianceOf(one)).toBeGreaterThan(0.4);
});

test(
  "U-09 a dinner for four, three hours: 29 % per guest",
  () => {
    const tables = 1500;
    const people = adults(4 * tables).map((person, number) =>
      number % 4 === 0 ? { age: infectorAge } : person,
    );
    const visits = Array.from({ length: tables }, (_, table) =>
      together([4 * table, 4 * table + 4], table, "leisure", 19, 22),
    ).flat();
    const result = simulate(
      cityFixture({ people, visits }),
      plainSettings("classic2020", 12, {
        theta: 1.36e-5,
        imports: [
          { strain: 0, perDay: Float64Array.of(tables, 0), ages: [infectorAge, infectorAge] },
        ],
      }),
    );
    const { log } = result;
    // Only the first evening of the infector: nobody else at the table is infectious yet.
    const firstEvening = new Map<number, number>();
    for (let entry = 0; entry < tables; entry++) {
      const day = log.contagiousDay[entry] ?? notReached;
      const isStillThere = log.symptomsDay[entry] !== day && log.recoveredDay[entry] !== day;
      if (day <= 12 && isStillThere) firstEvening.set(log.person[entry] ?? 0, day);
    }
    const infected = infectionsOf(result).filter(
      ({ infector, day }) => firstEvening.get(infector) === day,
    );
    const guests = 3 * firstEvening.size;
    const probability = 1 - Math.exp((-1.36e-5 * 9.24 * 10_800) / 4);
    expect(probability).toBeCloseTo(0.2877, 4);
    expect(guests).toBeGreaterThan(3000);
    expect(Math.abs(infected.length / guests - probability)).toBeLessThan(
      4 * Math.sqrt((probability * (1 - probability)) / guests),
    );
    for (let entry = tables; entry < log.count; entry++) {
      expect(log.probability[entry]).toBeCloseTo(probability, 6);
    }
  },
  slow,
);
