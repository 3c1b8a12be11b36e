import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { vaccinationRates } from "./vaccinationRates.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const constant = (value: number, count: number) => Array.from({ length: count }, () => value);

// N = 600 + 100 + 300 = 1000 on each of 14 days.
const people = {
  nSusceptible: constant(600, 14),
  nTotalInfected: constant(100, 14),
  nRecovered: constant(300, 14),
  nSusceptibleVaccinated: constant(0, 14),
};
const infections = dailyTable("2021-06-02", {
  ...people,
  nVaccinated: [10, 20, 30, 40, 50, 60, 70, ...constant(210, 7)],
  nReVaccinated: [...constant(0, 7), Number.NaN, ...constant(5, 6)],
});

const names = ["date", "type", "number", "amount"];

test("doses of all types are added per day, missing days are zero, with a point per week from day four", () => {
  const vaccinationsDetailed = rowTable(names, [
    ["2021-06-02", "mRNA", 1, 30],
    ["2021-06-02", "vector", 1, 12],
    ["2021-06-05", "mRNA", 2, 7],
    ["2021-06-08", "mRNA", 1, 28],
    ["2021-06-11", "mRNA", 2, 14],
    ["2021-06-15", "mRNA", 1, 70],
  ]);
  const content = vaccinationRates.content({ vaccinationsDetailed, infections }, contextFixture);
  const { series, yTitle, range } = panelOf(content, "VacRatBooRat");
  expect(content?.subtitle?.en).toBe("7-day average");
  expect(yTitle).toEqual({ en: "Vaccinations per day", de: "Impfungen pro Tag" });
  expect(range).toBeUndefined();
  expect(series.map(({ name, width, x, y }) => [name, width, x, y])).toEqual([
    // 2 … 8 June: (30 + 12 + 28) / 7 = 10; 9 … 15 June: 70 / 7 = 10.
    ["vaccinated", 3, [day("2021-06-05"), day("2021-06-12")], [10, 10]],
    // 5 … 11 June: (7 + 14) / 7 = 3.
    ["booster", 3, [day("2021-06-08")], [3]],
  ]);
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["First vaccination", "Erstimpfung"],
    ["Booster", "Auffrischung"],
  ]);
});

test("the last window needs its seventh day", () => {
  const vaccinationsDetailed = rowTable(names, [
    ["2021-06-02", "mRNA", 1, 14],
    ["2021-06-14", "mRNA", 1, 70],
  ]);
  const content = vaccinationRates.content({ vaccinationsDetailed, infections }, contextFixture);
  // 2 … 8 June: 14 / 7 = 2; 9 … 14 June are six days.
  expect(panelOf(content).series.map(({ x, y }) => [x, y])).toEqual([[[day("2021-06-05")], [2]]]);
});

test("an unknown amount is a gap", () => {
  const vaccinationsDetailed = rowTable(names, [
    ["2021-06-02", "mRNA", 1, Number.NaN],
    ["2021-06-15", "mRNA", 1, 70],
  ]);
  const content = vaccinationRates.content({ vaccinationsDetailed, infections }, contextFixture);
  expect(panelOf(content).series[0]?.y).toEqual([Number.NaN, 10]);
});

test("doses are named by their number, in order", () => {
  const vaccinationsDetailed = rowTable(
    names,
    [6, 5, 4, 3, 2, 1].flatMap((number) => [
      ["2021-06-02", "mRNA", number, 7],
      ["2021-06-08", "mRNA", number, 7],
    ]),
  );
  const content = vaccinationRates.content({ vaccinationsDetailed, infections }, contextFixture);
  expect(panelOf(content).series.map(({ name }) => name)).toEqual([
    "vaccinated",
    "booster",
    "2nd booster",
    "3rd booster",
    "4th booster",
    "5th booster",
  ]);
});

test("with averaged dose numbers or without rows, shares of the population are drawn", () => {
  const averaged = rowTable(names, [
    ["2021-06-02", "mRNA", 1, 7],
    ["2021-06-08", "mRNA", 1.5, 7],
  ]);
  const empty = rowTable(names, []);
  for (const vaccinationsDetailed of [averaged, empty, undefined]) {
    const tables = vaccinationsDetailed ? { vaccinationsDetailed, infections } : { infections };
    const { series, yTitle, range } = panelOf(vaccinationRates.content(tables, contextFixture));
    expect(yTitle.en).toBe("Share of the population in %");
    expect(range).toEqual({ linear: [0, 100] });
    const x = [day("2021-06-05"), day("2021-06-12")];
    expect(series.map(({ name, width }) => [name, width])).toEqual([
      ["% Vaccinated", 3],
      ["% Vaccination Boosted", 3],
    ]);
    expect(series.map(({ label }) => [label.en, label.de])).toEqual([
      ["Vaccinated", "Geimpft"],
      ["Boosted", "Aufgefrischt"],
    ]);
    expect(series.map((one) => one.x)).toEqual([x, x]);
    // Percent 1, 2, … 7, mean 4; then 21.
    expect(series[0]?.y[0]).toBeCloseTo(4, 12);
    expect(series[0]?.y[1]).toBeCloseTo(21, 12);
    // The gap on 9 June is in the second week.
    expect(series[1]?.y).toEqual([0, Number.NaN]);
  }
});

test("a table without dates counts from the start date, 2020-02-25", () => {
  const { columns, rowCount } = infections;
  const undated = { rowCount, columns: new Map([...columns].filter(([name]) => name !== "date")) };
  const { series } = panelOf(vaccinationRates.content({ infections: undated }, contextFixture));
  expect(series[0]?.x).toEqual([day("2020-02-28"), day("2020-03-06")]);
});

test("a missing column has no series, and without vaccination there is no plot", () => {
  const nVaccinated = constant(10, 14);
  const noBooster = dailyTable("2021-06-02", { ...people, nVaccinated });
  const { series } = panelOf(vaccinationRates.content({ infections: noBooster }, contextFixture));
  expect(series.map(({ name }) => name)).toEqual(["% Vaccinated"]);

  const neither = dailyTable("2021-06-02", people);
  expect(vaccinationRates.content({ infections: neither }, contextFixture)).toBeUndefined();
  const { nSusceptible, nTotalInfected, nRecovered } = people;
  const old = dailyTable("2021-06-02", { nSusceptible, nTotalInfected, nRecovered, nVaccinated });
  expect(vaccinationRates.content({ infections: old }, contextFixture)).toBeUndefined();
  expect(vaccinationRates.content({}, contextFixture)).toBeUndefined();
});
