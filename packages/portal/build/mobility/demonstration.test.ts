import { createHash } from "node:crypto";
import {
  areaNamed,
  baselineOf,
  changeFrom,
  counties,
  lineOf,
  type MobilityFileKind,
  type MobilityMetric,
  type MobilitySeries,
  readMobility,
  readMobilityText,
  states,
} from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { constantsOf } from "./countyConstants.ts";
import { demonstrationData } from "./demonstrationData.ts";
import { demonstrationFiles } from "./demonstrationFiles.ts";
import { nationalChange } from "./nationalChange.ts";
import { populationOf } from "./population.ts";

const files = demonstrationFiles();
const data = demonstrationData();
const bare = demonstrationData({ hasEffects: false });

function valueAt(series: MobilitySeries | undefined, id: string, date: string): number {
  const index = series?.dates.indexOf(date) ?? -1;
  return series && index >= 0 ? (lineOf(series, id)[index] ?? Number.NaN) : Number.NaN;
}

/** Percent relative to the first week. */
function changeAt(metric: MobilityMetric, id: string, date: string): number {
  const series = data[id.length === 5 ? "county" : "state"].week.get(metric);
  const line = series ? lineOf(series, id) : [];
  return changeFrom(line, baselineOf(line))[series?.dates.indexOf(date) ?? -1] ?? Number.NaN;
}

test("the national change is interpolated between anchors", () => {
  const at = (date: string) => nationalChange(parseDay(date) ?? 0);
  expect([at("2020-03-08"), at("2020-03-29"), at("2020-12-27"), at("2022-12-25")]).toEqual([
    0, -28, -26, -3,
  ]);
  // Halfway from −3 to −19; a quarter of the way from −28 to −17.
  expect(nationalChange((parseDay("2020-03-15") ?? 0) + 3.5)).toBe(-11);
  expect(at("2020-04-05")).toBe(-25.25);
  expect([at("2019-01-06"), at("2023-01-01")]).toEqual([0, -3]);
});

test("counties follow the bare recipe", () => {
  for (const id of ["11000", "05315", "12052"]) {
    const { u, v } = constantsOf(id);
    const own = -28 * (1 + 0.3 * v);
    const weekday = 7.8 * (1 + 0.1 * u) * (1 + own / 100);
    const weekend = 5.9 * (1 + 0.1 * u) * (1 + own / 100);
    const { county } = bare;
    expect(valueAt(county.weekday.get("duration"), id, "2020-03-27")).toBeCloseTo(weekday, 9);
    expect(valueAt(county.weekend.get("duration"), id, "2020-03-29")).toBeCloseTo(weekend, 9);
    expect(valueAt(county.week.get("duration"), id, "2020-03-29")).toBeCloseTo(
      (5 * weekday + 2 * weekend) / 7,
      9,
    );
    expect(valueAt(county.week.get("proportion-mobile-persons"), id, "2020-03-29")).toBeCloseTo(
      84 + 0.6 * own,
      9,
    );
    expect(valueAt(county.week.get("distance"), id, "2020-03-29")).toBeCloseTo(
      36 * (1 - 0.35 * u) * (1 + (1.3 * own) / 100),
      9,
    );
    expect(valueAt(county.week.get("nightly-activity"), id, "2020-03-29")).toBeCloseTo(
      150 * (1 + 0.25 * u) * (1 + (1.8 * own) / 100),
      9,
    );
  }
});

test("Germany follows the bare recipe with constants of 0, except for their correlation", () => {
  const hours = bare.state.week.get("duration");
  const base = (5 * 7.8 + 2 * 5.9) / 7;
  expect(valueAt(hours, "DE", "2020-03-08")).toBeCloseTo(base, 9);
  for (const [date, change] of [
    ["2020-03-29", -28],
    ["2020-09-13", 6],
    ["2022-09-04", 10],
  ] as const) {
    expect(valueAt(hours, "DE", date) / (base * (1 + change / 100))).toBeCloseTo(1, 2);
  }
});

test("states and Germany are population-weighted means of their counties", () => {
  const [states, ofCounties] = [data.state.week.get("distance"), data.county.week.get("distance")];
  const meanOf = (prefix: string, date: string) => {
    const parts = counties.filter(({ id }) => id.startsWith(prefix));
    const people = parts.reduce((sum, { id }) => sum + populationOf(id), 0);
    const sum = parts.reduce(
      (total, { id }) => total + populationOf(id) * valueAt(ofCounties, id, date),
      0,
    );
    return sum / people;
  };
  for (const date of ["2020-03-08", "2021-07-18"]) {
    expect(valueAt(states, "09", date)).toBeCloseTo(meanOf("09", date), 9);
    expect(valueAt(states, "11", date)).toBeCloseTo(valueAt(ofCounties, "11000", date), 9);
    expect(valueAt(states, "DE", date)).toBeCloseTo(meanOf("", date), 9);
    expect(valueAt(states, "DE", date)).toBeCloseTo(valueAt(ofCounties, "DE", date), 9);
  }
});

test("every county has a population, the country 83 million", () => {
  expect(counties.filter(({ id }) => !(populationOf(id) >= 30_000))).toEqual([]);
  const all = counties.reduce((sum, { id }) => sum + populationOf(id), 0);
  expect(Math.round(all / 1e6)).toBe(83);
  // Destatis, end of 2018: Berlin 3,645,000, Köln 1,086,000, Zweibrücken 34,000.
  expect(["11000", "05315", "07320"].map(populationOf)).toEqual([3_645_000, 1_086_000, 34_000]);
});

function kindOf(path: string): MobilityFileKind {
  if (/range/i.test(path)) return "range";
  return path.includes("night") ? "nights" : "duration";
}

test.each([...files.keys()].filter((path) => path.endsWith(".csv")))(
  "the file %s is valid",
  (path) => {
    const level = path.includes("/landkreise/") ? "county" : "state";
    const bytes = new TextEncoder().encode(files.get(path));
    const { series, faults } = readMobility(bytes, { level, kind: kindOf(path) }, path);
    expect(faults).toEqual([]);
    const isWeekday = path.includes("weekdays");
    for (const { dates, values } of series.values()) {
      // Sundays from 8 March 2020 to 25 December 2022 except one; Fridays without exception.
      expect(dates).toHaveLength(isWeekday ? 147 : 146);
      expect([dates[0], dates.at(-1)]).toEqual(
        isWeekday ? ["2020-03-06", "2022-12-23"] : ["2020-03-08", "2022-12-25"],
      );
      expect(dates.includes("2021-10-10")).toBe(false);
      expect(values).toHaveLength(dates.length * (level === "county" ? 402 : 17));
      expect(values.some(Number.isNaN)).toBe(false);
    }
  },
);

test("values are in the range of published ones", () => {
  const rangeOf = (level: "state" | "county", metric: MobilityMetric) => {
    const values = data[level].week.get(metric)?.values ?? [];
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const isWithin = ([low, high]: readonly [number, number], least: number, most: number) => {
    expect(low).toBeGreaterThan(least);
    expect(high).toBeLessThan(most);
  };
  isWithin(rangeOf("state", "duration"), 4, 8.8);
  isWithin(rangeOf("county", "duration"), 3.1, 10.6);
  isWithin(rangeOf("county", "proportion-mobile-persons"), 30, 97);
  isWithin(rangeOf("county", "nightly-activity"), 25, 300);
  isWithin(rangeOf("county", "distance"), 5, 80);
});

test("events are visible: Easter, Christmas, regional holidays, curfews, cheap trains", () => {
  const hours = (id: string, date: string) => changeAt("duration", id, date);
  // Easter Monday and Good Friday are in the weeks of 12 and 19 April 2020; 2021: 4 and 11 April.
  expect(hours("DE", "2021-04-04")).toBeLessThan(hours("DE", "2021-03-28") - 4);
  expect(hours("DE", "2021-04-04")).toBeLessThan(hours("DE", "2021-04-18") - 4);
  expect(hours("DE", "2020-12-27")).toBeLessThan(-30);
  // Corpus Christi, 3 June 2021: a holiday in Bavaria and not in Berlin, which also has school.
  expect(hours("09", "2021-06-06")).toBeLessThan(hours("11", "2021-06-06") - 4);
  // Day of Repentance: only in Saxony.
  expect(hours("14", "2022-11-20")).toBeLessThan(hours("16", "2022-11-20") - 2);
  // Summer holidays: Berlin in July, Bavaria in August.
  expect(hours("11", "2021-07-11")).toBeLessThan(hours("09", "2021-07-11") - 2);
  expect(hours("09", "2021-08-22")).toBeLessThan(hours("11", "2021-08-22") - 2);
  // Curfews: nights fell far more than days.
  expect(changeAt("nightly-activity", "05315", "2021-01-24")).toBeLessThan(
    changeAt("duration", "05315", "2021-01-24") - 20,
  );
  expect(changeAt("distance", "DE", "2022-08-14")).toBeGreaterThan(
    changeAt("distance", "DE", "2021-08-15") + 3,
  );
});

test("weekdays leave out holidays of the state, but Germany does not", () => {
  // Friday, 1 May 2020: a holiday everywhere; the week around it is of the same kind.
  const weekdays = data.state.weekday.get("duration");
  const bavaria = areaNamed("state", "Bayern")?.id ?? "";
  const step = (id: string) =>
    valueAt(weekdays, id, "2020-05-01") / valueAt(weekdays, id, "2020-05-08");
  expect(step(bavaria)).toBeGreaterThan(0.93);
  expect(step("DE")).toBeLessThan(step(bavaria) - 0.03);
});

test("areas differ, and cities reacted more", () => {
  expect(changeAt("duration", "05315", "2020-03-29")).toBeLessThan(
    changeAt("duration", "01051", "2020-03-29"),
  );
  const firstValues = states.map(({ id }) =>
    valueAt(data.state.week.get("duration"), id, "2020-03-08"),
  );
  expect(Math.max(...firstValues) - Math.min(...firstValues)).toBeGreaterThan(0.2);
});

test("texts in both languages say that the data are synthetic", () => {
  for (const folder of ["bundeslaender", "landkreise"]) {
    for (const [language, word] of [
      ["en", "synthetic demonstration data"],
      ["de", "synthetisch"],
    ]) {
      const path = `mobilityData/${folder}/config.${language}.yaml`;
      const { text, faults } = readMobilityText(files.get(path) ?? "", path);
      expect(faults).toEqual([]);
      expect(text.description).toContain(word);
      expect(text.notes).toHaveLength(3);
      expect(text.info).toHaveLength(folder === "landkreise" ? 1 : 0);
    }
  }
});

test("the data are the same in every build", () => {
  const hash = createHash("sha256");
  for (const path of [...files.keys()].sort()) hash.update(path).update(files.get(path) ?? "");
  expect(hash.digest("hex")).toBe(
    "b4bb273c8ac9658ce0743d4bba14a94c195f2b9de197c5096a3b46d50d20f608",
  );
});
