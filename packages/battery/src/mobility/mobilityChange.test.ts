import fc from "fast-check";
import { expect, test } from "vitest";
import { seriesFixture } from "./fixtures/writtenSeries.ts";
import { baselineOf, changeFrom, mapValues, percentChange } from "./mobilityChange.ts";
import { lineOf, valuesAt } from "./mobilitySeries.ts";

const gap = Number.NaN;
const dates = ["2020-03-08", "2020-03-15", "2020-03-22"];
const series = seriesFixture(dates, {
  DE: [7.29, 7.1, 5.91],
  "11000": [7.22, 7, 5.19],
  "05315": [gap, 7, 5.6],
  "09162": [0, 7, 6],
  "07313": [1.52, 4, 8.77],
});
const placeOf = (id: string) => series.areas.indexOf(id);

test("the recomputed change of Berlin from 7.20 h to 4.36 h is −39.4 %", () => {
  expect(percentChange(7.2, 4.36)).toBeCloseTo(-39.44, 2);
  expect(
    [...changeFrom([7.2, 4.36, gap], 7.2)].map((value) => Math.round(value * 10) / 10),
  ).toEqual([0, -39.4, gap]);
});

test("the published percentage of a holiday week is wrong: 8.02 h to 6.62 h is −17 %, not +4 %", () => {
  expect(Math.round(percentChange(8.02, 6.62))).toBe(-17);
});

test("the baseline is the first value of the area", () => {
  expect(baselineOf([gap, 7, 5.6])).toBe(7);
  expect(baselineOf([gap, gap])).toBeUndefined();
  expect(baselineOf([0, 5])).toBe(0);
  // There is nothing to compare with.
  expect([...changeFrom([0, 5], 0)]).toEqual([gap, gap]);
  expect([...changeFrom([1, 2], undefined)]).toEqual([gap, gap]);
});

test("a map shows the change between two dates", () => {
  const { kind, values, points } = mapValues(series, "duration", "2020-03-08", "2020-03-22");
  expect(kind).toBe("change");
  expect(points).toBeUndefined();
  expect(values[placeOf("11000")]).toBeCloseTo(-28.12, 2);
  expect(values[placeOf("DE")]).toBeCloseTo(-18.93, 2);
  // Missing, 0, implausible, and without any row.
  for (const id of ["05315", "09162", "07313", "16077"]) expect(values[placeOf(id)], id).toBeNaN();
});

test("a map of one date shows the value itself", () => {
  const { kind, values } = mapValues(series, "duration", "2020-03-08", "2020-03-08");
  expect(kind).toBe("value");
  expect(values[placeOf("11000")]).toBe(7.22);
  expect(values[placeOf("07313")]).toBeNaN();
  expect(values[placeOf("09162")]).toBe(0);
});

test("shares differ in percent and in percentage points", () => {
  const shares = seriesFixture(["2020-03-08", "2020-03-15"], { "11000": [80, 60] });
  const { values, points } = mapValues(
    shares,
    "proportion-mobile-persons",
    "2020-03-08",
    "2020-03-15",
  );
  const berlin = shares.areas.indexOf("11000");
  expect([values[berlin], points?.[berlin]]).toEqual([-25, -20]);
});

test("a date missing in the series colours nothing", () => {
  const { values } = mapValues(series, "duration", "2020-03-08", "1999-12-31");
  expect(values.every(Number.isNaN)).toBe(true);
});

test("a missing value does not shift those of other areas", () => {
  const at = valuesAt(series, "2020-03-08");
  series.areas.forEach((id, place) => {
    expect(at[place]).toBe(lineOf(series, id)[0]);
  });
});

test("changes are never infinite", () => {
  fc.assert(
    fc.property(fc.double({ min: 0 }), fc.double({ min: 0 }), (start, end) => {
      const change = percentChange(start, end);
      expect(Number.isNaN(change) || Number.isFinite(change)).toBe(true);
    }),
  );
  expect(percentChange(Number.MIN_VALUE, 24)).toBeNaN();
});
