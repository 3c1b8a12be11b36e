import { type Column, numbers, type Table } from "@episcope/common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSingleTable } from "../runs/runCollection.ts";
import { type LegacyForm, legacyEntry, legacyForms, writeLegacyTable } from "./legacyTable.ts";

const parts = [
  "nSusceptible",
  "nInfectedButNotContagious",
  "nContagious",
  "nShowingSymptoms",
  "nSeriouslySick",
  "nCritical",
  "nRecovered",
  "nInQuarantineFull",
  "nInQuarantineHome",
] as const;

/** An infections table, one row per day. */
function infections(...days: readonly (readonly number[])[]): Table {
  return {
    rowCount: days.length,
    columns: new Map(
      parts.map((name, part) => [
        name,
        { kind: "number", values: Float64Array.from(days, (day) => day[part] ?? 0) },
      ]),
    ),
  };
}

const text = (table: Table, form: LegacyForm, share?: number) =>
  new TextDecoder().decode(writeLegacyTable(table, form, share)).split("\n");

const small = infections(
  [960, 40, 0, 0, 0, 0, 0, 0, 0],
  [880, 40, 20, 36, 8, 4, 12, 40, 4],
  [880, 0, 0, 0, 0, 0, 120, 0, 0],
  [880, 0, 0, 0, 0, 0, 120, 0, 0],
);

describe("the three forms", () => {
  test("v1 to v5: tab-separated, with time, symptoms count as contagious, every day has a row", () => {
    expect(text(small, legacyForms.plain)).toEqual([
      "time\tday\tnSusceptible\tnInfectedButNotContagious\tnContagious\tnSeriouslySick\tnCritical\tnTotalInfected\tnInfectedCumulative\tnRecovered\tnInQuarantine",
      "86400.0\t1\t960\t40\t0\t0\t0\t40\t40\t0\t0",
      "172800.0\t2\t880\t40\t56\t8\t4\t108\t120\t12\t44",
      "259200.0\t3\t880\t0\t0\t0\t0\t0\t120\t120\t0",
      "345600.0\t4\t880\t0\t0\t0\t0\t0\t120\t120\t0",
      "",
    ]);
  });

  test("v1 counts a quarter of the people", () => {
    expect(text(small, legacyForms.plain, 0.25)[2]).toBe(
      "172800.0\t2\t220\t10\t14\t2\t1\t27\t30\t3\t11",
    );
  });

  test("v6: like before, but with symptoms; ends when nobody is infected any more", () => {
    expect(text(small, legacyForms.symptoms)).toEqual([
      expect.stringMatching(/^time\tday\t.*\tnContagious\tnShowingSymptoms\tnSeriouslySick\t/),
      "86400.0\t1\t960\t40\t0\t0\t0\t0\t40\t40\t0\t0",
      "172800.0\t2\t880\t40\t20\t36\t8\t4\t108\t120\t12\t44",
      "259200.0\t3\t880\t0\t0\t0\t0\t0\t0\t120\t120\t0",
      "",
    ]);
  });

  test("v7: comma-separated, without time", () => {
    expect(text(small, legacyForms.csv)).toEqual([
      "day,nSusceptible,nInfectedButNotContagious,nContagious,nShowingSymptoms,nSeriouslySick,nCritical,nTotalInfected,nInfectedCumulative,nRecovered,nInQuarantine",
      "1,960,40,0,0,0,0,40,40,0,0",
      "2,880,40,20,36,8,4,108,120,12,44",
      "3,880,0,0,0,0,0,0,120,120,0",
      "",
    ]);
    expect(Object.values(legacyForms).map(legacyEntry)).toEqual([
      "infections.txt",
      "infections.txt",
      "infections.csv",
    ]);
  });
});

test("large numbers of seconds are written as published", () => {
  const long = infections(...Array.from({ length: 200 }, () => [100]));
  const lines = text(long, legacyForms.plain);
  expect([115, 116, 125, 150, 200].map((day) => lines[day]?.split("\t")[0])).toEqual([
    "9936000.0",
    "1.00224E7",
    "1.08E7",
    "1.296E7",
    "1.728E7",
  ]);
});

test("an outbreak that never began has one day", () => {
  expect(text(infections([100], [100]), legacyForms.csv)).toHaveLength(3);
});

test("counts are integers that add up, even for means; what is written reads back", () => {
  const count = fc.double({ min: 0, max: 1e6, noNaN: true });
  const day = fc.tuple(count, count, count, count, count, count, count, count, count);
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...Object.values(legacyForms)),
      fc.constantFrom(0.25, 1),
      (days, form, share) => {
        const bytes = writeLegacyTable(infections(...days), form, share);
        const result = parseSingleTable(bytes, "run");
        if (result.kind !== "table") throw new Error(result.kind);
        const { table, faults } = result;
        expect(faults).toEqual([]);
        const cells = (name: string) => Array.from(numbers(table, name) ?? []);
        const sums = (...names: readonly string[]) =>
          cells("day").map((_, row) =>
            names.reduce((sum, name) => sum + (cells(name)[row] ?? 0), 0),
          );
        const states = ["nInfectedButNotContagious", "nContagious", "nSeriouslySick", "nCritical"];
        const symptoms = form.hasSymptoms ? ["nShowingSymptoms"] : [];
        expect(cells("nTotalInfected")).toEqual(sums(...states, ...symptoms));
        expect(cells("nInfectedCumulative")).toEqual(sums("nTotalInfected", "nRecovered"));
        const people = sums("nSusceptible", "nTotalInfected", "nRecovered");
        expect(new Set(people).size).toBe(1);
        expect([...table.columns.values()].every(isWhole)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

function isWhole(column: { readonly kind: string; readonly values: ArrayLike<unknown> }): boolean {
  return Array.from(column.values).every(Number.isInteger);
}

/** With the number of infected people as the run counts it, drawn people in hospital included. */
function withTotal(table: Table, ...total: readonly number[]): Table {
  const column: Column = { kind: "number", values: Float64Array.from(total) };
  return { ...table, columns: new Map([...table.columns, ["nTotalInfected", column]]) };
}

test("people in hospital are expected numbers, all others are counted, and all add up", () => {
  const table = infections(
    // Of the first 40 people with symptoms, 2.4 are expected in hospital and nobody is yet.
    [960, 0, 0, 40, 2.4, 0.2, 0, 0, 0],
    [900, 0, 10, 30, 20.3, 10.4, 30, 0, 0],
    // Nobody is ill, in hospital or not.
    [900, 0, 0, 0, 5.2, 1.1, 100, 0, 0],
    [900, 0, 0, 0, 0.6, 0.4, 100, 0, 0],
    [900, 0, 0, 0, 0.3, 0.1, 100, 0, 0],
  );
  expect(text(withTotal(table, 40, 70, 0, 0, 0), legacyForms.csv).slice(1)).toEqual([
    "1,960,0,0,38,2,0,40,40,0,0",
    "2,900,0,10,30,20,10,70,100,30,0",
    "3,900,0,0,0,5,1,6,100,94,0",
    "4,900,0,0,0,1,0,1,100,99,0",
    "5,900,0,0,0,0,0,0,100,100,0",
    "",
  ]);
});

test("the tail of an epidemic: hospital numbers fall smoothly while single people are ill", () => {
  // One person of the sample stands for 40.
  const ill = [80, 40, 0, 0, 40, 0, 0, 0];
  const expected = ill.map((_, day) => 60 * 0.8 ** day);
  const days = ill.map((symptoms, day) => [900, 0, 0, symptoms, expected[day] ?? 0, 0, 1000, 0, 0]);
  const rows = text(withTotal(infections(...days), ...ill), legacyForms.csv).slice(1, -1);
  const columnOf = (place: number) => rows.map((row) => Number(row.split(",")[place]));
  expect(columnOf(5)).toEqual(expected.map(Math.round));
  expect(columnOf(4)).toEqual(ill);
});
