import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import type { PlotContext } from "../plot.ts";
import { vaccineEffectiveness } from "./vaccineEffectiveness.ts";

const table = rowTable(
  ["day", "mRNA_Booster-DELTA", "vector-DELTA", "mRNA-DELTA", "natural-DELTA"],
  [
    [14, 0.91, 0.71239, 0.88, 0.1],
    [15, Number.NaN, -0.05, 0.87654, 0.1],
  ],
);
const study = rowTable(["day", "mRnaDelta", "vectorDelta"], [[15, 0.75, 0.5]]);
const withStudy: PlotContext = {
  ...contextFixture,
  observed: new Map([["vaccine-effectiveness-nordstroem", study]]),
};
const tables = { vaccineEffectiveness: table };

test("columns of a type are in alphabetical order, in percent with two decimals", () => {
  const content = vaccineEffectiveness.content(tables, contextFixture);
  const mRna = panelOf(content, "mRNA-vacEffAgaInf");
  expect(mRna.series.map(({ name, width }) => [name, width])).toEqual([
    ["mRNA-DELTA", 1],
    ["mRNA_Booster-DELTA", 1],
  ]);
  expect(mRna.series.map(({ label }) => [label.en, label.de])).toEqual([
    ["mRNA: Delta", "mRNA: Delta"],
    ["mRNA booster: Delta", "mRNA-Auffrischung: Delta"],
  ]);
  expect(mRna.series[0]?.x).toEqual(Float64Array.of(14, 15));
  // 100 · 0.87654 = 87.654, rounded 87.65.
  expect(mRna.series[0]?.y).toEqual(Float64Array.of(88, 87.65));
  expect(mRna.series[1]?.y).toEqual(Float64Array.of(91, Number.NaN));
  expect([mRna.x, mRna.scale, mRna.range]).toEqual([
    "daysSinceVaccination",
    "linear",
    { linear: [0, 100] },
  ]);
  const vector = panelOf(content, "vector-vacEffAgaInf");
  expect(vector.series.map(({ name }) => name)).toEqual(["vector-DELTA"]);
  expect(vector.series[0]?.y).toEqual(Float64Array.of(71.24, -5));
});

test("the study is drawn in the panel of its type", () => {
  const content = vaccineEffectiveness.content(tables, withStudy);
  const style = { source: "observed", color: "#ff44cc", width: 2, dash: "dotted" };
  expect(panelOf(content, "mRNA-vacEffAgaInf").series.at(-1)).toMatchObject({
    ...style,
    name: "Nordström: mRNA-Delta",
    label: { en: "Nordström et al.: Delta", de: "Nordström u. a.: Delta" },
    x: Float64Array.of(15),
    y: Float64Array.of(75),
  });
  expect(panelOf(content, "vector-vacEffAgaInf").series.at(-1)).toMatchObject({
    ...style,
    name: "Nordström: Vector-Delta",
    y: Float64Array.of(50),
  });
});

test("a study without the column has no series", () => {
  const observed = new Map([
    ["vaccine-effectiveness-nordstroem", rowTable(["day", "mRnaDelta"], [[15, 0.75]])],
  ]);
  const content = vaccineEffectiveness.content(tables, { ...contextFixture, observed });
  expect(panelOf(content, "mRNA-vacEffAgaInf").series).toHaveLength(3);
  expect(panelOf(content, "vector-vacEffAgaInf").series).toHaveLength(1);
});

test("a type without columns has no panel, a table without types or days no plot", () => {
  const onlyVector = rowTable(["day", "vector-DELTA"], [[1, 0.5]]);
  const content = vaccineEffectiveness.content({ vaccineEffectiveness: onlyVector }, withStudy);
  expect(content?.kind === "panels" && content.panels.map(({ key }) => key)).toEqual([
    "vector-vacEffAgaInf",
  ]);
  const noType = rowTable(["day", "natural-DELTA"], [[1, 0.5]]);
  expect(vaccineEffectiveness.content({ vaccineEffectiveness: noType }, withStudy)).toBeUndefined();
  const noDay = rowTable(["mRNA-DELTA"], [[0.5]]);
  expect(vaccineEffectiveness.content({ vaccineEffectiveness: noDay }, withStudy)).toBeUndefined();
  expect(vaccineEffectiveness.content({}, withStudy)).toBeUndefined();
});
