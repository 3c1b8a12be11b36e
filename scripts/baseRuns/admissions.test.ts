import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { strainSettings } from "../../packages/model/src/immunity/strainProperties.ts";
import { strainNames } from "../../packages/model/src/immunity/strains.ts";
import {
  cityOf,
  type InfectionFixture,
  logOf,
} from "../../packages/model/src/post/fixtures/runRecordFixture.ts";
import { admissionsPer100000 } from "./admissions.ts";
import { waves } from "./ageGroups.ts";

const profile = "cologne2022";
const city = cityOf([
  { age: 25 },
  { age: 60 },
  { age: 79 },
  { age: 80 },
  { age: 90, isFromOutside: true },
]);
const [autumn] = waves;
const startDay = parseDay("2020-09-01") ?? 0;
/** Simulation day of a date in autumn 2020. */
const day = (date: string) => (parseDay(date) ?? 0) - startDay + 1;

function rates(...infections: readonly InfectionFixture[]): readonly number[] {
  if (!autumn) throw new Error("no wave");
  const log = logOf(infections);
  const record = { city, strains: strainNames, log, startDay, dayCount: 400 };
  return admissionsPer100000(record, { profile, strains: strainSettings(profile) }, autumn);
}

const falling = (person: number, date: string, admission: number): InfectionFixture => ({
  ...{ person, day: day(date) - 4, symptoms: day(date), admission },
});

test("admissions over the people of a group, by the day of the admission", () => {
  const [all, old, oldest] = rates(
    falling(0, "2020-12-01", 0.02),
    falling(2, "2020-12-01", 0.1),
    falling(3, "2020-12-01", 0.5),
    falling(4, "2020-12-01", 0.5),
  );
  expect(all).toBeCloseTo((100_000 * 0.62) / 4, 3);
  expect(old).toBeCloseTo((100_000 * 0.1) / 2, 3);
  expect(oldest).toBeCloseTo(100_000 * 0.5, 3);
});

test("admissions before and after the wave do not count", () => {
  const [, , last] = rates(falling(3, "2021-02-26", 0.5));
  const [, , first] = rates(falling(3, "2020-09-28", 0.5));
  for (const rate of [first ?? 0, last ?? 0]) {
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThan(50_000);
  }
  expect(rates(falling(3, "2021-03-01", 0.5), falling(2, "2020-06-01", 0.5))).toEqual([0, 0, 0]);
});
