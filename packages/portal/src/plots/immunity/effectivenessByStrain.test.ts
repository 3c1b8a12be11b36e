import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { effectivenessByStrain } from "./effectivenessByStrain.ts";

const contentOf = (table: ReturnType<typeof rowTable>) =>
  effectivenessByStrain.content({ vaccineEffectivenessByStrain: table }, contextFixture);

test("values are in percent with two decimals, up to day 400", () => {
  const table = rowTable(
    ["day", "wildtypeVe", "alphaVe", "deltaVe"],
    [
      [28, Number.NaN, 0.93, 0.87654],
      [400, 0.5, 0.25, -0.1],
      [401, 0.1, 0.1, 0.1],
      [840, 0.1, 0.1, 0.1],
    ],
  );
  const { series, x, range } = panelOf(contentOf(table), "vacEffVsStr");
  expect(x).toBe("daysSinceVaccination");
  expect(range).toEqual({ linear: [0, 100] });
  expect(
    series.map(({ name, width, isHiddenByDefault }) => [name, width, isHiddenByDefault]),
  ).toEqual([
    ["wildtypeVe", 1, true],
    ["alphaVe", 1, true],
    ["deltaVe", 1, undefined],
  ]);
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["Original virus", "Ursprüngliches Virus"],
    ["Alpha", "Alpha"],
    ["Delta", "Delta"],
  ]);
  for (const strain of series) expect(strain.x).toEqual(Float64Array.of(28, 400));
  expect(series[0]?.y).toEqual(Float64Array.of(Number.NaN, 50));
  expect(series[1]?.y).toEqual(Float64Array.of(93, 25));
  // 100 · 0.87654 = 87.654, rounded 87.65.
  expect(series[2]?.y).toEqual(Float64Array.of(87.65, -10));
});

test("without days up to 400, strains or the table there is no plot", () => {
  expect(contentOf(rowTable(["day", "deltaVe"], [[414, 0.5]]))).toBeUndefined();
  expect(contentOf(rowTable(["day"], [[14]]))).toBeUndefined();
  expect(contentOf(rowTable(["deltaVe"], [[0.5]]))).toBeUndefined();
  expect(effectivenessByStrain.content({}, contextFixture)).toBeUndefined();
});
