import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDay } from "@episcope/common";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { ensembleOf, recordFixture, write } from "../fixtures/machineRoot.ts";
import { forecastCommand } from "./forecastCommand.ts";
import { type HubForecast, hubCsv, hubLevels, hubTargets, weekAhead } from "./hubForecast.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-hub-"));
afterAll(() => rmSync(folder, { recursive: true }));

const day = (date: string) => parseDay(date) ?? Number.NaN;
/** A Sunday. */
const forecast: HubForecast = {
  date: day("2021-03-14"),
  dateColumn: "reference_date",
  horizons: 2,
  weekEnd: 0,
  location: "DE",
  targets: ["wk inc case"],
};
const totals = (values: Readonly<Record<string, number>>) =>
  new Map([
    ["wk inc case" as const, new Map(Object.entries(values).map(([date, n]) => [day(date), n]))],
  ]);

test("values by hand: the increase in the week, quantiles between members", () => {
  const members = [
    totals({ "2021-03-14": 100, "2021-03-21": 110, "2021-03-28": 130 }),
    totals({ "2021-03-14": 100, "2021-03-21": 130, "2021-03-28": 130 }),
    totals({ "2021-03-14": 200, "2021-03-21": 220, "2021-03-28": 260 }),
  ];
  const lines = hubCsv(forecast, members).trimEnd().split("\n");
  expect(lines).toHaveLength(1 + 2 * 23);
  expect(lines[0]).toBe(
    "reference_date,target,horizon,target_end_date,location,output_type,output_type_id,value",
  );
  // 10, 20 and 30 in the first week; 20, 0 and 40 in the second.
  expect(lines).toContain("2021-03-14,wk inc case,1,2021-03-21,DE,quantile,0.5,20");
  expect(lines).toContain("2021-03-14,wk inc case,1,2021-03-21,DE,quantile,0.25,15");
  expect(lines).toContain("2021-03-14,wk inc case,1,2021-03-21,DE,quantile,0.975,29.5");
  expect(lines).toContain("2021-03-14,wk inc case,2,2021-03-28,DE,quantile,0.1,4");
});

test.each([
  ["2021-03-14", 0, "2021-03-21"],
  // A Wednesday: the week that is under way is the first.
  ["2021-03-17", 0, "2021-03-21"],
  ["2021-03-13", 6, "2021-03-20"],
  ["2021-03-14", 6, "2021-03-20"],
])("on %s, if weeks end on weekday %i, the first week ends on %s", (date, weekEnd, end) => {
  expect(weekAhead({ ...forecast, date: day(date), weekEnd }, 1)).toBe(day(end));
});

test("quantiles never fall, and are within the members", () => {
  const value = fc.integer({ min: -50, max: 1e6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 40 }), (all) => {
      const members = all.map(([a, b, c]) =>
        totals({ "2021-03-14": a, "2021-03-21": b, "2021-03-28": c }),
      );
      const rows = hubCsv(forecast, members).trimEnd().split("\n").slice(1);
      for (const [week, place] of [1, 2].entries()) {
        const values = rows
          .slice(23 * week, 23 * (week + 1))
          .map((row) => Number(row.split(",").at(-1)));
        const increases = all.map((one) => Math.max(0, (one[place] ?? 0) - (one[place - 1] ?? 0)));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(values[0]).toBeGreaterThanOrEqual(Math.min(...increases));
        expect(values.at(-1)).toBeLessThanOrEqual(Math.max(...increases));
      }
    }),
  );
});

test("levels are those of hubs, symmetric", () => {
  expect(hubLevels).toHaveLength(23);
  hubLevels.forEach((level, place) => {
    expect(level + (hubLevels[22 - place] ?? 0)).toBeCloseTo(1, 12);
  });
});

test("a week without figures is said", () => {
  const members = [totals({ "2021-03-14": 100, "2021-03-21": 110 })];
  expect(() => hubCsv(forecast, members)).toThrow(
    "There are no figures (wk inc case) for the week that ends on 2021-03-28.",
  );
});

test("the command writes the file of an ensemble where a hub expects it", async () => {
  write(folder, "sz1.ensemble.zip", await ensembleOf("sz1", [10, 12, 14]));
  const said = vi.fn();
  const log = console.log;
  console.log = said;
  const args = ["--date", "2021-03-14", "--location", "DE-NW", "--horizons", "1", "--to", folder];
  const record = join(folder, "records/forecast.json");
  args.push("--record", record);
  try {
    await forecastCommand().parseAsync([join(folder, "sz1.ensemble.zip"), ...args], {
      from: "user",
    });
  } finally {
    console.log = log;
  }
  const file = join(folder, "episcope-abm/2021-03-14-episcope-abm.csv");
  expect(said).toHaveBeenCalledWith(`${file}: 3 model runs`);
  const text = readFileSync(file, "utf8");
  // 12 a day, a tenth of them in hospital, a hundredth dead.
  expect(text).toContain("2021-03-14,wk inc case,1,2021-03-21,DE-NW,quantile,0.5,84\n");
  expect(text).toContain("2021-03-14,wk inc hosp,1,2021-03-21,DE-NW,quantile,0.5,8.4\n");
  expect(text).toContain("2021-03-14,wk inc death,1,2021-03-21,DE-NW,quantile,0.5,0.84\n");
  expect(Object.keys(hubTargets)).toHaveLength(4);
  expect(JSON.parse(readFileSync(record, "utf8"))).toMatchObject({
    file: "episcope-abm/2021-03-14-episcope-abm.csv",
    forecast: { date: "2021-03-14", location: "DE-NW", horizons: 1, weekEnd: "sunday" },
    ensemble: recordFixture("sz1"),
  });
});

test.each([
  [["nothing.ensemble.zip"], "There is no file"],
  [["sz1.zip"], "is no file such as sz1.ensemble.zip"],
  [["broken.ensemble.zip"], "zip"],
  [["sz2.ensemble.zip", "--date", "2022-03-14"], "There are no figures"],
])("%j is refused in words", async ([name = "", ...more], message) => {
  write(folder, "broken.ensemble.zip", "not a zip");
  write(folder, "sz2.ensemble.zip", await ensembleOf("sz2", [10]));
  const args = ["--date", "2021-03-14", "--location", "DE", "--to", folder, ...more];
  const running = forecastCommand().parseAsync([join(folder, name), ...args], { from: "user" });
  await expect(running).rejects.toThrow(message);
});
