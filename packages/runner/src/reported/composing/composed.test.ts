import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { firstDay } from "../fixtures/publishedFiles.ts";
import { modelSeries, type TableReader } from "./modelSeries.ts";

test("per 100,000 people, by complete weeks; what is missing is null", () => {
  const dates = ["01", "02", "03", "04", "05", "06", "07", "08"].map((day) => `2021-03-${day}`);
  const tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
    "areas-germany": [{ area: "Germany", population: "80000000" }],
    "cases-daily-germany": dates.map((date) => ({ date, area: "Germany", cases: "8000" })),
    "variants-weekly": [{ week: "2021-03-01", alpha: "75", other_incl_wild_type: "25" }],
  };
  const read: TableReader = (name) => tables[name] ?? [];
  expect(firstDay).toBe(parseDay("2021-03-01"));
  const series = modelSeries(read);
  expect([...series.keys()]).toEqual(["germany"]);
  expect(series.get("germany")?.values).toEqual({
    weeks: ["2021-03-01"],
    cases: [70],
    admissions: { all: [null], "60-79": [null], "80+": [null] },
    intensiveCare: [null],
    strains: { SARS_CoV_2: [0.25], ALPHA: [0.75] },
  });
});

test("admissions of a city are those of the country, as they were reported", () => {
  const dates = ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2021-03-${day}`);
  const tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
    "areas-germany": [{ area: "Germany", population: "80000000" }],
    "areas-states": [{ area: "Berlin", population: "4000000" }],
    "cases-daily-germany": dates.map((date) => ({ date, area: "Germany", cases: "8000" })),
    "cases-daily-states": dates.map((date) => ({ date, area: "Berlin", cases: "800" })),
    "covid-sari-weekly": [
      { week: "2021-03-01", age_group: "all", covid_sari_incidence_per_100k: "3.5" },
    ],
  };
  const series = modelSeries((name) => tables[name] ?? []);
  expect(series.get("berlin")?.values).toMatchObject({
    cases: [140],
    admissions: { all: [3.5] },
  });
});
