import { numbers, parseDay, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import { panelOf, rowTable } from "../../../plots/fixtures/tables.ts";
import type { PlotContext } from "../../../plots/plot.ts";
import { startOf } from "../calendar.ts";
import type { LegacyViewer } from "../definition.ts";
import { runTable, viewerOf } from "../fixtures/runs.ts";
import { legacySetup } from "../legacySetup.ts";
import { viewers } from "../viewers.ts";
import { multiplierCurve } from "./multipliers.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

function contextOf({ city, calendar }: LegacyViewer, shift = 0): PlotContext {
  return { city, startDay: startOf(calendar) + shift, heatMapMaxValue: 0, observed: new Map() };
}

function plotOf(viewer: LegacyViewer, name: string) {
  const plot = legacySetup(viewer).plots.find(({ shortNames }) => shortNames[0] === name);
  if (!plot) throw new Error(`${viewer.path} has no plot ${name}`);
  return plot;
}

/** Two days with every column of any version. */
const infections = runTable({
  nSusceptible: [96, 90],
  nInfectedButNotContagious: [4, 4],
  nContagious: [0, 2],
  nShowingSymptoms: [0, 1],
  nSeriouslySick: [0, 2],
  nCritical: [0, 1],
  nTotalInfected: [4, 10],
  nInfectedCumulative: [4, 10],
  nRecovered: [0, 0],
  nInQuarantine: [0, 3],
});

test("each viewer has its charts (legacy-viewers specification 3)", () => {
  const names = viewers.map((viewer) => [
    viewer.path,
    ...legacySetup(viewer).plots.map(({ shortNames }) => shortNames[0]),
  ]);
  expect(names).toEqual([
    ...[
      ["/v1", "health"],
      ["/v2", "health"],
      ["/v4", "health"],
      ["/v5", "health"],
    ],
    ...[
      ["/v6/berlin", "health"],
      ["/v6/munich", "health"],
    ],
    ["/v7/berlin", "health", "hospital", "multipliers"],
    ["/v7/munich", "health", "multipliers"],
    ["/v7/heinsberg", "health", "multipliers"],
  ]);
});

const common = [
  ...["Susceptible", "Infected, not contagious", "Contagious"],
  ...["Seriously Sick", "Critical", "Total Infected", "Infected Cumulative", "Recovered"],
];
const withSymptoms = [...common.slice(0, 3), "Showing Symptoms", ...common.slice(3)];

test.each([
  ["/v1", [...common, "In Quarantine", "Intensive Care Capacity"]],
  ["/v4", [...common, "In Quarantine", "Intensive Care Capacity"]],
  ["/v5", [...common, "Intensive Care Capacity"]],
  ["/v6/munich", withSymptoms],
  ["/v7/berlin", [...withSymptoms, "Intensive Care Capacity"]],
  ["/v7/heinsberg", withSymptoms],
])("%s draws these states with the names of the run page", (path, names) => {
  const viewer = viewerOf(path);
  const content = plotOf(viewer, "health").content({ infections }, contextOf(viewer));
  expect(panelOf(content).series.map(({ name }) => name)).toEqual(names);
  // No colour is set: a state has the colour of its name in every version.
  for (const { source, color } of panelOf(content).series) {
    if (source === "model") expect(color).toBeUndefined();
  }
});

test("v1 counts days and scales its sample up", () => {
  const viewer = viewerOf("/v1");
  const panel = panelOf(plotOf(viewer, "health").content({ infections }, contextOf(viewer)));
  expect([panel.x, panel.dayZero, panel.scale]).toEqual(["simulationDay", undefined, "page"]);
  const [susceptible] = panel.series;
  expect([Array.from(susceptible?.x ?? []), Array.from(susceptible?.y ?? [])]).toEqual([
    [1, 2],
    [384, 360],
  ]);
});

test("v4 has dates for its days and continues to day 150", () => {
  const viewer = viewerOf("/v4");
  const panel = panelOf(plotOf(viewer, "health").content({ infections }, contextOf(viewer)));
  expect([panel.x, panel.dayZero]).toEqual(["simulationDay", day("2020-02-17")]);
  expect(Array.from(panel.series[0]?.x ?? [])).toEqual([1, 2, 150]);
});

test.each([
  // Date of day n = dayZero − offset + n (legacy-viewers specification 2.6); a positive shift is
  // later.
  ["/v7/berlin", 0, "2020-02-21"],
  ["/v7/berlin", -6, "2020-02-15"],
  ["/v7/heinsberg", 3, "2020-02-19"],
  // offset −5 → 2020-02-22 + n, offset 5 → 2020-02-12 + n (legacy-viewers specification 2.5).
  ["/v6/berlin", 5, "2020-02-23"],
  ["/v6/munich", -5, "2020-02-13"],
])("%s, %i days later: day 1 is %s", (path, shift, date) => {
  const viewer = viewerOf(path);
  const content = plotOf(viewer, "health").content({ infections }, contextOf(viewer, shift));
  expect(panelOf(content).series[0]?.x[0]).toBe(day(date));
});

test("the chart has a text summary", () => {
  const v1 = plotOf(viewerOf("/v1"), "health");
  expect(v1.content({ infections }, contextOf(viewerOf("/v1")))?.summary).toEqual({
    en: "Most people infected at once: 40 on day 2. Most critical cases: 4 on day 2. Infected in total: 40.",
    de: "Höchststand der gleichzeitig Infizierten: 40 an Tag 2. Höchststand der Intensivfälle: 4 an Tag 2. Infizierte insgesamt: 40.",
  });
  const v7 = viewerOf("/v7/munich");
  const summary = plotOf(v7, "health").content({ infections }, contextOf(v7))?.summary;
  expect(summary?.en).toContain("10 on 22 February 2020.");
  expect(summary?.de).toContain("10 am 22. Februar 2020.");
});

const cases = rowTable(
  ["date", "cases"],
  [
    ["2020-03-13", 5],
    ["2020-03-14", 7],
  ],
);

test("reported cases are at their date, in v5 at the corresponding day", () => {
  const observed = new Map([["berlin-cases", cases]]);
  const seriesOf = (path: string) => {
    const viewer = viewerOf(path);
    const plot = plotOf(viewer, "health");
    const content = plot.content({ infections }, { ...contextOf(viewer), observed });
    return panelOf(content).series.find(({ source }) => source === "observed");
  };
  expect(Array.from(seriesOf("/v5")?.x ?? [])).toEqual([25, 26]);
  expect(Array.from(seriesOf("/v5")?.y ?? [])).toEqual([5, 12]);
  expect(Array.from(seriesOf("/v7/berlin")?.x ?? [])).toEqual([
    day("2020-03-13"),
    day("2020-03-14"),
  ]);
  expect(seriesOf("/v4")).toBeUndefined();
  expect(seriesOf("/v6/munich")).toBeUndefined();
  expect(plotOf(viewerOf("/v7/munich"), "health").observed?.("munich")).toEqual(["munich-cases"]);
  expect(plotOf(viewerOf("/v2"), "health").observed?.("berlin")).toEqual([]);
});

test("the hospital plot has four lines of people, and the main chart keeps its data", () => {
  const viewer = viewerOf("/v7/berlin");
  const reports = rowTable(["date", "inpatients", "intensiveCare"], [["2020-03-20", 60, 20]]);
  const context = { ...contextOf(viewer), observed: new Map([["berlin-hospital", reports]]) };
  const before = plotOf(viewer, "health").content({ infections }, context);
  const panel = panelOf(plotOf(viewer, "hospital").content({ infections }, context));
  expect(panel.series.map(({ name, y, dash }) => [name, Array.from(y), dash])).toEqual([
    // The last day continues the run.
    ["Model: Seriously Sick", [0, 2, 2], undefined],
    ["Model: Critical", [0, 1, 1], undefined],
    ["Reported: Berlin Hospitalized (Senate)", [60], "dotted"],
    ["Reported: Berlin Intensive Care (Senate)", [20], "dotted"],
  ]);
  expect(panel.scale).toBe("page");
  expect([...(numbers(infections, "nSeriouslySick") ?? [])]).toEqual([0, 2]);
  expect(plotOf(viewer, "health").content({ infections }, context)).toEqual(before);
});

test("without reports the hospital plot has two lines", () => {
  const viewer = viewerOf("/v7/berlin");
  const content = plotOf(viewer, "hospital").content({ infections }, contextOf(viewer));
  expect(panelOf(content).series).toHaveLength(2);
});

function curveOf(table: Table) {
  const { x, y } = multiplierCurve(table, contextOf(viewerOf("/v7/berlin"))) ?? { x: [], y: [] };
  return x.map((place, index) => [place - day("2020-02-20"), y[index]]);
}

test("multipliers compare the infections of four days with the four days before, from day nine", () => {
  // New infections per day: 1, 1, 1, 1, 2, 2, 2, 2, 3, 0.
  const nSusceptible = [100, 99, 98, 97, 96, 94, 92, 90, 88, 85, 85];
  expect(curveOf(runTable({ nSusceptible }))).toEqual([
    // (96 − 88) / (100 − 96), (94 − 85) / (99 − 94), (92 − 85) / (98 − 92)
    [9, 2],
    [10, 9 / 5],
    [11, 7 / 6],
  ]);
});

test("multipliers have a gap if nobody was infected before, and dates stay correct", () => {
  const nSusceptible = [100, 100, 100, 100, 100, 96, 96, 96, 96, 88];
  expect(curveOf(runTable({ nSusceptible }))).toEqual([
    // 4 / 0, then (96 − 88) / (100 − 96)
    [9, Number.NaN],
    [10, 2],
  ]);
  // A day missing from the table leaves gaps and shifts nothing.
  const lacking = rowTable(
    ["day", "nSusceptible"],
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14].map((number) => [number, 100 - number]),
  );
  expect(curveOf(lacking)).toEqual([
    [10, 1],
    [11, 1],
    [12, 1],
    [13, Number.NaN],
    [14, 1],
  ]);
});

test("eight days are too few for multipliers; the panel is linear with a reference at 1", () => {
  const viewer = viewerOf("/v7/heinsberg");
  const plot = plotOf(viewer, "multipliers");
  const eight = runTable({ nSusceptible: [8, 7, 6, 5, 4, 3, 2, 1] });
  expect(plot.content({ infections: eight }, contextOf(viewer))).toBeUndefined();
  const nine = runTable({ nSusceptible: [9, 8, 7, 6, 5, 4, 3, 2, 1] });
  const panel = panelOf(plot.content({ infections: nine }, contextOf(viewer)));
  expect(panel.scale).toBe("linear");
  expect(panel.series.map(({ source, y }) => [source, Array.from(y)])).toEqual([
    ["target", [1, 1]],
    ["model", [1]],
  ]);
});

test("without data there is no plot", () => {
  for (const viewer of viewers) {
    for (const plot of legacySetup(viewer).plots) {
      expect(plot.content({}, contextOf(viewer))).toBeUndefined();
      const empty = runTable({ nSusceptible: [] });
      expect(plot.content({ infections: empty }, contextOf(viewer))).toBeUndefined();
    }
  }
});
