import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cityOf,
  column,
  type InfectionFixture,
  logOf,
  numbersOf,
  tuesday,
} from "../fixtures/runRecordFixture.ts";
import { incidenceByAge, publishedAges } from "./incidenceByAge.ts";

const city = cityOf([
  { age: 4 },
  { age: 5 },
  { age: 9 },
  { age: 90 },
  { age: 5, isFromOutside: true },
]);

test("infections from Tuesday to Monday per 100,000 of the age group, people of the city only", () => {
  const table = incidenceByAge({
    city,
    startDay: tuesday,
    dayCount: 15,
    log: logOf([
      { person: 0, day: 1 },
      { person: 1, by: 0, day: 7 },
      { person: 4, by: 0, day: 7 },
      { person: 2, by: 0, day: 8 },
      { person: 3, by: 0, day: 15 },
    ]),
  });
  expect([...table.columns.keys()]).toEqual([
    "date",
    ...["0-4", "5-9", "10-14", "15-19", "20-24", "25-29", "30-39", "40-49"],
    ...["50-59", "60-69", "70-79", "80-89", "90+"],
  ]);
  // 2020-03-02 and 03-09.
  expect(column(table, "date")).toEqual([18_323, 18_330]);
  // Imported.
  expect(column(table, "0-4")).toEqual([0, 0]);
  // One of two each week; the youngest of the group counts.
  expect(column(table, "5-9")).toEqual([50_000, 50_000]);
  // In a week that is not over.
  expect(column(table, "90+")).toEqual([0, 0]);
  expect(column(table, "40-49")).toEqual([Number.NaN, Number.NaN]);
});

test("a run that starts on a Monday has a first week of one day", () => {
  const table = incidenceByAge({
    city,
    startDay: tuesday - 1,
    dayCount: 2,
    log: logOf([
      { person: 0, day: 1 },
      { person: 1, by: 0, day: 1 },
      { person: 2, by: 0, day: 2 },
    ]),
  });
  expect(column(table, "date")).toEqual([18_316]);
  expect(column(table, "5-9")).toEqual([50_000]);
});

test("other cuts of age, and a run too short for a week", () => {
  const record = { city, startDay: tuesday, log: logOf([]) };
  expect([...incidenceByAge({ ...record, dayCount: 7 }, [0, 18, 60]).columns.keys()]).toEqual([
    "date",
    "0-17",
    "18-59",
    "60+",
  ]);
  expect(incidenceByAge({ ...record, dayCount: 6 }).rowCount).toBe(0);
});

test("every infection of a whole week is in exactly one cell", () => {
  const people = Array.from({ length: 100 }, (_, age) => ({ age }));
  const everyAge = cityOf(people);
  const infection = fc.record({
    person: fc.nat(99),
    by: fc.constant(0),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(fc.array(infection), (drawn) => {
      const infections: readonly InfectionFixture[] = drawn;
      const table = incidenceByAge({
        city: everyAge,
        startDay: tuesday,
        dayCount: 28,
        log: logOf(infections),
      });
      const sizes = publishedAges.map(
        (lowest, group) => (publishedAges[group + 1] ?? 100) - lowest,
      );
      const names = [...table.columns.keys()].slice(1);
      const counted = names.reduce(
        (total, name, group) =>
          total +
          numbersOf(table, name).reduce((sum, value) => sum + value, 0) *
            ((sizes[group] ?? 0) / 100_000),
        0,
      );
      expect(counted).toBeCloseTo(infections.length, 8);
    }),
  );
});
