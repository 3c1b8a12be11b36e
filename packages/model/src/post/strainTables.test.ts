import { expect, test } from "vitest";
import { strain, strainNames } from "../immunity/strains.ts";
import { cityOf, column, logOf, numbersOf, tuesday } from "./fixtures/runRecordFixture.ts";
import { importsByStrain, infectionsByStrain } from "./strainTables.ts";

const { SARS_CoV_2: wild, ALPHA: alpha } = strain;

// The sample of this city is a quarter; the third person lives outside.
const record = {
  log: logOf([
    { person: 0, day: 1, strain: wild },
    { person: 1, by: 0, day: 2, strain: wild },
    { person: 2, by: 0, day: 2, strain: wild },
    { person: 3, day: 3, strain: alpha },
    { person: 4, by: 3, day: 3, strain: alpha },
  ]),
  startDay: tuesday,
  dayCount: 3,
  city: cityOf([{ age: 1 }, { age: 2 }, { age: 3, isFromOutside: true }, { age: 4 }, { age: 5 }]),
  strains: strainNames,
};

test("new infections of the day by strain, imports included, the whole region, extrapolated", () => {
  const table = infectionsByStrain(record);
  expect([...table.columns.keys()]).toEqual(["day", "date", "SARS_CoV_2", "ALPHA"]);
  expect(numbersOf(table, "day")).toEqual([1, 2, 3]);
  expect(numbersOf(table, "date")).toEqual([tuesday, tuesday + 1, tuesday + 2]);
  expect(numbersOf(table, "SARS_CoV_2")).toEqual([4, 8, 0]);
  expect(numbersOf(table, "ALPHA")).toEqual([0, 0, 8]);
});

test("imports by strain: a row for every day on which some were expected, with the expected number", () => {
  const table = importsByStrain(record, [
    { strain: wild, perDay: Float64Array.of(4, 4, 0) },
    { strain: alpha, perDay: Float64Array.of(0, 0, 4) },
  ]);
  expect([...table.columns.keys()]).toEqual(["day", "date", "strain", "n"]);
  expect(numbersOf(table, "day")).toEqual([1, 2, 3]);
  expect(column(table, "strain")).toEqual(["SARS_CoV_2", "SARS_CoV_2", "ALPHA"]);
  expect(numbersOf(table, "n")).toEqual([4, 4, 4]);
});

test("a run without infections has days, but no strains", () => {
  const empty = { ...record, log: logOf([]) };
  expect([...infectionsByStrain(empty).columns.keys()]).toEqual(["day", "date"]);
  expect(importsByStrain(empty, []).rowCount).toBe(0);
});
