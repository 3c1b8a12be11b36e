import { parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { rowTable } from "../../../plots/fixtures/tables.ts";
import { countCosts } from "./countCosts.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
/** From a Friday to a Tuesday. */
const time = {
  startDay: day("2020-11-05"),
  first: day("2020-11-06"),
  last: day("2020-11-10"),
  leisureHours: 2.5,
  holidays: [],
};
const dates = [5, 6, 7, 8, 9, 10, 11].map((date) => `2020-11-${String(date).padStart(2, "0")}`);

function restrictions(columns: Readonly<Record<string, readonly string[]>>): Table {
  const names = Object.keys(columns);
  return rowTable(
    ["date", ...names],
    dates.map((date, row) => [date, ...names.map((name) => columns[name]?.[row] ?? "")]),
  );
}
const cells = (...shares: readonly number[]) => shares.map((share) => `${share}_0.80_{}`);

test("days without lessons, day care or work count from Monday to Friday, by the missing share", () => {
  // Thursday, then Friday, the weekend, Monday, Tuesday, then Wednesday.
  const table = restrictions({
    educ_primary: cells(0, 1, 0, 0, 0.5, 0, 0),
    educ_secondary: cells(0, 0.5, 0, 0, 0, 0, 0),
    educ_kiga: cells(0, 0.8, 0, 0, 0.6, 1, 0),
    work: cells(0, 0.75, 0.1, 0.1, 0.5, 0.5, 0),
  });
  const { schoolDays, dayCareDays, homeDays, leisureHours } = countCosts(
    { restrictions: table },
    time,
  );
  // Means of the two kinds of schools are 0.75, 0.25 and 0: 0.25 + 0.75 + 1.
  expect(schoolDays).toBeCloseTo(2, 10);
  // 0.2 + 0.4 + 0.
  expect(dayCareDays).toBeCloseTo(0.6, 10);
  // 0.25 + 0.5 + 0.5.
  expect(homeDays).toBeCloseTo(1.25, 10);
  expect(leisureHours).toBeUndefined();
});

test("leisure counts every day, by its hours", () => {
  const table = restrictions({ leisure: cells(0, 0.5, 0.2, 0.2, 1, 0.9, 0) });
  // 0.5 + 0.8 + 0.8 + 0 + 0.1 are 2.2 days of 2.5 hours.
  expect(countCosts({ restrictions: table }, time).leisureHours).toBeCloseTo(5.5, 10);
});

test("days without a value count as usual ones, and one kind of schools stands for both", () => {
  const table = restrictions({ educ_secondary: ["", "0.5_1_{}", "", "", "none", "0.25_1_{}", ""] });
  expect(countCosts({ restrictions: table }, time).schoolDays).toBeCloseTo(1.25, 10);
  const empty = restrictions({ educ_secondary: dates.map(() => "") });
  expect(countCosts({ restrictions: empty }, time).schoolDays).toBeUndefined();
});

test("people in quarantine count on weekdays, tests on the row after, doses by their increase", () => {
  const infections = dailyTable("2020-11-05", {
    nInQuarantineFull: [900, 10, 20, 30, 40, 50, 900],
    nInQuarantineHome: [900, 1, 2, 3, 4, 5, 900],
    nTested: [900, 100, 1, 2, 3, 4, 900],
    nVaccinated: [0, 1000, 1100, 1100, 1100, 1400, 2000],
    nReVaccinated: [0, 0, 0, 0, 20, 30, 40],
  });
  const { quarantineDays, tests, doses } = countCosts({ infections }, time);
  // Friday, Monday, Tuesday: 11 + 44 + 55.
  expect(quarantineDays).toBe(110);
  // The row of Friday has the tests of Thursday: 1 + 2 + 3 + 4.
  expect(tests).toBe(10);
  // 1,400 − 1,000 and 30.
  expect(doses).toBe(430);
});

test("infections, beds and deaths are those of the time", () => {
  const infections = dailyTable("2020-11-05", {
    nInfectedCumulative: [50, 80, 90, 95, 120, 150, 999],
    nSeriouslySick: [99, 5, 7, 6, 4, 2, 99],
    nCritical: [9, 1, 1, 3, 1, 1, 9],
  });
  const deaths = rowTable(
    ["date", "age", "deaths"],
    dates.flatMap((date, row) => [
      [date, "80+", 7],
      [date, "all", row === 0 || row === 6 ? 100 : row / 2],
    ]),
  );
  const costs = countCosts({ infections, deaths }, time);
  // 150 less the 50 of the day before; 6 + 3 on Sunday; 0.5 + 1 + 1.5 + 2 + 2.5.
  expect([costs.infections, costs.beds, costs.deaths]).toEqual([100, 9, 7.5]);
});

test("without tables or columns there are no numbers", () => {
  const missing = { rowCount: 0, columns: new Map() };
  for (const tables of [{}, { infections: missing, restrictions: missing, deaths: missing }]) {
    expect(Object.values(countCosts(tables, time)).every((value) => value === undefined)).toBe(
      true,
    );
  }
});
