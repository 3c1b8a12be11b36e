import { parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, rowTable } from "../fixtures/tables.ts";
import { reportedVariants } from "./reportedVariants.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const constant = (value: number, count: number) => Array.from({ length: count }, () => value);
const seriesOf = (table: Table) =>
  reportedVariants({ ...contextFixture, observed: new Map([["cologne-variants", table]]) });
const points = (table: Table) => seriesOf(table).map(({ x, y }) => ({ x, y }));

test("weekly means from Monday to Sunday are in percent, at Thursdays", () => {
  // 2021-06-05 is a Saturday: two days before the first Monday, then two weeks, then a Monday.
  const table = dailyTable("2021-06-05", {
    alpha: [1, 1, 0.25, 0.25, 0.25, 0.5, 0.75, 0.75, 0.75, ...constant(0.25, 7), 1],
  });
  // (3 · 0.25 + 0.5 + 3 · 0.75) / 7 = 3.5 / 7 = 0.5
  expect(points(table)).toEqual([{ x: [day("2021-06-10"), day("2021-06-17")], y: [50, 25] }]);
});

test("a first day that is a Monday begins its own week", () => {
  expect(points(dailyTable("2021-06-07", { alpha: constant(0.5, 7) }))).toEqual([
    { x: [day("2021-06-10")], y: [50] },
  ]);
});

test("an empty cell is a gap, not zero, and missing rows are a gap and shift nothing", () => {
  const week = constant(0.5, 7);
  const emptyCell = dailyTable("2021-06-07", {
    alpha: [...week, Number.NaN, ...constant(0.5, 6), ...week],
  });
  const thursdays = [day("2021-06-10"), day("2021-06-17"), day("2021-06-24")];
  expect(points(emptyCell)).toEqual([{ x: thursdays, y: [50, Number.NaN, 50] }]);

  const dates = ["07", "08", "09", "10", "11", "12", "13", "14", "15", "21", "22"];
  dates.push("23", "24", "25", "26", "27");
  const missingRows = rowTable(
    ["date", "alpha"],
    dates.map((date) => [`2021-06-${date}`, 0.5]),
  );
  expect(points(missingRows)).toEqual([{ x: thursdays, y: [50, Number.NaN, 50] }]);
});

test("gaps at both ends and zeros at the end are cut off, zeros at the start are not", () => {
  const weeks = (...values: number[]) => values.flatMap((value) => constant(value, 7));
  const table = dailyTable("2021-06-07", {
    delta: weeks(Number.NaN, 0, 0.5, 0),
    alpha: weeks(0.5, 0, Number.NaN, 0),
    beta: weeks(0, 0, 0, 0),
    gamma: weeks(Number.NaN, Number.NaN, Number.NaN, Number.NaN),
  });
  expect(seriesOf(table).map(({ name, x, y }) => [name, x, y])).toEqual([
    ["% Delta Reported", [day("2021-06-17"), day("2021-06-24")], [0, 50]],
    ["% Alpha Reported", [day("2021-06-10")], [50]],
  ]);
});

test("labels, colours and order are those of run-viewer specification 13.3, without BA.2.9", () => {
  const columns = [
    ..."xbb15Germany bq11Nrw bq11Germany ba4Germany ba5Germany ba29Germany".split(" "),
    ..."ba2Cologne ba1Cologne ba2Germany ba1Germany".split(" "),
    ..."omicronNrw alpha beta gamma delta wildtype".split(" "),
  ];
  const table = dailyTable(
    "2021-06-07",
    Object.fromEntries(columns.map((name) => [name, constant(0.5, 7)])),
  );
  const series = seriesOf(table);
  expect(series.map(({ name }) => name)).toEqual([
    "% SARS_CoV_2 Reported",
    "% Delta Reported",
    "% Gamma Reported",
    "% Beta Reported",
    "% Alpha Reported",
    "% Omicron Reported (NRW)",
    "% BA.1 Reported (Germany)",
    "% BA.2 Reported (Germany)",
    "% BA.1 Reported (Cologne)",
    "% BA.2 Reported (Cologne)",
    "% BA.5 Reported (Germany)",
    "% BA.4 Reported (Germany)",
    "% BQ.1.1 Reported (Germany)",
    "% BQ.1.1 Reported (NRW)",
    "% XBB.1.5 Reported (Germany)",
  ]);
  expect(series.slice(0, 7).map(({ label }) => [label.en, label.de])).toEqual([
    ["Original virus, reported", "Ursprüngliches Virus, gemeldet"],
    ["Delta, reported", "Delta, gemeldet"],
    ["Gamma, reported", "Gamma, gemeldet"],
    ["Beta, reported", "Beta, gemeldet"],
    ["Alpha, reported", "Alpha, gemeldet"],
    ["Omicron, reported (NRW)", "Omikron, gemeldet (NRW)"],
    ["BA.1, reported (Germany)", "BA.1, gemeldet (Deutschland)"],
  ]);
  for (const { kind, markerSize, opacity, source } of series) {
    expect([kind, markerSize, opacity, source]).toEqual(["line", 5, 0.5, "observed"]);
  }
});

test("without dates there are no series", () => {
  expect(seriesOf(rowTable(["delta"], [[0.5]]))).toEqual([]);
});
