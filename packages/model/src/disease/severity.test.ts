import fc from "fast-check";
import { expect, test } from "vitest";
import { strain } from "../immunity/strains.ts";
import {
  immunityAtAge,
  intensiveCareOn,
  lastingProtection,
  probabilityAt,
  seriouslySickFactorOfAntibodies,
  severityTables,
} from "./severity.ts";

const { classic2020, berlin2021, cologne2022 } = severityTables;
const shares = ({ seriouslySick, critical, death }: typeof berlin2021, age: number) =>
  [seriouslySick, critical, death].map((table) => probabilityAt(table, age, 1));

test("intensive care is needed more often until June 2020, but in the tables of that time", () => {
  const july = Date.UTC(2020, 6, 1) / 86_400_000;
  expect([july - 1, july].map((day) => intensiveCareOn("berlin2021", day))).toEqual([1.5, 1]);
  expect(intensiveCareOn("classic2020", july - 1)).toBe(1);
});

test.each([
  [25, 0.024, 0.15],
  [75, 0.23, 0.41],
])(
  "U-07 tables of spring 2020 at age %i, with their hospital factor of 0.5",
  (age, serious, critical) => {
    expect(shares(classic2020, age).slice(0, 2)).toEqual([serious / 2, critical]);
  },
);

/** Per infection, of which four fifths have symptoms: hospital; then intensive care and death. */
test.each([
  [0, 0.0125, 0.03, 0.002],
  [4, 0.0125, 0.03, 0.002],
  [5, 0.0035, 0.03, 0.005],
  [14, 0.0035, 0.03, 0.005],
  [15, 0.008, 0.11, 0.006],
  [34, 0.008, 0.11, 0.006],
  [35, 0.017, 0.22, 0.053],
  [59, 0.017, 0.22, 0.053],
  [60, 0.085, 0.31, 0.22],
  [79, 0.085, 0.31, 0.22],
  [80, 0.14, 0.1, 0.55],
  [255, 0.14, 0.1, 0.55],
])(
  "measured tables, groups of ages end where they should: %i",
  (age, hospital, critical, death) => {
    expect(cologne2022).toBe(berlin2021);
    const [serious = 0, ...later] = shares(berlin2021, age);
    expect(0.8 * serious).toBeCloseTo(hospital, 12);
    expect(later).toEqual([critical, death]);
  },
);

test("deaths per infection of 2020: 0.09 % at 50, 1.9 % at 70, 7.7 % at 85", () => {
  const percent = [50, 70, 85].map((age) => {
    const [serious = 0, , death = 0] = shares(berlin2021, age);
    return 100 * 0.8 * serious * death;
  });
  expect(percent.map((value) => Number(value.toPrecision(2)))).toEqual([0.09, 1.9, 7.7]);
});

test("factors multiply, up to certainty", () => {
  expect(probabilityAt(berlin2021.critical, 75, 0.5)).toBeCloseTo(0.155, 15);
  expect(probabilityAt(berlin2021.critical, 75, 4)).toBe(1);
});

test("antibodies: 1 / (1 + level), four times as strong after two doses, 3.7 times against Omicron", () => {
  const factor = seriouslySickFactorOfAntibodies;
  expect(factor(0, 3, strain.OMICRON_BA1, 1.2)).toBe(1);
  expect(factor(1, 1, strain.DELTA, 1)).toBeCloseTo(1 / 2, 14);
  expect(factor(1, 2, strain.DELTA, 1)).toBeCloseTo(1 / 5, 14);
  expect(factor(1, 0, strain.OMICRON_BA5, 1)).toBeCloseTo(1 / 4.7, 14);
  expect(factor(1, 2, strain.OMICRON_BA5, 1)).toBeCloseTo(1 / 15.8, 14);
  expect(factor(1, 2, strain.OMICRON_BA5, 1.2)).toBeCloseTo(1 / (1 + 14.8 ** 1.2), 12);
});

test("protection from serious disease halves in 90 days, down to a quarter", () => {
  expect([0, 90, 180, 181, 2000].map(lastingProtection)).toEqual([
    1,
    expect.closeTo(0.5, 12),
    expect.closeTo(0.25, 12),
    0.25,
    0.25,
  ]);
});

test("immunity fails in half of people from 80 on", () => {
  expect(immunityAtAge(0.2, 79)).toBe(0.2);
  expect(immunityAtAge(0.2, 80)).toBeCloseTo(0.2 + 0.5 * 0.8, 14);
  expect(immunityAtAge(0, 100)).toBe(0.5);
  expect(immunityAtAge(1, 100)).toBe(1);
});

test("always a probability", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(classic2020, berlin2021),
      fc.nat(255),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (table, age, factor) => {
        for (const column of Object.values(table)) {
          const probability = probabilityAt(column, age, factor);
          expect(probability >= 0 && probability <= 1).toBe(true);
        }
      },
    ),
  );
});
