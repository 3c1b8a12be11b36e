import { parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import type { PlotContext } from "../plot.ts";
import { healthOutcomes } from "./healthOutcomes.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

function seriesOf(infections: Table, context: PlotContext = contextFixture) {
  return panelOf(healthOutcomes.content({ infections }, context), "simHealOutOveTim").series;
}

test("every column has its label, in the order of the legend, with unchanged values", () => {
  const infections = dailyTable("2020-02-25", {
    nReVaccinated: [13, 113],
    nVaccinated: [12, 112],
    nShowingSymptomsCumulative: [11, 111],
    nRecovered: [10, 110],
    nInfectedCumulative: [9, 109],
    nTotalInfected: [8, 108],
    nCritical: [7, 107],
    nSeriouslySickCumulative: [6, 106],
    nSeriouslySick: [5, 105],
    nShowingSymptoms: [4, 104],
    nContagious: [3, 103],
    nInfectedButNotContagious: [2, 102],
    nSusceptible: [1, 101],
    nSusceptibleVaccinated: [90, 90],
    nInQuarantineFull: [91, 91],
    nHospitalCumulative: [92, 92],
  });
  expect(seriesOf(infections).map(({ name, y }) => [name, ...Array.from(y)])).toEqual([
    ["Susceptible", 1, 101],
    ["Infected, not contagious", 2, 102],
    ["Contagious", 3, 103],
    ["Showing Symptoms", 4, 104],
    ["Seriously Sick", 5, 105],
    ["Seriously Sick Cumulative", 6, 106],
    ["Critical", 7, 107],
    ["Total Infected", 8, 108],
    ["Infected Cumulative", 9, 109],
    ["Recovered", 10, 110],
    ["Showing Symptoms Cum.", 11, 111],
    ["Vaccinated", 12, 112],
    ["Boosted", 13, 113],
  ]);
  expect(seriesOf(infections).map(({ label }) => label.en)).toEqual([
    ...["Susceptible", "Infected, not contagious", "Contagious", "Showing symptoms"],
    ...["Seriously sick", "Seriously sick, cumulative", "Critical", "Total infected"],
    ...["Infected, cumulative", "Recovered", "Showing symptoms, cumulative"],
    ...["Vaccinated", "Boosted"],
  ]);
});

test("a missing column has no series, and without dates the start date counts", () => {
  const infections = rowTable(
    ["day", "nSusceptible", "nRecovered"],
    [
      [1, 10, 0],
      [2, 9, Number.NaN],
    ],
  );
  const series = seriesOf(infections);
  expect(series.map(({ name }) => name)).toEqual(["Susceptible", "Recovered"]);
  expect(Array.from(series[1]?.x ?? [])).toEqual([day("2020-02-25"), day("2020-02-26")]);
  expect(Array.from(series[1]?.y ?? [])).toEqual([0, Number.NaN]);
});

const infections = dailyTable("2020-02-25", { nSusceptible: [10, 9] });
const cases = rowTable(
  ["date", "cases"],
  [
    ["2020-03-01", 3],
    ["2020-03-02", 4],
    ["2020-03-05", Number.NaN],
    ["2020-03-06", 5],
  ],
);

test("reported cases are cumulated, with a gap where a count is missing", () => {
  const observed = new Map([
    ["cologne-cases", cases],
    ["berlin-cases", rowTable(["date", "cases"], [["2020-03-01", 99]])],
  ]);
  const series = seriesOf(infections, { ...contextFixture, observed });
  expect(series.map(({ name }) => name)).toEqual(["Susceptible", "RKI Cologne Infections"]);
  expect(series[1]).toMatchObject({
    kind: "line",
    source: "observed",
    color: "#008800",
    width: 3,
    dash: "dotted",
  });
  // 3, 3 + 4, none, 7 + 5
  expect(Array.from(series[1]?.y ?? [])).toEqual([3, 7, Number.NaN, 12]);
  expect(series[1]?.x[3]).toBe(day("2020-03-06"));
});

test("Jakarta's cases do not come from the RKI", () => {
  const observed = new Map([["jakarta-cases", cases]]);
  const series = seriesOf(infections, { ...contextFixture, city: "jakarta", observed });
  expect(series[1]?.name).toBe("Observed Infections");
});

test("Berlin's detection rate is in persons, hidden by default, after the cases", () => {
  const rate = rowTable(
    ["date", "detectionRate"],
    [
      ["2020-03-01", 0.5],
      ["2020-03-08", 0.25],
    ],
  );
  const observed = new Map([
    ["berlin-detection-rate", rate],
    ["berlin-cases", cases],
  ]);
  const series = seriesOf(infections, { ...contextFixture, city: "berlin", observed });
  expect(series.map(({ name }) => name)).toEqual([
    "Susceptible",
    "RKI Berlin Infections",
    "NEW RKI Detection Rate Trend",
  ]);
  // 3,574,568 / 2, 3,574,568 / 4
  expect(Array.from(series[2]?.y ?? [])).toEqual([1_787_284, 893_642]);
  expect(series[2]).toMatchObject({
    isHiddenByDefault: true,
    color: "rgb(200,0,0)",
    width: 2,
    dash: "dotted",
  });
});

test("an observed table without its column is left out", () => {
  const odd = rowTable(["date", "other"], [["2020-03-01", 1]]);
  const observed = new Map([
    ["cologne-cases", odd],
    ["berlin-detection-rate", odd],
  ]);
  expect(seriesOf(infections, { ...contextFixture, observed })).toHaveLength(1);
});

test("the axis follows the page's scale and the data", () => {
  const panel = panelOf(healthOutcomes.content({ infections }, contextFixture));
  expect(panel.scale).toBe("page");
  expect(panel.range).toBeUndefined();
});

test("without data there is no plot", () => {
  expect(healthOutcomes.content({}, contextFixture)).toBeUndefined();
  const empty = dailyTable("2020-02-25", { nSusceptible: [] });
  expect(healthOutcomes.content({ infections: empty }, contextFixture)).toBeUndefined();
  const other = dailyTable("2020-02-25", { nTested: [1] });
  expect(healthOutcomes.content({ infections: other }, contextFixture)).toBeUndefined();
});
