import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { waves } from "./ageGroups.ts";
import { bedsPerInfection } from "./intensiveCare.ts";

test("beds at the peak of a wave, over the infections from seven weeks to one week before", () => {
  const [wave] = waves;
  if (!wave) throw new Error("no wave");
  const startDay = parseDay("2020-09-01") ?? 0;
  const peak = (parseDay("2020-12-20") ?? 0) - startDay;
  const rows = 300;
  const daily = (value: (row: number) => number) => ({
    kind: "number" as const,
    values: Float64Array.from({ length: rows }, (_, row) => value(row)),
  });
  const table = {
    rowCount: rows,
    columns: new Map([
      // After the wave there may be more.
      ["nCritical", daily((row) => (row > 250 ? 900 : 100 - Math.abs(row - peak)))],
      // 10 a day, and 1,000 on each day of the last week, which comes too late.
      ["nInfectedCumulative", daily((row) => 10 * row + 1000 * Math.max(0, row - (peak - 7)))],
    ]),
  };
  expect(bedsPerInfection(table, startDay, wave)).toBeCloseTo(100 / (42 * 10), 12);
  expect(bedsPerInfection(undefined, startDay, wave)).toBeNaN();
});
