import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { hospitalRatePost } from "./hospitalRatePost.ts";

const columns = ["date", "measurement", "severity", "n"];
// 7 March 2021 is a Sunday, 4 March the Thursday before.
const hospital = rowTable(columns, [
  ["2021-03-07", "intakesHosp", "Base", 1],
  ["2021-03-07", "occupancyHosp", "Severe", 12],
  ["2021-03-07", "occupancyIcu", "Base", 4],
  ["2021-03-08", "occupancyIcu", "Base", 5],
]);
// N(0) = 150,000 + 30,000 + 20,000 = 200,000, so f = 2; S(0) alone would give 1.5.
const infections = dailyTable("2020-02-25", {
  nSusceptible: [150_000],
  nTotalInfected: [30_000],
  nRecovered: [20_000],
});
const context = {
  ...contextFixture,
  observed: new Map([
    [
      "cologne-general-wards",
      rowTable(
        ["date", "generalPatients"],
        [
          ["2020-04-01", 30],
          ["2020-04-02", Number.NaN],
          ["2020-04-03", 33],
        ],
      ),
    ],
  ]),
};

test("occupancy of Sundays is at their Thursdays", () => {
  const { series, scale, yTitle } = panelOf(hospitalRatePost.content({ hospital }, contextFixture));
  const thursday = parseDay("2021-03-04");
  expect(series.map(({ name, width, x, y }) => [name, width, x, y])).toEqual([
    ["occupancyHospSevere", 1, [thursday], [12]],
    ["occupancyIcuBase", 1, [thursday], [4]],
  ]);
  expect(scale).toBe("page");
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["Hospital, higher severity", "Krankenhaus, schwerere Verläufe"],
    ["Intensive care, base severity", "Intensivstation, Grundannahme"],
  ]);
  expect(yTitle).toEqual({
    en: "Occupied beds per 100,000 people",
    de: "Belegte Betten je 100.000 Menschen",
  });
});

test("reported patients are per 100,000 people of the run", () => {
  const { series } = panelOf(hospitalRatePost.content({ hospital, infections }, context));
  // 30 / 2 = 15, a gap, 33 / 2 = 16.5
  expect(series[2]).toMatchObject({
    name: "Reported: Hospitalizations (City)",
    source: "observed",
    width: 1,
    y: [15, Number.NaN, 16.5],
  });
  expect(series[2]?.x[0]).toBe(parseDay("2020-04-01"));
});

test("without a population or observed data there is only the model", () => {
  expect(panelOf(hospitalRatePost.content({ hospital }, context)).series).toHaveLength(2);
  const content = hospitalRatePost.content({ hospital, infections }, contextFixture);
  expect(panelOf(content).series).toHaveLength(2);
});

test("without a table or occupancy there is no plot, even with observed data", () => {
  expect(hospitalRatePost.content({ infections }, context)).toBeUndefined();
  const intakes = rowTable(columns, [["2021-03-07", "intakesHosp", "Base", 4]]);
  expect(hospitalRatePost.content({ hospital: intakes, infections }, context)).toBeUndefined();
});
