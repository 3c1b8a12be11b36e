import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, rowTable } from "../fixtures/tables.ts";
import { averageR, estimatedR, rOnDay, rSeries } from "./rValue.ts";

const first = parseDay("2020-03-01") ?? 0;

/**
 * Running total over 21 days with the given number of new infections on each day of weeks 0, 1 and
 * 2.
 */
function runningTotal(daily: readonly [number, number, number], start = 0): number[] {
  const total = [start];
  for (let row = 1; row <= 21; row++) {
    total.push((total[row - 1] ?? 0) + (daily[Math.floor((row - 1) / 7)] ?? 0));
  }
  return total;
}

test("R of the table is the mean of seven days, three on either side", () => {
  const table = dailyTable("2020-03-01", { rValue: [1, 2, 3, 4, 5, 6, 7, 14] });
  const series = averageR(table);
  // (1+2+3+4+5+6+7) / 7 = 4; (2+3+4+5+6+7+14) / 7 = 41 / 7. Six values would give 3.5 and 4.5.
  expect(series?.y[3]).toBeCloseTo(4, 12);
  expect(series?.y[4]).toBeCloseTo(41 / 7, 12);
  expect(series?.y[2]).toBeNaN();
  expect(series?.y[5]).toBeNaN();
  expect(series?.x[3]).toBe(first + 3);
  expect(series?.method).toBe("table");
});

test("a missing R leaves a gap in every window that contains it", () => {
  const rValue = [Number.NaN, 1, 1, 1, 1, 1, 1, 1];
  const series = averageR(dailyTable("2020-03-01", { rValue }));
  expect(series?.y[3]).toBeNaN();
  expect(series?.y[4]).toBe(1);
});

test("the estimate compares the new infections of two weeks", () => {
  const nInfectedCumulative = runningTotal([100, 200, 50]);
  const series = estimatedR(dailyTable("2020-03-01", { nInfectedCumulative }), contextFixture);
  // Row 14: n = 7 · 200 = 1400 after 7 · 100 = 700: 1 + (2 − 1) · 4/7 = 11/7.
  expect(series?.y[14]).toBeCloseTo(11 / 7, 12);
  // Row 15: n = 6 · 200 + 50 = 1250 after 6 · 100 + 200 = 800: 1 + (1250/800 − 1) · 4/7 = 1 +
  // 2.25/7.
  expect(series?.y[15]).toBeCloseTo(1 + 2.25 / 7, 12);
  // Row 21: n = 350 after 1400: 1 + (0.25 − 1) · 4/7 = 4/7.
  expect(series?.y[21]).toBeCloseTo(4 / 7, 12);
  expect(series?.y[13]).toBeNaN();
  expect(series?.x[14]).toBe(first + 14);
  expect(series?.method).toBe("estimate");
});

test("without an infection count the decrease of susceptible people is used", () => {
  const nSusceptible = runningTotal([100, 200, 50]).map((total) => 10_000 - total);
  const table = dailyTable("2020-03-01", { nSusceptible });
  expect(estimatedR(table, contextFixture)?.y[14]).toBeCloseTo(11 / 7, 12);
});

test("the infection count has priority over the decrease of susceptible people", () => {
  const table = dailyTable("2020-03-01", {
    nInfectedCumulative: runningTotal([100, 200, 50]),
    nSusceptible: runningTotal([100, 100, 100]).map((total) => 10_000 - total),
  });
  // The susceptible people alone would give 1.
  expect(estimatedR(table, contextFixture)?.y[14]).toBeCloseTo(11 / 7, 12);
});

test("fewer than 100 new infections count as R = 1, 100 do not", () => {
  // Row 14: n(7) = 7 · 20 = 140.
  const at = (total: number) => {
    const nInfectedCumulative = runningTotal([20, 0, 0]).with(14, 140 + total);
    return estimatedR(dailyTable("2020-03-01", { nInfectedCumulative }), contextFixture)?.y[14];
  };
  expect(at(99)).toBe(1);
  // 1 + (100/140 − 1) · 4/7 = 1 − 8/49
  expect(at(100)).toBeCloseTo(41 / 49, 12);
});

test("there is no value after a week without infections, and the rest keeps its dates", () => {
  const nInfectedCumulative = runningTotal([0, 100, 200]);
  const series = estimatedR(dailyTable("2020-03-01", { nInfectedCumulative }), contextFixture);
  expect(series?.y[14]).toBeNaN();
  // Row 15: n = 6 · 100 + 200 = 800 after 100 on row 8: 1 + 7 · 4/7 = 5.
  expect(series?.y[15]).toBeCloseTo(5, 12);
  expect(series?.x[15]).toBe(first + 15);
});

test("there is no value if more people became susceptible again than were infected", () => {
  const nSusceptible = runningTotal([-50, 100, 100]).map((total) => 10_000 - total);
  const series = estimatedR(dailyTable("2020-03-01", { nSusceptible }), contextFixture);
  expect(series?.y[14]).toBeNaN();
});

test("a missing count leaves a gap, not R = 1", () => {
  const nInfectedCumulative = runningTotal([100, 200, 50]).with(14, Number.NaN);
  const series = estimatedR(dailyTable("2020-03-01", { nInfectedCumulative }), contextFixture);
  expect(series?.y[14]).toBeNaN();
  expect(series?.y[15]).toBeCloseTo(1 + 2.25 / 7, 12);
});

test("a missing day leaves gaps and does not shift the weeks after it", () => {
  const rows = runningTotal([100, 200, 50]).map((total, row) => [row + 1, total] as const);
  const table = rowTable(
    ["day", "nInfectedCumulative"],
    rows.filter(([day]) => day !== 2),
  );
  const series = estimatedR(table, contextFixture);
  // Day 15 is row 13 now; days 1, 8 and 15 are all there: 11/7 as above. Day 16 needs days 9 and 2.
  expect(series?.x[13]).toBe(contextFixture.startDay + 14);
  expect(series?.y[13]).toBeCloseTo(11 / 7, 12);
  expect(series?.y[14]).toBeNaN();
});

test("the table has priority over the estimate, unless it is empty", () => {
  const infections = dailyTable("2020-03-01", {
    nInfectedCumulative: runningTotal([100, 200, 50]),
  });
  const rValues = dailyTable("2020-03-01", { rValue: [1, 1, 1, 1, 1, 1, 1] });
  const empty = dailyTable("2020-03-01", { rValue: [] });
  expect(rSeries({ infections, rValues }, contextFixture)?.method).toBe("table");
  expect(rSeries({ infections }, contextFixture)?.method).toBe("estimate");
  expect(rSeries({ infections, rValues: empty }, contextFixture)?.method).toBe("estimate");
  expect(rSeries({}, contextFixture)).toBeUndefined();
  const noCounts = dailyTable("2020-03-01", { nRecovered: [1, 2] });
  expect(rSeries({ infections: noCounts }, contextFixture)).toBeUndefined();
});

test("R on a date is available from either method", () => {
  const infections = dailyTable("2020-03-01", {
    nInfectedCumulative: runningTotal([100, 200, 50]),
  });
  const rValues = dailyTable("2020-03-01", { rValue: [1, 2, 3, 4, 5, 6, 7] });
  expect(rOnDay({ rValues }, contextFixture, first + 3)).toBeCloseTo(4, 12);
  expect(rOnDay({ infections }, contextFixture, first + 14)).toBeCloseTo(11 / 7, 12);
});

test("there is no R at the ends of the series, outside of it and without tables", () => {
  const rValues = dailyTable("2020-03-01", { rValue: [1, 2, 3, 4, 5, 6, 7] });
  expect(rOnDay({ rValues }, contextFixture, first + 2)).toBeUndefined();
  expect(rOnDay({ rValues }, contextFixture, first - 1)).toBeUndefined();
  expect(rOnDay({ rValues }, contextFixture, first + 7)).toBeUndefined();
  expect(rOnDay({}, contextFixture, first + 3)).toBeUndefined();
});
