// Figures of made-up files: each day 10 cases by age group and state, 5 by county, and so on.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatDay } from "@episcope/common";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { emptyFolder } from "../../fixtures/runFixtures.ts";
import { firstDay, publishedFiles, smallList } from "../fixtures/publishedFiles.ts";
import { countryCases } from "./cases.ts";
import { convert } from "./convert.ts";

const folder = emptyFolder();
afterAll(() => rmSync(folder, { recursive: true }));
const texts = publishedFiles();
const last = firstDay + 34;

async function converted(id: string, change: (text: string) => string = (text) => text) {
  const source = smallList.sources.find((one) => one.id === id);
  if (!source) throw new RangeError(id);
  const file = join(folder, id);
  writeFileSync(file, change(texts.get(source.path) ?? ""));
  return (await convert(source, file)).converted;
}

async function linesOf(id: string, name: string, change?: (text: string) => string) {
  const { files } = await converted(id, change);
  const text = [...files].find(([path]) => path.endsWith(name))?.[1] ?? "";
  return text.trimEnd().split("\n");
}

test("cases belong to the day before the report; weeks add up; the rest is of unknown age", async () => {
  const { until } = await converted("cases-germany");
  expect(formatDay(until)).toBe(formatDay(last));
  const daily = await linesOf("cases-germany", "cases-daily-germany.csv");
  expect(daily.slice(0, 2)).toEqual(["date,area,cases", "2021-03-01,Germany,1120"]);
  expect(daily).toHaveLength(36);
  const ages = await linesOf("cases-germany", "cases-by-age-weekly-germany.csv");
  expect(ages.slice(1, 3)).toEqual([
    "2021-03-01,Germany,all,7840",
    "2021-03-01,Germany,00-04,1120",
  ]);
  expect(ages).toContain("2021-03-01,Germany,unknown,1120");
  expect(await linesOf("cases-germany", "areas-germany.csv")).toEqual([
    "ags,area,population",
    "00,Germany,11200000",
  ]);
  expect((await linesOf("cases-germany", "incidence/germany.csv")).slice(0, 2)).toEqual([
    "week,00",
    "2021-03-01,70",
  ]);
});

test("cases of the country for run pages, and its people by age", async () => {
  expect(await linesOf("cases-germany", "germany-cases.csv")).toContain("2021,3,1,1120");
  expect((await linesOf("cases-germany", "people-by-age-germany.csv")).slice(0, 2)).toEqual([
    "area,age_group,population",
    "Germany,00-04,1600000",
  ]);
});

test("a day that nobody reported is missing, and so is its week; it is not zero", async () => {
  const without = (text: string) =>
    text
      .split("\n")
      .filter((line) => !line.startsWith("2021-03-10"))
      .join("\n");
  const daily = await linesOf("cases-states", "cases-daily-states.csv", without);
  expect(daily.some((line) => line.startsWith("2021-03-09"))).toBe(false);
  const weeks = await linesOf("cases-states", "incidence/states.csv", without);
  expect(weeks[2]).toBe(`2021-03-08${",".repeat(16)}`);
  expect(weeks[3]).toMatch(/^2021-03-15,70,70/);
});

test("states for run pages: the published columns, dates moved", async () => {
  const lines = await linesOf("cases-states", "7-Tage-Inzidenz_Bundeslaender.csv");
  expect(lines[0]).toBe("Meldedatum,Bundesland_id,Altersgruppe,Inzidenz_7-Tage");
  expect(lines).toContain("2021-03-01,01,00+,70");
});

test("counties as they are today, with the people of all their parts", async () => {
  const daily = await linesOf("cases-counties", "cases-daily-counties.csv");
  expect(daily.filter((line) => line.startsWith("2021-03-01")).sort()).toEqual([
    "2021-03-01,03159,10",
    "2021-03-01,05315,5",
    "2021-03-01,05370,5",
    "2021-03-01,09162,5",
    "2021-03-01,11000,10",
    "2021-03-01,16063,10",
  ]);
  const areas = await linesOf("cases-counties", "areas-counties.csv");
  expect(areas).toContain("05315,Köln,50000");
  expect(areas).toContain("11000,,100000");
  expect(await linesOf("cases-counties", "munich-cases.csv")).toContain("2021,3,1,5");
});

test("Berlin counts once, also where the city stands beside its districts", async () => {
  const withCity = (text: string) =>
    text
      .trimEnd()
      .split("\n")
      .flatMap((line) => (line.includes(",11001,") ? [line, line.replace("11001", "11000")] : line))
      .join("\n");
  const daily = await linesOf("cases-counties", "cases-daily-counties.csv", withCity);
  expect(daily).toContain("2021-03-01,11000,5");
  const areas = await linesOf("cases-counties", "areas-counties.csv", withCity);
  expect(areas).toContain("11000,,50000");
});

test("admissions: the report of a Monday is the week before", async () => {
  const lines = await linesOf("admissions", "hospitalisations-weekly.csv");
  expect(lines[1]).toBe("2021-03-01,Berlin,00-04,14,2");
  expect(lines).toContain("2021-03-22,Germany,all,14,2");
  expect(await linesOf("admissions-adjusted", "rki-deutschland-hospitalization.csv")).toContain(
    `${formatDay(last)},Berlin,11,00+,2,NA`,
  );
});

test("intensive care: adults and children add up", async () => {
  const lines = await linesOf("intensive-care-states", "icu-daily-states.csv");
  expect(lines[1]).toBe("2021-03-01,Schleswig-Holstein,23,2");
  expect((await linesOf("intensive-care-ages", "icu-by-age-daily.csv")).at(-1)).toBe(
    `${formatDay(last)},Germany,unknown,9`,
  );
});

test("what is hidden or missing is no number", async () => {
  const deaths = await linesOf("deaths-states", "deaths-weekly.csv");
  expect(deaths.slice(1, 3)).toEqual(["2021-03-01,Berlin,5", "2021-03-01,Bremen,"]);
  const sari = await linesOf("sari", "covid-sari-weekly.csv");
  expect(sari.slice(1, 3)).toEqual(["2021-03-01,all,3", "2021-03-08,all,3"]);
  const r = await linesOf("r", "r-estimate.csv");
  expect([r[0], r.at(-1)]).toEqual(["date,r7,r7_lo,r7_hi", `${formatDay(last)},1.25,1.1,1.4`]);
  expect((await linesOf("tests", "tests-weekly.csv"))[1]).toBe("2021-03-01,1000,100");
});

test("doses of federal bodies count for the country", async () => {
  expect((await linesOf("vaccinations", "vaccinations-weekly.csv")).slice(1, 4)).toEqual([
    "2021-03-01,Berlin,1,70",
    "2021-03-01,Berlin,2,35",
    "2021-03-01,Berlin,3,7",
  ]);
  expect(await linesOf("vaccinations", "vaccinations-weekly.csv")).toContain(
    "2021-03-01,Germany,1,140",
  );
});

test("doses by the types that the model has", async () => {
  const lines = await linesOf("vaccinations", "vaccinations-by-type-weekly.csv");
  expect(lines.filter((line) => line.startsWith("2021-03-01,Berlin"))).toEqual([
    "2021-03-01,Berlin,mRNA,1,56",
    "2021-03-01,Berlin,omicronUpdate,3,7",
    "2021-03-01,Berlin,vector,1,14",
    "2021-03-01,Berlin,vector,2,35",
  ]);
  const unknown = (text: string) => text.replaceAll("Vaxzevria", "Nuvaxovid");
  expect(await linesOf("vaccinations", "by-type-weekly.csv", unknown)).toContain(
    "2021-03-01,Berlin,other,1,14",
  );
});

test("variants: only what countries report themselves, shares of known ones", async () => {
  const lines = await linesOf("variants", "variants-germany.csv");
  expect(lines[0]?.startsWith("date,other_incl_wild_type,alpha,beta,")).toBe(true);
  expect(lines[1]?.startsWith("2021-03-01,0.25,0.75,0,")).toBe(true);
});

test("no case is lost or made, whatever the rows", () => {
  const row = record({
    day: integer({ min: 0, max: 200 }),
    age: constantFrom("00+", "00-04", "80+"),
    cases: integer({ min: 0, max: 1000 }),
  });
  assert(
    property(array(row, { minLength: 1 }), (rows) => {
      const converter = countryCases();
      for (const { day, age, cases } of rows)
        expect(converter.row([formatDay(firstDay + day), age, "1000", String(cases)])).toBe(true);
      const text = converter.finish()?.files.get("reported/tables/cases-daily-germany.csv") ?? "";
      const sum = text
        .trimEnd()
        .split("\n")
        .slice(1)
        .reduce((total, line) => total + Number(line.split(",").at(-1)), 0);
      const expected = rows
        .filter(({ age }) => age === "00+")
        .reduce((total, { cases }) => total + cases, 0);
      expect(sum).toBe(expected);
    }),
  );
});
