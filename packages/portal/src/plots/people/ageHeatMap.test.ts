import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { contextFixture, rowTable } from "../fixtures/tables.ts";
import { ageHeatMap } from "./ageHeatMap.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

test("the youngest are at the bottom, and values above the maximum stay", () => {
  const incidenceByAge = rowTable(
    ["date", "90+", "10-14", "5-9", "0-4"],
    [
      ["2020-03-09", 3, 9.9, 6.1, 4.8],
      ["2020-03-16", 2500, Number.NaN, 25, 21.5],
    ],
  );
  const context = { ...contextFixture, heatMapMaxValue: 1500 };
  expect(ageHeatMap.content({ incidenceByAge }, context)).toEqual({
    kind: "heatMap",
    subtitle: {
      en: "Infections per 100,000 people of the age and week",
      de: "Infektionen je 100.000 Menschen des Alters und Woche",
    },
    heatMap: {
      x: Int32Array.of(day("2020-03-09"), day("2020-03-16")),
      rows: ["0–4", "5–9", "10–14", "90+"],
      values: [
        Float64Array.of(4.8, 21.5),
        Float64Array.of(6.1, 25),
        Float64Array.of(9.9, Number.NaN),
        Float64Array.of(3, 2500),
      ],
      maximum: 1500,
      covers: [-6, 0],
      colors: expect.anything(),
      yTitle: { en: "Age", de: "Alter" },
    },
  });
});

test("without rows, groups or the table there is no plot", () => {
  const noRows = rowTable(["date", "0-4"], []);
  const noGroups = rowTable(["date"], [["2020-03-09"]]);
  expect(ageHeatMap.content({ incidenceByAge: noRows }, contextFixture)).toBeUndefined();
  expect(ageHeatMap.content({ incidenceByAge: noGroups }, contextFixture)).toBeUndefined();
  expect(ageHeatMap.content({}, contextFixture)).toBeUndefined();
});
