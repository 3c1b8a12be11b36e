import { areaNamed } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { type CurveSettings, curveContent, dateRange } from "./curveContent.ts";
import { curveMarks, singleState } from "./curveMarks.ts";
import { seriesFixture } from "./fixtures/series.ts";

const dates = ["2020-03-08", "2020-03-15", "2020-03-22"];
const area = (level: "state" | "county", name: string) => {
  const found = areaNamed(level, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const defaults: CurveSettings = {
  ...{ metric: "duration", period: "week", areas: [], shows: "values", baseline: undefined },
  ...{ smoothing: 1, hasOtherStates: true },
};
const states = seriesFixture("state", dates, {
  Deutschland: [7.3, 7, 5.9],
  Berlin: [7.2, 7, 5.2],
  Bayern: [8, 7, 4.4],
});

function panel(settings: Partial<CurveSettings>, series = states) {
  const content = curveContent(series, { ...defaults, ...settings }, "en");
  if (content.kind !== "panels" || !content.panels[0]) throw new Error("no panel");
  return content.panels[0];
}

test("there are 17 lines: Germany, then the states in alphabetical order", () => {
  const { series } = panel({});
  const names = series.map(({ name }) => name);
  expect(names).toHaveLength(17);
  expect(names.slice(0, 4)).toEqual(["Deutschland", "Baden-Württemberg", "Bayern", "Berlin"]);
  expect(series.map(({ layer }) => layer).slice(0, 2)).toEqual(["foreground", undefined]);
  expect(series.some(({ layer }) => layer === "background")).toBe(false);
  expect(new Set(series.map(({ color }) => color)).size).toBe(17);
});

test("choosing states moves the others behind them, or removes them", () => {
  const chosen = [area("state", "Berlin")];
  const { series } = panel({ areas: chosen });
  expect(series.slice(0, 2).map(({ name, layer }) => [name, layer])).toEqual([
    ["Deutschland", "foreground"],
    ["Berlin", undefined],
  ]);
  expect(series.filter(({ layer }) => layer === "background")).toHaveLength(15);
  expect(panel({ areas: chosen, hasOtherStates: false }).series).toHaveLength(2);
  // Without a choice nothing is removed.
  expect(panel({ hasOtherStates: false }).series).toHaveLength(17);
  const color = (settings: Partial<CurveSettings>) =>
    panel(settings).series.find(({ name }) => name === "Berlin")?.color;
  expect(color({ areas: chosen })).toBe(color({}));
});

test("the axis has its unit and values are read out with it", () => {
  expect(panel({})).toMatchObject({
    yTitle: { en: "Time per Day [h]", de: "Zeit pro Tag [h]" },
    measure: { decimals: 1, unit: "h" },
    range: { linear: [4, 8] },
    steps: { words: { en: "Week ending {date}" }, days: 7 },
  });
  expect(panel({ shows: "change" })).toMatchObject({
    yTitle: { en: "Percent [%]" },
    measure: { unit: "%", isSigned: true },
    range: { linear: [-50, 0] },
  });
  const share = panel({ metric: "proportion-mobile-persons", shows: "change" });
  expect(share).toMatchObject({ yTitle: { en: "Percentage points" }, measure: { unit: "pp" } });
});

test("counties are in the order of choice, and Germany keeps its colour", () => {
  const counties = seriesFixture("county", dates, { Köln: [7, 6, 5], Jena: [8, 8, 8] });
  const areas = ["Deutschland", "Köln", "Jena"].map((name) => area("county", name));
  const { series } = panel({ areas }, counties);
  expect(series.map(({ name, color }) => [name, color])).toEqual([
    ["Deutschland", undefined],
    ["Köln", "#1f77b4"],
    ["Jena", "#d95f02"],
  ]);
});

test("a smoothed line shows the weekly points behind it", () => {
  const { series } = panel({
    areas: [area("state", "Berlin")],
    smoothing: 3,
    hasOtherStates: false,
  });
  expect(series.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    ...["Deutschland (raw) points", "Berlin (raw) points", "Deutschland line", "Berlin line"],
  ]);
});

test("a missing week is mentioned", () => {
  const broken = seriesFixture("state", ["2020-03-08", "2020-03-22"], {});
  expect(curveContent(broken, defaults, "en").subtitle?.en).toContain(
    "break where weeks are missing",
  );
  expect(curveContent(states, defaults, "en").subtitle?.en).not.toContain("break");
});

test("the axis covers all files, in whole weeks", () => {
  const fridays = seriesFixture("state", ["2020-03-06", "2020-04-03"], {});
  const whole = [parseDay("2020-03-02"), parseDay("2020-04-05")];
  expect(dateRange([undefined, states, fridays])).toEqual(whole);
  expect(dateRange([fridays])).toEqual(whole);
  expect(dateRange([undefined])).toBeUndefined();
});

test("lockdowns are labelled spans, cut to the axis", () => {
  const range = [parseDay("2020-03-01") ?? 0, parseDay("2020-06-30") ?? 0] as const;
  const spans = curveMarks([], range, "de").filter(({ isQuiet }) => !isQuiet);
  expect(spans).toEqual([
    { day: parseDay("2020-03-22"), until: parseDay("2020-05-04"), label: "Erster Lockdown" },
  ]);
});

test("the calendar of a state is used if all chosen areas are in it", () => {
  const [koeln, unna, jena] = ["Köln", "Kreis Unna", "Jena"].map((name) => area("county", name));
  if (!koeln || !unna || !jena) throw new Error("no area");
  expect(singleState([koeln, unna, area("county", "Deutschland")])?.name).toBe(
    "Nordrhein-Westfalen",
  );
  expect(singleState([koeln, jena])).toBeUndefined();
  expect(singleState([])).toBeUndefined();
});
