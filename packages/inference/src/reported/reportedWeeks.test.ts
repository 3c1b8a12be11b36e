// Made-up files of open data, a few weeks of Berlin.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatDay, parseDay } from "@episcope/common";
import { strain } from "@episcope/model";
import { afterAll, expect, test } from "vitest";
import { readReported } from "./reportedWeeks.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-reported-"));
afterAll(() => rmSync(folder, { recursive: true }));

const monday = parseDay("2021-03-01") ?? 0;
const weeks = 6;
const days = Array.from({ length: 7 * weeks }, (_, day) => formatDay(monday + day));
const write = (name: string, ...lines: readonly string[]) =>
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);

write(
  "areas.csv",
  "area,population_2021",
  "Germany,80000000",
  "Berlin,4000000",
  "Brandenburg,2000000",
);
// Per head: Berlin twice as many as Germany, as many as Brandenburg and Berlin together.
const casesOf = { Germany: 8000, Berlin: 800, Brandenburg: 400 };
write(
  "cases-daily.csv",
  "date,area,cases",
  ...days.flatMap((date) => Object.entries(casesOf).map(([area, n]) => `${date},${area},${n}`)),
);
write(
  "icu-daily.csv",
  "date,area,covid_icu,covid_icu_adults",
  // A day of the last week is missing in one of the areas.
  ...days.map((date) => `${date},Berlin,120,`),
  ...days.slice(0, -1).map((date) => `${date},Brandenburg,,60`),
);
write(
  "covid-sari-weekly.csv",
  "week,age_group,covid_sari_incidence_per_100k",
  ...days
    .filter((_, day) => day % 7 === 0)
    .flatMap((date) => [`${date},all,10`, `${date},60-79,20`, `${date},80+,`]),
);
write(
  "variants-weekly.csv",
  "week,sequences_approx,other_incl_wild_type,alpha,ba4,ba5_excl_bq1",
  `${days[0]},500,25,75,0,0`,
  `${days[7]},500,0,0,10,90`,
);

const read = (until: string) =>
  readReported(
    folder,
    "berlin",
    Array.from({ length: weeks }, (_, week) => monday + 7 * week),
    parseDay(until) ?? 0,
  );

test("cases of the region, admissions of the country times its cases per head", () => {
  const { people, weeks: found } = read("2022-02-28");
  expect(people).toBe(4_000_000);
  expect(found[0]).toMatchObject({ day: monday, cases: 5600, admissions: [20, 40, undefined] });
});

test("beds of both areas per capita; a week that lacks a day is left out", () => {
  const { weeks: found } = read("2022-02-28");
  expect(found[0]?.intensiveCare).toBeCloseTo(3, 12);
  expect(found.at(-1)?.intensiveCare).toBeUndefined();
});

test("figures of other areas are taken as they are when cases are no longer comparable", () => {
  expect(read("2021-03-01").weeks[1]?.admissions).toEqual([10, 20, undefined]);
});

test("shares of variants by strain", () => {
  const [first, second, third] = read("2022-02-28").weeks;
  expect(first?.variants?.shares[strain.ALPHA]).toBeCloseTo(0.75, 12);
  expect(second?.variants?.shares[strain.OMICRON_BA5]).toBeCloseTo(1, 12);
  expect(third?.variants).toBeUndefined();
});
