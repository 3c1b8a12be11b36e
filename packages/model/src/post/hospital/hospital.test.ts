// The clinic: hand-computed cases, conservation, and that its tables agree.
import fc from "fast-check";
import { expect, test } from "vitest";
import { daysDistribution } from "../../disease/durations.ts";
import { transitions } from "../../disease/transitions.ts";
import { strainSettings } from "../../immunity/strainProperties.ts";
import { strain, strainNames } from "../../immunity/strains.ts";
import type { StrainSettings } from "../../settings.ts";
import {
  cityOf,
  column,
  type InfectionFixture,
  logOf,
  numbersOf,
  tuesday,
} from "../fixtures/runRecordFixture.ts";
import { Clinic } from "./clinic.ts";
import { hospitalColumns } from "./dailyColumns.ts";
import { deaths } from "./deaths.ts";
import { ExpectedCases } from "./expectedCases.ts";
import { hospital } from "./hospital.ts";
import { severityFactor } from "./severities.ts";

/** Four residents of a sample of a quarter, so one bed is 25,000 per 100,000. */
const city = cityOf([
  { age: 25 },
  { age: 75 },
  { age: 85 },
  { age: 10 },
  { age: 75, isFromOutside: true },
]);
const profile = "cologne2022";
const usual = strainSettings(profile);

/** Later than spring 2020, when more people came to intensive care. */
const startDay = tuesday + 364;

function recordOf(infections: readonly InfectionFixture[], dayCount: number) {
  return { city, strains: strainNames, log: logOf(infections), startDay, dayCount };
}

function clinicOf(
  infections: readonly InfectionFixture[],
  dayCount = 80,
  strains: readonly StrainSettings[] = usual,
) {
  const record = recordOf(infections, dayCount);
  const expected = new ExpectedCases(record, { profile, strains }, "Base");
  const table = hospital(record, { profile, strains }, expected);
  const measurements = column(table, "measurement");
  const severities = column(table, "severity");
  const dead = deaths(record, profile, expected);
  return {
    expected,
    daily: hospitalColumns(record, profile, expected),
    /** By simulation day. */
    figure: (measurement: string, severity = "Base") => [
      Number.NaN,
      ...numbersOf(table, "n").filter(
        (_, row) => measurements[row] === measurement && severities[row] === severity,
      ),
    ],
    deaths: (age: string, name = "deaths") =>
      numbersOf(dead, name).filter((_, row) => column(dead, "age")[row] === age),
  };
}

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

test("one case: its probability, spread over the days from symptoms to hospital", () => {
  const { daily, figure } = clinicOf([{ person: 1, day: 1, symptoms: 4, admission: 0.4 }]);
  const shares = daysDistribution(transitions[profile].symptomsToSeriouslySick);
  const total = daily.get("nSeriouslySickCumulative") ?? [];
  // Row 3 is day 4. Of the full-size city: four times as many.
  let admitted = 0;
  for (let day = 1; day <= 30; day++) {
    admitted += day < 4 ? 0 : 4 * 0.4 * (shares[day - 4] ?? 0);
    expect(total[day - 1]).toBeCloseTo(admitted, 3);
  }
  // All of them in the last seven days.
  const admittedOn = (day: number) => total[day - 1] ?? 0;
  expect(figure("intakesHosp")[10]).toBeCloseTo((25_000 * admittedOn(10)) / 4, -1);
  expect(figure("intakesHosp_60to79")[10]).toBeCloseTo((100_000 * admittedOn(10)) / 4, -2);
  expect(figure("intakesHosp_80+")[10]).toBe(0);
  // In the end all have been admitted and have left; 31 % needed intensive care.
  const long = clinicOf([{ person: 1, day: 1, symptoms: 4, admission: 0.4 }], 600);
  expect(long.daily.get("nSeriouslySickCumulative")?.at(-1)).toBeCloseTo(1.6, 3);
  expect(long.daily.get("nCriticalCumulative")?.at(-1)).toBeCloseTo(1.6 * 0.31, 3);
  expect(long.daily.get("nDeceasedCumulative")?.at(-1)).toBeCloseTo(1.6 * 0.22, 3);
  expect(long.daily.get("nSeriouslySick")?.at(-1)).toBeCloseTo(0, 2);
  expect(sum(long.deaths("60-79"))).toBeCloseTo(1.6 * 0.22, 1);
});

test("mean stays: beds in use over all days are admissions times days", () => {
  const at = (code: number, age: 1 | 3) =>
    clinicOf([{ person: age, day: 1, symptoms: 1, admission: 1, strain: code }], 900).daily;
  const bedDays = (daily: ReadonlyMap<string, Float64Array>, name: string) =>
    sum(daily.get(name) ?? []) / 4;
  // Age 75: 31 % for 14 days, with Omicron for 10.
  expect(bedDays(at(strain.DELTA, 1), "nCritical")).toBeCloseTo(0.31 * 14, 1);
  expect(bedDays(at(strain.OMICRON_BA2, 1), "nCritical")).toBeCloseTo(0.31 * 10, 1);
  // Age 10: 3 % come to intensive care, after 1.3 days, and stay 8.9 days after it.
  const ward = 0.97 * 10 + 0.03 * (1.3 + 8.9);
  expect(Math.abs(bedDays(at(strain.ALPHA, 3), "nSeriouslySick") - ward)).toBeLessThan(0.1);
});

test("only residents with symptoms count, and a run that ends knows nothing later", () => {
  const { daily } = clinicOf([
    { person: 4, day: 1, symptoms: 2, admission: 1 },
    { person: 0, day: 1 },
    { person: 1, day: 80, symptoms: 90, admission: 1 },
  ]);
  for (const values of daily.values()) expect(Math.max(...values)).toBe(0);
});

test("vaccinated people stand in the twin columns, too", () => {
  const { daily } = clinicOf([
    { person: 0, day: 1, symptoms: 1, admission: 0.5 },
    { person: 1, day: 1, symptoms: 1, admission: 0.5, isVaccinated: true },
  ]);
  const all = daily.get("nSeriouslySickCumulative")?.at(-1) ?? 0;
  expect(daily.get("nSeriouslySickCumulativeVaccinated")?.at(-1)).toBeCloseTo(all / 2, 3);
});

test("the scenario's factor for intensive care counts for deaths, too, up to certainty", () => {
  const last = (critical: number) => {
    const strains = usual.map((one) => ({ ...one, critical }));
    const case85 = [{ person: 2, day: 1, symptoms: 1, admission: 0.5 }];
    const { daily } = clinicOf(case85, 700, strains);
    return ["nCriticalCumulative", "nDeceasedCumulative"].map((name) => daily.get(name)?.at(-1));
  };
  // Age 85: 10 % and 55 % of two admissions.
  expect(last(1)).toEqual([0.2, 1.1]);
  expect(last(0.5)).toEqual([0.1, 0.55]);
  expect(last(2)).toEqual([0.4, 2]);
});

test("severe strains: BA.5 by 1.2, A_1 by 1.5, all along their ancestry", () => {
  const factors = (severity: "Base" | "Severe") =>
    ["ALPHA", "DELTA", "OMICRON_BA2", "EG", "BQ", "STRAIN_B", "A_7", "B_7", "?"].map((name) =>
      Number(severityFactor(strainNames.indexOf(name), severity).toFixed(6)),
    );
  expect(factors("Base")).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(factors("Severe")).toEqual([1, 1, 1, 1, 1.2, 1.2, 1.5, 1, 1]);
  const ratio = (code: number, admission: number) => {
    const { figure } = clinicOf([{ person: 1, day: 1, symptoms: 1, admission, strain: code }]);
    return (figure("occupancyHosp", "Severe")[20] ?? 0) / (figure("occupancyHosp")[20] ?? 1);
  };
  expect(ratio(strain.OMICRON_BA5, 0.1)).toBeCloseTo(1.2, 4);
  expect(ratio(strain.OMICRON_BA5, 0.9)).toBeCloseTo(1 / 0.9, 4);
  expect(ratio(strain.DELTA, 0.1)).toBe(1);
});

test("columns, names and order of rows", () => {
  const record = recordOf([], 2);
  const expected = new ExpectedCases(record, { profile, strains: usual }, "Base");
  const table = hospital(record, { profile, strains: usual }, expected);
  expect([...table.columns.keys()]).toEqual(["day", "date", "measurement", "severity", "n"]);
  expect(table.rowCount).toBe(32);
  expect(column(table, "measurement").slice(0, 8)).toEqual([
    "intakesHosp",
    "intakesHosp_0to17",
    "intakesHosp_18to59",
    "intakesHosp_60to79",
    "intakesHosp_80+",
    "intakesIcu",
    "occupancyHosp",
    "occupancyIcu",
  ]);
  expect(column(table, "severity").slice(7, 9)).toEqual(["Base", "Severe"]);
  expect(column(table, "day").slice(15, 17)).toEqual([0, 1]);
  expect(column(table, "date").slice(15, 17)).toEqual([startDay, startDay + 1]);
  const dead = deaths(record, profile, expected);
  expect([...dead.columns.keys()]).toEqual(["day", "date", "age", "deaths", "n"]);
  expect(column(dead, "age").slice(0, 8)).toEqual([
    ...["0-4", "5-14", "15-34", "35-59", "60-79", "80+", "all", "0-4"],
  ]);
  // Nobody is below 5 years.
  expect(column(dead, "n").slice(0, 3)).toEqual([Number.NaN, 0, 0]);
});

const dayCount = 120;
const infectionsOf = fc.array(
  fc.record({
    person: fc.nat(4),
    day: fc.integer({ min: 1, max: dayCount }),
    incubation: fc.integer({ min: 1, max: 20 }),
    admission: fc.double({ min: 0, max: 1, noNaN: true }),
    strain: fc.constantFrom(strain.SARS_CoV_2, strain.DELTA, strain.OMICRON_BA1),
    isVaccinated: fc.boolean(),
  }),
  { maxLength: 30 },
);

test("conservation: nobody is admitted who was not infected, and who came in leaves or stays", () => {
  fc.assert(
    fc.property(infectionsOf, (cases) => {
      const infections = cases.map(({ incubation, ...one }) => ({
        ...one,
        symptoms: one.day + incubation,
      }));
      const { expected } = clinicOf(infections, dayCount);
      const clinic = new Clinic(profile, dayCount);
      const all = expected.of();
      const admissions = clinic.admissions(all);
      const counted = infections.filter(
        ({ person, symptoms }) => person < 4 && symptoms <= dayCount,
      );
      let admitted = 0;
      for (let day = 0; day <= dayCount; day++) {
        admitted += admissions[day] ?? 0;
        // Every admission has an onset before it.
        const possible = sum(
          counted
            .filter(({ symptoms }) => symptoms <= day)
            .map((one) => Math.fround(one.admission)),
        );
        expect(admitted).toBeLessThanOrEqual(possible + 1e-9);
      }
      // Without an end of the run everybody is admitted, and everybody leaves.
      const long = new Clinic(profile, dayCount + 2000);
      const total = sum(counted.map((one) => Math.fround(one.admission)));
      expect(sum(long.admissions(all))).toBeCloseTo(total, 6);
      expect(long.ward(all).at(-1)).toBeCloseTo(0, 6);
      expect(long.intensive(all).at(-1)).toBeCloseTo(0, 6);
      // Parts of the whole.
      for (const ages of [
        [0, 18] as const,
        [18, 60] as const,
        [60, 80] as const,
        [80, 256] as const,
      ]) {
        const group = expected.of({ ages });
        const [came, died] = [sum(long.admissions(group)), sum(long.deaths(group))];
        expect(died).toBeLessThanOrEqual(came + 1e-9);
        expect(sum(long.intensiveIntakes(group))).toBeLessThanOrEqual(came + 1e-9);
      }
      for (const values of [clinic.ward(all), clinic.intensive(all), clinic.deaths(all)]) {
        expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 30 },
  );
});

test("the tables agree: the daily columns are the figures of the hospital and of deaths", () => {
  fc.assert(
    fc.property(infectionsOf, (cases) => {
      const infections = cases.map(({ incubation, ...one }) => ({
        ...one,
        symptoms: one.day + incubation,
      }));
      const { daily, figure, deaths: dead } = clinicOf(infections, dayCount);
      const of = (name: string, day: number) => daily.get(name)?.[day - 1] ?? 0;
      // Of 16 people of the full-size city.
      const per = (count: number) => (100_000 * count) / 16;
      const intakes = figure("intakesHosp");
      const intensiveIntakes = figure("intakesIcu");
      for (let day = 1; day <= dayCount; day++) {
        const week = (name: string) => of(name, day) - of(name, day - 7);
        const near = (value: number | undefined, expected: number) =>
          expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThan(per(0.0021));
        near(intakes[day], per(week("nSeriouslySickCumulative")));
        near(intensiveIntakes[day], per(week("nCriticalCumulative")));
        near(figure("occupancyIcu")[day], per(of("nCritical", day)));
        const beds = of("nSeriouslySick", day) + of("nCritical", day);
        near(figure("occupancyHosp")[day], per(beds));
        near(dead("all", "n")[day - 1], per(week("nDeceasedCumulative")));
      }
    }),
    { numRuns: 3 },
  );
});
