import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { curveLine } from "./curveLine.ts";
import { seriesFixture } from "./fixtures/series.ts";

const dates = ["2020-03-08", "2020-03-15", "2020-03-22", "2020-03-29", "2020-04-12"];
const defaults = {
  metric: "duration",
  shows: "values",
  baseline: undefined,
  smoothing: 1,
} as const;
const berlin = "11";
const line = (values: readonly number[], settings: Partial<Parameters<typeof curveLine>[2]> = {}) =>
  [
    ...curveLine(seriesFixture("state", dates, { Berlin: values }), berlin, {
      ...defaults,
      ...settings,
    }).y,
  ].map((value) => Math.round(value * 100) / 100);
const gap = Number.NaN;

test("values have a gap where a week is missing", () => {
  const series = seriesFixture("state", dates, { Berlin: [7.2, 7, 5, 4.36, 5] });
  const { x, y } = curveLine(series, berlin, defaults);
  expect([...y]).toEqual([7.2, 7, 5, 4.36, gap, 5]);
  expect(x[4]).toBe(parseDay("2020-04-05"));
});

test("the change is in percent of the first value of the area", () => {
  // 4.36 / 7.20 − 1 = −39.44 % (mobility specification 4).
  expect(line([7.2, 7, 5, 4.36, 5], { shows: "change" })).toEqual([
    ...[0, -2.78, -30.56, -39.44, gap, -30.56],
  ]);
  // An area's first week can be later; zero cannot be a baseline.
  expect(line([gap, 8, 4, 2, 8], { shows: "change" })).toEqual([gap, 0, -50, -75, gap, 0]);
  expect(line([0, 8, 4, 2, 8], { shows: "change" })).toEqual([gap, gap, gap, gap, gap, gap]);
});

test("the change can refer to a chosen week, and is empty if the area has no value then", () => {
  const settings = { shows: "change", baseline: "2020-03-22" } as const;
  expect(line([10, 8, 5, 4, 6], settings)).toEqual([100, 60, 0, -20, gap, 20]);
  expect(line([10, 8, gap, 4, 6], settings)).toEqual([gap, gap, gap, gap, gap, gap]);
});

test("shares change by percentage points", () => {
  const settings = { metric: "proportion-mobile-persons", shows: "change" } as const;
  expect(line([84, 80, 63, 63, 84], settings)).toEqual([0, -4, -21, -21, gap, 0]);
});

test("means do not extend across a gap", () => {
  expect(line([6, 9, 3, 6, 100], { smoothing: 3 })).toEqual([6, 6, 6, 6, gap, 100]);
  expect(line([6, 9, gap, 6, 100], { smoothing: 3 })).toEqual([6, 9, gap, 6, gap, 100]);
});

test("the change can refer to the same week a year before, if there is one", () => {
  const years = ["2020-03-08", "2020-03-15", "2021-03-07", "2021-03-14", "2021-03-21"];
  const series = seriesFixture("state", years, { Berlin: [8, 0, 6, 5, 4] });
  const { x, y } = curveLine(series, berlin, { ...defaults, shows: "change", baseline: "year" });
  // 52 weeks after 8 March 2020 is 7 March 2021; zero and missing weeks are no baseline.
  expect(y[x.indexOf(parseDay("2021-03-07") ?? 0)]).toBe(-25);
  expect(y[x.indexOf(parseDay("2021-03-14") ?? 0)]).toBeNaN();
  expect(y[x.indexOf(parseDay("2021-03-21") ?? 0)]).toBeNaN();
  expect(y[0]).toBeNaN();
});
