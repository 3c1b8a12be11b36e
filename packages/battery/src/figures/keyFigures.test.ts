import { noDay, parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { allDays, keyFigures, noFigures, peakBeds, type ShownTime } from "./keyFigures.ts";
import { modelIncidence } from "./modelIncidence.ts";

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

const startDay = day("2020-02-25");
const shown = (from: string, to: string): ShownTime => ({ startDay, from: day(from), to: day(to) });
const spring = shown("2020-03-01", "2020-08-31");

test("infections are those up to the last shown day: row 20 is 21 March, 1000 + 20 × 111", () => {
  const figures = keyFigures(infections(), shown("2020-03-01", "2020-03-21"));
  expect(figures.infections).toBe(3220);
  // 3,220 of 200,000 inhabitants.
  expect(figures.infectionsPerThousand).toBeCloseTo(16.1, 10);
});

test("infections before the first shown day do not count: 3220 − (1000 + 9 × 111) from 11 March on", () => {
  const figures = keyFigures(infections(), shown("2020-03-11", "2020-03-21"));
  expect(figures.infections).toBe(1221);
});

test("without a value on the last day the highest shown total counts, 1000 + 22 × 111", () => {
  expect(keyFigures(infections(), spring).infections).toBe(3442);
  const gap = dailyTable("2020-03-01", { nInfectedCumulative: [7, 9, Number.NaN, 8] });
  expect(keyFigures(gap, shown("2020-03-01", "2020-03-03")).infections).toBe(9);
  const nothing = dailyTable("2020-03-01", { nInfectedCumulative: [Number.NaN] });
  expect(keyFigures(nothing, spring).infections).toBeUndefined();
});

test("a run outside the shown time has no figures", () => {
  expect(keyFigures(infections(), shown("2020-04-01", "2020-08-31"))).toEqual(noFigures);
  expect(keyFigures(infections(), shown("2019-01-01", "2020-02-29"))).toEqual(noFigures);
});

test("the peak incidence is the highest point of the plot: 7 × 40 / 2, Thursday of the week of 9 March", () => {
  const peak = keyFigures(infections(), spring).peakIncidence;
  expect(peak).toEqual({ value: 140, day: day("2020-03-12") });
  expect(Math.max(...modelIncidence(infections(), spring).y)).toBe(peak?.value);
});

test("without a symptom count the peak incidence is 7 × 4 / 2, in the first of equal weeks", () => {
  const table = without(infections(), "nShowingSymptomsCumulative");
  expect(keyFigures(table, spring).peakIncidence).toEqual({ value: 14, day: day("2020-03-05") });
});

test("peaks outside the shown time do not count: 7 × 20 / 2 in the week of 16 March, 5 + 1 beds", () => {
  const { peakIncidence, peakBeds } = keyFigures(infections(), shown("2020-03-14", "2020-03-31"));
  expect(peakIncidence).toEqual({ value: 70, day: day("2020-03-19") });
  expect(peakBeds).toEqual({ value: 6, day: day("2020-03-14") });
});

test("the peak of beds is 30 + 12 on 11 March, above 38 + 3 on 13 March", () => {
  expect(peakBeds(infections(), spring)).toEqual({ value: 42, day: day("2020-03-11") });
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
  expect(peakBeds(table, { startDay, ...allDays })).toEqual({ value: 9, day: 18 });
});

test("the oldest tables have no dates: day 11 counts from 25 February 2020", () => {
  const table = without(infections(), "date");
  expect(peakBeds(table, shown("2020-02-25", "2020-08-31"))).toEqual({
    value: 42,
    day: day("2020-03-06"),
  });
});

test("a missing column leaves out only its figure", () => {
  const end = shown("2020-03-01", "2020-03-21");
  const all = keyFigures(infections(), end);
  expect(keyFigures(without(infections(), "nInfectedCumulative"), end)).toEqual({
    ...all,
    infections: undefined,
    infectionsPerThousand: undefined,
  });
  expect(keyFigures(without(infections(), "nCritical"), end)).toEqual({
    ...all,
    peakBeds: undefined,
  });
  expect(keyFigures(without(infections(), "nRecovered"), end)).toEqual({
    ...all,
    infectionsPerThousand: undefined,
    peakIncidence: undefined,
  });
  expect(keyFigures({ rowCount: 0, columns: new Map() }, end)).toEqual(noFigures);
});

test("an empty population has no incidence", () => {
  const table = dailyTable("2020-03-01", {
    nSusceptible: new Array<number>(9).fill(0),
    nTotalInfected: new Array<number>(9).fill(0),
    nRecovered: new Array<number>(9).fill(0),
    nShowingSymptomsCumulative: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  });
  expect(keyFigures(table, spring).peakIncidence).toBeUndefined();
});
