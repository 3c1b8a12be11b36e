import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import { legacySetup } from "./legacySetup.ts";
import { viewers } from "./viewers.ts";

test("the first screen has three figures: infected people, the peak and hospital beds", () => {
  const viewer = viewers.find(({ path }) => path === "/v7/heinsberg");
  if (!viewer) throw new Error("no viewer");
  const { figures } = legacySetup(viewer);
  expect(figures.names).toEqual([
    ...["infections", "peakIncidence", "incidencePeakDay", "peakBeds", "bedsPeakDay"],
  ]);
  const rows = Array.from({ length: 16 }, (_, row) => row);
  const table = dailyTable("2020-03-01", {
    day: rows.map((row) => row + 1),
    nSusceptible: rows.map(() => 990_000),
    nTotalInfected: rows.map(() => 6000),
    nRecovered: rows.map(() => 4000),
    nInfectedCumulative: rows.map((row) => 100 * row),
    nShowingSymptomsCumulative: rows.map((row) => (row < 8 ? 33 * row : 231)),
    nSeriouslySick: rows.map(() => 3),
    nCritical: rows.map((row) => (row === 4 ? 2 : 1)),
  });
  const counted = figures.of(table, { ...contextFixture, startDay: parseDay("2020-03-01") ?? 0 });
  // 7 × 33 a week among a million people.
  expect(counted.peakIncidence).toEqual({ value: 23.1, day: parseDay("2020-03-05") });
  expect(counted).toMatchObject({ infections: 1500, infectionsPerThousand: undefined });
  expect(counted.peakBeds?.day).toBe(parseDay("2020-03-05"));
});
