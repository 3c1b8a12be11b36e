import { expect, test } from "vitest";
import { strainNames } from "../../immunity/strains.ts";
import {
  cityOf,
  column,
  type InfectionFixture,
  logOf,
  numbersOf,
  tuesday,
} from "../fixtures/runRecordFixture.ts";
import {
  hospitalImmunity,
  hospitalRisk,
  intensiveImmunity,
  intensiveRisk,
} from "./admissionRisk.ts";
import { type HospitalDraw, hospital } from "./hospital.ts";
import { severityFactor, stayOf } from "./strainSeverity.ts";

const strains = ["SARS_CoV_2", "ALPHA", "DELTA", "OMICRON_BA1", "OMICRON_BA5", "A_1"];
const city = cityOf([
  { age: 25 },
  { age: 75 },
  { age: 85 },
  { age: 10 },
  { age: 75, isFromOutside: true },
]);
const dayCount = 80;

function figures(infections: readonly InfectionFixture[], draw?: HospitalDraw) {
  const table = hospital(
    { city, strains, log: logOf(infections), startDay: tuesday, dayCount },
    draw,
  );
  const measurements = column(table, "measurement");
  const severities = column(table, "severity");
  /** By simulation day. */
  return (measurement: string, severity = "Base") => [
    Number.NaN,
    ...numbersOf(table, "n").filter(
      (_, row) => measurements[row] === measurement && severities[row] === severity,
    ),
  ];
}
const everybody: HospitalDraw = () => 0;

const codeOf = (name: string) => strainNames.indexOf(name);

test("U-07: probabilities by age, those of hospital times 0.3", () => {
  expect([hospitalRisk[25], intensiveRisk[25]]).toEqual([0.024 * 0.3, 0.15]);
  expect([hospitalRisk[75], intensiveRisk[75]]).toEqual([0.23 * 0.3, 0.41]);
  const ages = [0, 4, 5, 14, 15, 34, 35, 59, 60, 79, 80, 110, 255];
  expect(ages.map((age) => Number(((hospitalRisk[age] ?? 0) / 0.3).toFixed(6)))).toEqual([
    ...[0.04, 0.04, 0.011, 0.011, 0.024, 0.024],
    ...[0.056, 0.056, 0.23, 0.23, 0.36, 0.36, 0.36],
  ]);
});

test("admissions two weeks after infection, intensive care six days later, beds until the stay is over", () => {
  const value = figures(
    [
      { person: 1, day: 1 },
      { person: 3, by: 0, day: 3, strain: 3 },
      { person: 4, by: 0, day: 3 },
    ],
    everybody,
  );
  // Four residents, so one bed is 25,000 per 100,000. Person 1: admitted on day 15, intensive care
  // on days 21 to 35, home from day 75 on. Person 3, ten years old: on the ward from day 17 to 23.
  // Person 4 does not live in the city.
  const intakes = value("intakesHosp");
  expect(intakes.slice(14, 25)).toEqual(
    [0, 1, 1, 2, 2, 2, 2, 2, 1, 1, 0].map((beds) => 25_000 * beds),
  );
  expect(value("intakesHosp_60to79").slice(14, 23)).toEqual([0, ...Array(7).fill(100_000), 0]);
  expect(value("intakesHosp_0to17")[17]).toBe(100_000);
  expect(value("intakesHosp_18to59")[17]).toBe(0);
  expect(value("intakesIcu").slice(20, 29)).toEqual([0, ...Array(7).fill(25_000), 0]);
  const beds = value("occupancyHosp");
  expect([14, 15, 16, 17, 23, 24, 74, 75].map((day) => beds[day])).toEqual(
    [0, 1, 1, 2, 2, 1, 1, 0].map((used) => 25_000 * used),
  );
  const intensive = value("occupancyIcu");
  expect([20, 21, 35, 36].map((day) => intensive[day])).toEqual([0, 25_000, 25_000, 0]);
});

test("columns, names and order of rows as published", () => {
  const table = hospital({ city, strains, log: logOf([]), startDay: tuesday, dayCount: 2 });
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
  expect(column(table, "date").slice(15, 17)).toEqual([18_317, 18_318]);
});

test("a group without people has no figures", () => {
  const table = hospital({
    city: cityOf([{ age: 30 }]),
    strains,
    log: logOf([]),
    startDay: tuesday,
    dayCount: 1,
  });
  expect(column(table, "n").slice(0, 3)).toEqual([0, Number.NaN, 0]);
});

test("severe strains: BA.5 by 1.2, A_1 by 1.5, all along their ancestry", () => {
  const factors = (severity: "Base" | "Severe") =>
    ["ALPHA", "B1351", "DELTA", "OMICRON_BA2", "EG", "BQ", "STRAIN_B", "A_7", "B_7", "?"].map(
      (strain) => Number(severityFactor(codeOf(strain), severity).toFixed(6)),
    );
  expect(factors("Base")).toEqual([1, 1, 1.2, 0.54, 0.54, 0.54, 0.54, 0.54, 1, 1]);
  expect(factors("Severe")).toEqual([1, 1, 1.2, 0.54, 0.54, 0.648, 0.648, 0.81, 1, 1]);

  // Age 75, BA.5: 0.23 · 0.3 · 0.54 = 0.03726 and 0.23 · 0.3 · 0.648 = 0.044712.
  const between = figures([{ person: 1, day: 1, strain: 4 }], () => 0.04);
  expect(between("intakesHosp")[15]).toBe(0);
  expect(between("intakesHosp", "Severe")[15]).toBe(25_000);
  // Delta, 0.23 · 0.3 · 1.2 = 0.0828: above what age alone gives.
  const delta = figures([{ person: 1, day: 1, strain: 2 }], () => 0.08);
  expect(delta("intakesHosp")[15]).toBe(25_000);
  // A draw just below decides for both.
  const below = figures([{ person: 1, day: 1, strain: 4 }], () => 0.0372);
  expect(below("intakesHosp")[15]).toBe(25_000);
});

test("antibodies protect, more after several doses and against Omicron", () => {
  const one = { antibodies: 1, doses: 1, infections: 2 };
  expect(hospitalImmunity(codeOf("DELTA"), one)).toBeCloseTo(0.5, 12);
  expect(hospitalImmunity(codeOf("DELTA"), { ...one, antibodies: 0 })).toBe(1);
  // 4^1.2 = 5.278, 3.7^1.2 = 4.807, 14.8^1.2 = 25.37.
  expect(hospitalImmunity(codeOf("DELTA"), { ...one, doses: 2 })).toBeCloseTo(1 / 6.278, 4);
  expect(hospitalImmunity(codeOf("B_3"), one)).toBeCloseTo(1 / 5.807, 4);
  expect(hospitalImmunity(codeOf("OMICRON_BA5"), { ...one, doses: 3 })).toBeCloseTo(1 / 26.37, 4);
  // Intensive care: only BA.1 and BA.2 count as Omicron, and the first infection of an unvaccinated
  // person is unprotected.
  expect(intensiveImmunity(codeOf("OMICRON_BA5"), one)).toBeCloseTo(0.5, 12);
  expect(intensiveImmunity(codeOf("OMICRON_BA5"), { ...one, doses: 2 })).toBeCloseTo(1 / 6.278, 4);
  expect(intensiveImmunity(codeOf("OMICRON_BA2"), one)).toBeCloseTo(1 / 5.807, 4);
  expect(intensiveImmunity(codeOf("DELTA"), { ...one, doses: 0, infections: 1 })).toBe(1);
  expect(intensiveImmunity(codeOf("DELTA"), { ...one, doses: 0 })).toBeCloseTo(0.5, 12);
});

test("in the table: an immune person needs a smaller number to be admitted", () => {
  // 0.23 · 0.3 · 0.5 = 0.0345
  const value = (draw: number) =>
    figures([{ person: 1, day: 1, antibodies: 1, doses: 1 }], () => draw)("intakesHosp")[15];
  expect(value(0.0346)).toBe(0);
  expect(value(0.0344)).toBe(25_000);
});

test("lengths of stay", () => {
  for (const name of ["SARS_CoV_2", "ALPHA", "DELTA"]) {
    expect(stayOf(codeOf(name))).toEqual({ ward: 12, intensive: 15 });
  }
  for (const name of ["B1351", "OMICRON_BA1", "A_1"]) {
    expect(stayOf(codeOf(name))).toEqual({ ward: 7, intensive: 10 });
  }
});

test("a level that is no number admits nobody; a strain without a name counts like the first one", () => {
  const hostile = figures([{ person: 1, day: 1, antibodies: Number.NaN, doses: 1 }], everybody);
  expect(hostile("intakesHosp")[15]).toBe(0);
  // 0.23 · 0.3 = 0.069
  const unnamed = figures([{ person: 1, day: 1, strain: 200 }], () => 0.0689);
  expect(unnamed("intakesHosp")[15]).toBe(25_000);
});

test("shares of many infections, and the same people whatever the order of the log", () => {
  const count = 100_000;
  const old = cityOf(Array.from({ length: count }, () => ({ age: 75 })));
  const infections = Array.from(
    { length: count },
    (_, person): InfectionFixture => ({ person, day: 1 }),
  );
  const run = (log: readonly InfectionFixture[]) =>
    numbersOf(
      hospital({ city: old, strains, log: logOf(log), startDay: tuesday, dayCount: 21 }),
      "n",
    );
  const values = run(infections);
  // One row per measurement and severity: day 15 begins at row 14 · 16.
  const admitted = values[14 * 16] ?? 0;
  const intensive = values[20 * 16 + 5] ?? 0;
  // 0.069 ± 4 standard deviations of 0.0008, and of those 0.41 ± 4 · 0.006.
  expect(Math.abs(admitted / count - 0.069)).toBeLessThan(0.0032);
  expect(Math.abs(intensive / admitted - 0.41)).toBeLessThan(0.024);
  expect(run(infections.toReversed())).toEqual(values);
});
