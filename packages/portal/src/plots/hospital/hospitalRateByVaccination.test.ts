import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { hospitalRateByVaccination } from "./hospitalRateByVaccination.ts";

// Day 0: N = 150,000 + 30,000 + 20,000 = 200,000, nobody is vaccinated. Day 1: N = 160,000 + 25,000
// + 15,000 = 200,000; V = 30,000 + 8,000 + 2,000 = 40,000; U = 160,000. Day 2: a column has no
// value.
const columns = {
  nSusceptible: [150_000, 160_000, 160_000],
  nTotalInfected: [30_000, 25_000, 25_000],
  nRecovered: [20_000, 15_000, 15_000],
  nSusceptibleVaccinated: [0, 30_000, 30_000],
  nTotalInfectedVaccinated: [0, 8000, 8000],
  nRecoveredVaccinated: [0, 2000, 2000],
  nSeriouslySick: [10, 40, 40],
  nCritical: [2, 12, 12],
  nSeriouslySickVaccinated: [0, 3, Number.NaN],
  nCriticalVaccinated: [0, 1, 1],
};

function without(...names: readonly string[]): Record<string, readonly number[]> {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));
}

test("there are rates of all, of the vaccinated and of the unvaccinated", () => {
  const infections = dailyTable("2021-06-01", columns);
  const { series, range, scale } = panelOf(
    hospitalRateByVaccination.content({ infections }, contextFixture),
  );
  // Day 1: K = 40 + 12 = 52, Kv = 3 + 1 = 4, Ku = 52 − 4 = 48. Day 0: K = Ku = 12.
  expect(series.map(({ name, y }) => [name, Array.from(y)])).toEqual([
    // 4 / 2
    ["KH / 100k vaccinated_v_1", [0, 2, Number.NaN]],
    // nobody to divide by; 4 / 0.4
    ["KH / 100k vaccinated_v_2", [Number.NaN, 10, Number.NaN]],
    // 12 / 2; 48 / 2
    ["KH / 100k unvaccinated_v_1", [6, 24, Number.NaN]],
    // 12 / 2; 48 / 1.6
    ["KH / 100k unvaccinated_v_2", [6, 30, Number.NaN]],
    // 12 / 2; 52 / 2; 52 / 2
    ["KH / 100k", [6, 26, 26]],
  ]);
  expect(series.map(({ dash, width, color }) => dash ?? width ?? color)).toEqual([
    "dashed",
    3,
    "dashed",
    3,
    "#000000",
  ]);
  expect(range).toEqual({ log: [1, 10_000] });
  expect(scale).toBe("page");
});

function namesOf(...missing: readonly string[]): readonly string[] {
  const infections = dailyTable("2021-06-01", without(...missing));
  const content = hospitalRateByVaccination.content({ infections }, contextFixture);
  return panelOf(content).series.map(({ name }) => name);
}

test("a missing column leaves out the series that need it", () => {
  expect(namesOf("nRecoveredVaccinated")).toEqual([
    "KH / 100k vaccinated_v_1",
    "KH / 100k unvaccinated_v_1",
    "KH / 100k",
  ]);
  expect(namesOf("nCriticalVaccinated")).toEqual(["KH / 100k"]);
  expect(namesOf("nSeriouslySick")).toEqual([
    "KH / 100k vaccinated_v_1",
    "KH / 100k vaccinated_v_2",
  ]);
});

test("without a table, vaccinated columns or patients there is no plot", () => {
  expect(hospitalRateByVaccination.content({}, contextFixture)).toBeUndefined();
  for (const columns of [
    without("nSusceptibleVaccinated"),
    without("nSeriouslySick", "nSeriouslySickVaccinated"),
  ]) {
    const infections = dailyTable("2021-06-01", columns);
    expect(hospitalRateByVaccination.content({ infections }, contextFixture)).toBeUndefined();
  }
});
