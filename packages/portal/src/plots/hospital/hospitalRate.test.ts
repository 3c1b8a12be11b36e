import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { hospitalRate } from "./hospitalRate.ts";

// N(0) = 150,000 + 30,000 + 20,000 = 200,000, so f = 2; S(0) alone would give 1.5.
const population = {
  nSusceptible: [150_000, 149_000, 148_000],
  nTotalInfected: [30_000, 31_000, 32_000],
  nRecovered: [20_000, 20_000, 20_000],
};
const infections = dailyTable("2020-02-25", {
  ...population,
  nSeriouslySick: [10, 14, Number.NaN],
  nCritical: [2, 6, 8],
});

test("patients are per 100,000 people of the first day", () => {
  const { series, scale, range } = panelOf(hospitalRate.content({ infections }, contextFixture));
  expect(series.map(({ name, color, width, y }) => [name, color, width, Array.from(y)])).toEqual([
    // (10 + 2) / 2 = 6, (14 + 6) / 2 = 10, a gap
    ["Model: Should be Hospitalized", "#4444ff", 2, [6, 10, Number.NaN]],
    // 2 / 2 = 1, 6 / 2 = 3, 8 / 2 = 4
    ["Model: Critical", "#770077", 2, [1, 3, 4]],
  ]);
  expect(scale).toBe("page");
  expect(range).toEqual({ log: [0.1, 10_000] });
});

test("the table is not changed", () => {
  const before = structuredClone(infections.columns);
  hospitalRate.content({ infections }, { ...contextFixture, city: "berlin" });
  expect(infections.columns).toEqual(before);
});

test("Berlin's intensive care beds are on the same scale", () => {
  const content = hospitalRate.content({ infections }, { ...contextFixture, city: "berlin" });
  const capacities = panelOf(content).series.slice(2);
  expect(
    capacities.map(({ name, color, width, source, y }) => [
      name,
      color,
      width,
      source,
      Array.from(y),
    ]),
  ).toEqual([
    // 1252 / 2 = 626
    ["Hospital Capacity", "#770077", 0.5, "target", [626, 626, 626]],
    // 1694 / 2 = 847
    ["Hospital Max Reserve Capacity", "#770077", 0.5, "target", [847, 847, 847]],
  ]);
});

test("a city without observed data has the plot too", () => {
  const content = hospitalRate.content({ infections }, { ...contextFixture, city: "heinsberg" });
  expect(panelOf(content).series).toHaveLength(2);
});

test("a missing column leaves its series out", () => {
  const table = dailyTable("2020-02-25", { ...population, nCritical: [2, 6, 8] });
  const { series } = panelOf(hospitalRate.content({ infections: table }, contextFixture));
  expect(series.map(({ name }) => name)).toEqual(["Model: Critical"]);
});

test("without a table, rows or patients there is no plot", () => {
  const berlin = { ...contextFixture, city: "berlin" };
  expect(hospitalRate.content({}, berlin)).toBeUndefined();
  for (const table of [
    dailyTable("2020-02-25", population),
    dailyTable("2020-02-25", { ...population, nSeriouslySick: [1, 2, 3] }),
    rowTable(["day", "nCritical", "nSeriouslySick"], []),
  ]) {
    expect(hospitalRate.content({ infections: table }, berlin)).toBeUndefined();
  }
});
