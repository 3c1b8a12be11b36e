import { noDay, parseDay, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { contextFixture, dailyTable, panelOf } from "../../plots/fixtures/tables.ts";
import {
  cumulativeInfected,
  keyFigures,
  noFigures,
  peakBeds,
  peakIncidence,
} from "./keyFigures.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

function without(table: Table, ...names: readonly string[]): Table {
  const columns = new Map([...table.columns].filter(([name]) => !names.includes(name)));
  return { rowCount: table.rowCount, columns };
}

/** 200,000 people, so f = 2. Sunday 1 March to Monday 23 March 2020: three whole weeks. */
function infections(): Table {
  const count = 23;
  const constant = (value: number) => Array.from({ length: count }, () => value);
  // 10 new symptoms a day in the first week, 40 in the second, 20 from the third on.
  const perDay = (row: number) => (row <= 7 ? 10 : row <= 14 ? 40 : 20);
  let symptoms = 0;
  return dailyTable("2020-03-01", {
    nSusceptible: Array.from({ length: count }, (_, row) => 199_000 - 4 * row),
    nTotalInfected: constant(600),
    nRecovered: constant(400),
    nShowingSymptomsCumulative: Array.from({ length: count }, (_, row) => {
      symptoms += row === 0 ? 0 : perDay(row);
      return symptoms;
    }),
    nInfectedCumulative: Array.from({ length: count }, (_, row) => 1000 + 111 * row),
    nSeriouslySick: constant(5).with(10, 30).with(12, 38),
    nCritical: constant(1).with(10, 12).with(12, 3),
  });
}

test("the cumulative infected are those of the end date: row 20 is 21 March, 1000 + 20 × 111", () => {
  expect(cumulativeInfected(infections(), contextFixture, day("2020-03-21"))).toBe(3220);
});

test("without a value on the end date they are the maximum, 1000 + 22 × 111", () => {
  expect(cumulativeInfected(infections(), contextFixture, day("2020-08-31"))).toBe(3442);
  const gap = dailyTable("2020-03-01", { nInfectedCumulative: [7, 9, Number.NaN, 8] });
  expect(cumulativeInfected(gap, contextFixture, day("2020-03-03"))).toBe(9);
  const nothing = dailyTable("2020-03-01", { nInfectedCumulative: [Number.NaN] });
  expect(cumulativeInfected(nothing, contextFixture, day("2020-03-01"))).toBeUndefined();
});

test("the peak incidence is the highest point of the plot: 7 × 40 / 2, Thursday of the week of 9 March", () => {
  const peak = peakIncidence(infections(), contextFixture);
  expect(peak).toEqual({ value: 140, day: day("2020-03-12") });
  const { series } = panelOf(casesComparison.content({ infections: infections() }, contextFixture));
  const model = series.find(({ name }) => name === "Model");
  expect(Math.max(...Array.from(model?.y ?? []))).toBe(peak?.value);
});

test("without a symptom count the peak incidence is 7 × 4 / 2, in the first of equal weeks", () => {
  const table = without(infections(), "nShowingSymptomsCumulative");
  expect(peakIncidence(table, contextFixture)).toEqual({ value: 14, day: day("2020-03-05") });
});

test("the peak of beds is 30 + 12 on 11 March, above 38 + 3 on 13 March", () => {
  expect(peakBeds(infections(), contextFixture)).toEqual({ value: 42, day: day("2020-03-11") });
});

test("of equal peaks the earliest counts, whatever the row order, and rows without date do not", () => {
  const values = Float64Array.from([9, 4, 9, 50]);
  const table: Table = {
    rowCount: 4,
    columns: new Map([
      ["date", { kind: "date", values: Int32Array.from([20, 19, 18, noDay]) }],
      ["nSeriouslySick", { kind: "number", values }],
      ["nCritical", { kind: "number", values: new Float64Array(4) }],
    ]),
  };
  expect(peakBeds(table, contextFixture)).toEqual({ value: 9, day: 18 });
});

test("the oldest tables have no dates: day 11 counts from 25 February 2020", () => {
  const table = without(infections(), "date");
  expect(peakBeds(table, contextFixture)).toEqual({ value: 42, day: day("2020-03-06") });
});

test("a missing column leaves out only its figure", () => {
  const end = day("2020-03-21");
  const all = keyFigures(infections(), contextFixture, end);
  expect(keyFigures(without(infections(), "nInfectedCumulative"), contextFixture, end)).toEqual({
    ...all,
    cumulativeInfected: undefined,
  });
  expect(keyFigures(without(infections(), "nCritical"), contextFixture, end)).toEqual({
    ...all,
    peakBeds: undefined,
  });
  expect(keyFigures(without(infections(), "nRecovered"), contextFixture, end)).toEqual({
    ...all,
    peakIncidence: undefined,
  });
  expect(keyFigures({ rowCount: 0, columns: new Map() }, contextFixture, end)).toEqual(noFigures);
});

test("an empty population has no incidence", () => {
  const table = dailyTable("2020-03-01", {
    nSusceptible: new Array<number>(9).fill(0),
    nTotalInfected: new Array<number>(9).fill(0),
    nRecovered: new Array<number>(9).fill(0),
    nShowingSymptomsCumulative: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  });
  expect(peakIncidence(table, contextFixture)).toBeUndefined();
});
