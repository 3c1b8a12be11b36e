import type { Column, ResultTableName, ResultTables, Table } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { column } from "../fixtures/runRecordFixture.ts";
import { aggregateSeeds } from "./aggregateSeeds.ts";
import { mean, meanTable } from "./seedMean.ts";

type Cells = readonly number[] | readonly string[];

function table(columns: Readonly<Record<string, Cells>>): Table {
  const entries = Object.entries(columns).map(([name, cells]): [string, Column] => {
    if (name === "date") return [name, { kind: "date", values: Int32Array.from(cells, Number) }];
    const isText = cells.some((cell) => typeof cell === "string");
    return isText
      ? [name, { kind: "text", values: cells.map(String) }]
      : [name, { kind: "number", values: Float64Array.from(cells, Number) }];
  });
  return { rowCount: Object.values(columns)[0]?.length ?? 0, columns: new Map(entries) };
}

const infections = (total: readonly number[], district = "Köln") =>
  table({
    time: [86_400, 172_800],
    day: [1, 2],
    date: [18_317, 18_318],
    nShowingSymptomsCumulative: total,
    district: [district, district],
  });

test("means row by row, text of the first seed, one curve per seed, quantiles", () => {
  const seeds = [
    [10, 20],
    [13, 40],
    [16, 90],
  ].map(
    (total, seed): ResultTables =>
      new Map([["infections", infections(total, seed === 0 ? "Köln" : "Bonn")]]),
  );
  const result = aggregateSeeds(seeds);
  expect([...result.keys()]).toEqual(["infections", "infectionsPerSeed", "bands.tsv"]);
  const [infectionsMean, perSeed, bands] = [...result.values()];
  if (!infectionsMean || !perSeed || !bands) throw new Error("A table is missing");

  expect(column(infectionsMean, "nShowingSymptomsCumulative")).toEqual([13, 50]);
  expect(column(infectionsMean, "date")).toEqual([18_317, 18_318]);
  expect(column(infectionsMean, "district")).toEqual(["Köln", "Köln"]);

  expect([...perSeed.columns.keys()]).toEqual([
    "day",
    "date",
    "nShowingSymptomsCumulative_0",
    "nShowingSymptomsCumulative_1",
    "nShowingSymptomsCumulative_2",
  ]);
  expect(column(perSeed, "nShowingSymptomsCumulative_2")).toEqual([16, 90]);

  expect([...bands.columns.keys()]).toEqual(["day", "date", "column", "q10", "q50", "q90"]);
  expect(column(bands, "column")).toEqual(Array(2).fill("nShowingSymptomsCumulative"));
  // Of 20, 40, 90: a fifth of the way from 20 to 40, and four fifths from 40 to 90.
  expect(column(bands, "q10")).toEqual([10.6, 24]);
  expect(column(bands, "q50")).toEqual([13, 40]);
  expect(column(bands, "q90")).toEqual([15.4, 80]);
  expect(column(bands, "day")).toEqual([1, 2]);
});

test("doses are averaged per type and number over the seeds that have the row, in the order of days", () => {
  const doses = (days: readonly number[], types: readonly string[], amount: readonly number[]) =>
    table({ day: days, date: days, type: types, number: days.map(() => 1), amount });
  const merged = aggregateSeeds([
    new Map([["vaccinationsDetailed", doses([1, 3], ["mRNA", "mRNA"], [10, 30])]]),
    new Map([["vaccinationsDetailed", doses([1, 2, 3], ["mRNA", "vector", "mRNA"], [20, 7, 40])]]),
  ]).get("vaccinationsDetailed");
  if (!merged) throw new Error("The table is missing");
  expect(column(merged, "day")).toEqual([1, 2, 3]);
  expect(column(merged, "type")).toEqual(["mRNA", "vector", "mRNA"]);
  expect(column(merged, "number")).toEqual([1, 1, 1]);
  expect(column(merged, "amount")).toEqual([15, 7, 35]);
});

test("a day without an import is a day with none", () => {
  const imports = (days: readonly number[], n: readonly number[]) =>
    new Map<ResultTableName, Table>([
      ["diseaseImport", table({ day: days, date: days, strain: days.map(() => "ALPHA"), n })],
    ]);
  const merged = aggregateSeeds([imports([5, 6], [4, 8]), imports([6], [4])]).get("diseaseImport");
  if (!merged) throw new Error("The table is missing");
  expect(column(merged, "day")).toEqual([5, 6]);
  expect(column(merged, "n")).toEqual([2, 6]);
});

test("tables that do not fit together, or that a seed lacks, are left out", () => {
  const base = infections([1, 2]);
  const misfits = {
    "fewer rows": table({ ...emptyInfections, nShowingSymptomsCumulative: [] }),
    "another date": table({
      time: [0, 0],
      day: [1, 2],
      date: [18_317, 18_319],
      nShowingSymptomsCumulative: [1, 2],
      district: ["", ""],
    }),
    "another column": table({ day: [1, 2], date: [18_317, 18_318], rate: [1, 2] }),
    "another kind": table({
      time: [0, 0],
      day: [1, 2],
      date: [18_317, 18_318],
      nShowingSymptomsCumulative: ["1", "2"],
      district: ["", ""],
    }),
  };
  for (const [why, other] of Object.entries(misfits)) {
    expect(meanTable([base, other]), why).toBeUndefined();
    expect(meanTable([other, base]), why).toBeUndefined();
  }
  expect(meanTable([])).toBeUndefined();
  expect(aggregateSeeds([]).size).toBe(0);
  expect(aggregateSeeds([new Map([["infections", base]]), new Map()]).size).toBe(0);
});

const emptyInfections = { time: [], day: [], date: [], district: [] };

test("no value is left out of a mean; equal values stay as they are", () => {
  expect(mean([1, Number.NaN, 3])).toBe(2);
  expect(mean([Number.NEGATIVE_INFINITY, 0.5])).toBe(0.5);
  expect(mean([Number.NaN])).toBeNaN();
  expect(mean([])).toBeNaN();
  expect(mean([0.1, 0.1, 0.1])).toBe(0.1);
});

test("sums are conserved", () => {
  const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(values, (seeds) => {
      const total = seeds.reduce((sum, value) => sum + value, 0);
      expect(Math.abs(mean(seeds) * seeds.length - total)).toBeLessThan(1e-3);
    }),
  );
});
