import { parseDay, type Table } from "@episcope/common";
import { expect, test } from "vitest";
import type { Series } from "../../charts/chartContent.ts";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { hospitalNewCasesPost } from "./hospitalNewCasesPost.ts";

const columns = ["date", "measurement", "severity", "n"];
// 7 and 14 March 2021 are Sundays, 4 and 11 March the Thursdays before.
const hospital = rowTable(columns, [
  ["2021-03-06", "intakesHosp", "Base", 1],
  ["2021-03-07", "intakesIcu", "Base", 2],
  ["2021-03-07", "intakesHosp_80+", "Severe", 3.5],
  ["2021-03-07", "occupancyHosp", "Base", 4],
  ["2021-03-07", "intakesHosp", "Base", 5],
  ["2021-03-08", "intakesHosp", "Base", 6],
  ["2021-03-11", "intakesHosp", "Base", 7],
  ["2021-03-14", "intakesHosp", "Base", 8],
  ["2021-03-14", "intakesIcu", "Base", Number.NaN],
]);

function seriesFor(city: string, observed: Readonly<Record<string, Table>>): readonly Series[] {
  const context = { ...contextFixture, city, observed: new Map(Object.entries(observed)) };
  return panelOf(hospitalNewCasesPost.content({ hospital }, context)).series;
}

test("intakes of Sundays are at their Thursdays, one line per measurement and severity", () => {
  const { series, scale, yTitle } = panelOf(
    hospitalNewCasesPost.content({ hospital }, contextFixture),
  );
  const [first, second] = [parseDay("2021-03-04"), parseDay("2021-03-11")];
  expect(series.map(({ name, x, y }) => [name, x, y])).toEqual([
    ["intakesIcuBase", [first, second], [2, Number.NaN]],
    ["intakesHosp_80+Severe", [first], [3.5]],
    ["intakesHospBase", [first, second], [5, 8]],
  ]);
  for (const line of series) {
    expect(line).toMatchObject({ kind: "line", width: 1, source: "model" });
  }
  expect(scale).toBe("page");
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["Intensive care, base severity", "Intensivstation, Grundannahme"],
    [
      "Hospital, 80 years and over, higher severity",
      "Krankenhaus, ab 80 Jahren, schwerere Verläufe",
    ],
    ["Hospital, base severity", "Krankenhaus, Grundannahme"],
  ]);
  expect(yTitle).toEqual({
    en: "Admissions per 100,000 people and week",
    de: "Aufnahmen je 100.000 Menschen und Woche",
  });
});

test("higher severity has no line of its own where it changes nothing", () => {
  const rows = (severity: string, ofIcu: number) => [
    ["2021-03-07", "intakesHosp", severity, 5],
    ["2021-03-07", "intakesIcu", severity, ofIcu],
    ["2021-03-14", "intakesHosp", severity, Number.NaN],
  ];
  const table = rowTable(columns, [...rows("Base", 2), ...rows("Severe", 3)]);
  const { series } = panelOf(hospitalNewCasesPost.content({ hospital: table }, contextFixture));
  expect(series.map(({ name }) => name)).toEqual([
    ...["intakesHospBase", "intakesIcuBase", "intakesIcuSevere"],
  ]);
});

const state = rowTable(
  ["date", "incidence", "adjustedIncidence"],
  [
    ["2021-12-31", 5, 6],
    ["2022-01-01", 7, 9],
    ["2022-01-02", 8, Number.NaN],
  ],
);

test("for Cologne all observed series follow the model in order", () => {
  const overlays = seriesFor("cologne", {
    "germany-sari": rowTable(["date", "incidence"], [["2020-03-02", 1.5]]),
    "nrw-intensive-care-incidence": rowTable(["date", "incidence"], [["2021-01-01", 2.5]]),
    "nrw-hospitalization": state,
    "cologne-hospitalization-rate": rowTable(
      ["date", "hospitalizationRate"],
      [
        ["2020-04-01", 3],
        ["2020-04-02", Number.NaN],
      ],
    ),
  }).slice(3);
  expect(overlays.map(({ name, y }) => [name, y])).toEqual([
    ["Observed Hospitalization Case Rate", [3, Number.NaN]],
    ["Observed: Nordrhein-Westfalen (RKI) WITH Covid", [5, 7, 8]],
    ["Adjusted: Nordrhein-Westfalen (RKI) WITH Covid", [6, 9, Number.NaN]],
    // 6 × 2/3 = 4 on the last day of 2021, 9 × 1/3 = 3 on the first of 2022
    ["Adjusted: Nordrhein-Westfalen (RKI) FROM Covid", [4, 3, Number.NaN]],
    ["Observed : Nordrhein-Westfalen (DIVI)", [2.5]],
    ["Observed: COVID-SARI (DE)", [1.5]],
  ]);
  expect(overlays.slice(1, 5).map(({ label }) => [label.en, label.de])).toEqual([
    [
      "Observed: North Rhine-Westphalia (RKI), with Covid",
      "Beobachtet: Nordrhein-Westfalen (RKI), mit Covid",
    ],
    [
      "Adjusted: North Rhine-Westphalia (RKI), with Covid",
      "Berichtigt: Nordrhein-Westfalen (RKI), mit Covid",
    ],
    [
      "Adjusted: North Rhine-Westphalia (RKI), because of Covid",
      "Berichtigt: Nordrhein-Westfalen (RKI), wegen Covid",
    ],
    ["Observed: North Rhine-Westphalia (DIVI)", "Beobachtet: Nordrhein-Westfalen (DIVI)"],
  ]);
  expect(overlays.map(({ width }) => width)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(overlays.every(({ source }) => source === "observed")).toBe(true);
  expect(overlays[0]?.x[0]).toBe(parseDay("2020-04-01"));
});

test("SARI weeks, dated by their Monday, are at Thursdays, dotted and purple", () => {
  // 2020-W10 begins on Monday 2 March.
  const sari = rowTable(["date", "incidence"], [["2020-03-02", 1.5]]);
  const [overlay] = seriesFor("munich", { "germany-sari": sari }).slice(3);
  expect(overlay).toMatchObject({
    x: [parseDay("2020-03-05")],
    dash: "dotted",
    color: "#800080",
  });
});

test("Berlin has the series of its own state", () => {
  const overlays = seriesFor("berlin", { "berlin-state-hospitalization": state }).slice(3);
  expect(overlays.map(({ name }) => name)).toEqual([
    "Observed: Berlin (RKI) WITH Covid",
    "Adjusted: Berlin (RKI) WITH Covid",
    "Adjusted: Berlin (RKI) FROM Covid",
  ]);
});

test("an observed series without its column or without rows is left out", () => {
  const overlays = seriesFor("berlin", {
    "berlin-state-hospitalization": rowTable(["date", "incidence"], [["2022-01-01", 7]]),
    "germany-sari": rowTable(["date", "incidence"], []),
  }).slice(3);
  expect(overlays.map(({ name }) => name)).toEqual(["Observed: Berlin (RKI) WITH Covid"]);
});

test("without a table, intakes or severity there is no plot, even with observed data", () => {
  const context = {
    ...contextFixture,
    observed: new Map([["nrw-hospitalization", state]]),
  };
  expect(hospitalNewCasesPost.content({}, context)).toBeUndefined();
  for (const table of [
    rowTable(columns, []),
    rowTable(columns, [["2021-03-07", "occupancyHosp", "Base", 4]]),
    rowTable(columns, [["2021-03-08", "intakesHosp", "Base", 4]]),
    rowTable(["date", "measurement", "n"], [["2021-03-07", "intakesHosp", 4]]),
  ]) {
    expect(hospitalNewCasesPost.content({ hospital: table }, context)).toBeUndefined();
  }
});
