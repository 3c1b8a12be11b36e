import { regionNames } from "@episcope/common";
import { expect, test } from "vitest";
import { midpointOn, outdoorFraction, outdoorSeries, seasonFraction } from "./outdoor.ts";
import { stylisedWeather } from "./weather.ts";

const day = (date: string) => Date.parse(date) / 86_400_000;
const monthOf = (on: number) => new Date(on * 86_400_000).getUTCMonth();

test.each([
  [18.5, 0, 0.5],
  [23.5, 0, 1],
  [13.5, 0, 0],
  [18.5, 1, 0.25],
  [18.5, 0.5, 0.5],
  [40, 0, 1],
  [-10, 0, 0],
  // Rain halves before the cut: (33.5 - 13.5) / 10 / 2.
  [33.5, 2, 1],
])("U-08 %f °C with %f mm of rain", (temperature, precipitation, fraction) => {
  expect(outdoorFraction({ temperature, precipitation }, 18.5, 1)).toBeCloseTo(fraction, 12);
  expect(outdoorFraction({ temperature, precipitation }, 18.5, 0.8)).toBeCloseTo(
    0.8 * fraction,
    12,
  );
});

test("the midpoint moves between June and August", () => {
  const midpoint = { spring: 18.5, autumn: 25 };
  expect(midpointOn(midpoint, day("2020-01-01"))).toBe(18.5);
  expect(midpointOn(midpoint, day("2020-06-01"))).toBe(18.5);
  // 30 of 61 days.
  expect(midpointOn(midpoint, day("2020-07-01"))).toBeCloseTo(18.5 + (6.5 * 30) / 61, 12);
  expect(midpointOn(midpoint, day("2020-08-01"))).toBe(25);
  expect(midpointOn(midpoint, day("2020-12-31"))).toBe(25);
});

test("the season alone: nothing in winter, everything in July", () => {
  expect(seasonFraction(day("2021-01-10"))).toBe(0);
  expect(seasonFraction(day("2021-03-31"))).toBe(0);
  expect(seasonFraction(day("2021-05-16"))).toBeCloseTo(45 / 91, 12);
  expect(seasonFraction(day("2021-07-01"))).toBe(1);
  expect(seasonFraction(day("2021-07-31"))).toBe(1);
  expect(seasonFraction(day("2021-09-16"))).toBeCloseTo(46 / 92, 12);
  expect(seasonFraction(day("2021-11-01"))).toBe(0);
});

/** Mean per month over many years. */
function monthlyMeans(valueOn: (on: number) => number, years: number): readonly number[] {
  const sums = new Float64Array(12);
  const counts = new Float64Array(12);
  for (let on = 0; on < 365 * years; on++) {
    const month = monthOf(on);
    sums[month] = (sums[month] ?? 0) + valueOn(on);
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return Array.from(sums, (sum, month) => sum / (counts[month] ?? 1));
}

test.each([
  [18.5, [0, 0.01, 0.03, 0.25, 0.5, 0.69, 0.74, 0.74, 0.52, 0.19, 0.03, 0]],
  [25, [0, 0.01, 0.03, 0.25, 0.51, 0.61, 0.53, 0.42, 0.16, 0.02, 0, 0]],
])("mean fractions of Berlin by month, midpoint in autumn %f °C", (autumn, expected) => {
  const years = 60;
  const series = outdoorSeries("berlin", 0, 365 * years, { midpoint: { spring: 18.5, autumn } });
  monthlyMeans((on) => series[on] ?? 0, years).forEach((mean, month) => {
    expect(Math.abs(mean - (expected[month] ?? 0))).toBeLessThan(0.05);
  });
});

test("stylised weather: means, spread and rainy days of the climate, warm days in spells", () => {
  const days = Array.from({ length: 365 * 60 }, (_, on) => stylisedWeather("berlin", on, 1));
  const temperatures = monthlyMeans((on) => days[on]?.temperature ?? 0, 60);
  expect(Math.abs((temperatures[0] ?? 0) - 3.5)).toBeLessThan(0.8);
  expect(Math.abs((temperatures[6] ?? 0) - 25.3)).toBeLessThan(0.8);
  const rain = monthlyMeans((on) => days[on]?.precipitation ?? 0, 60);
  expect(Math.abs((rain[6] ?? 0) - 2.45)).toBeLessThan(0.3);
  const rainy = days.filter(({ precipitation }) => precipitation > 0.5).length / days.length;
  expect(Math.abs(rainy - 0.34)).toBeLessThan(0.02);
  // Within one month, so that the season adds little: departures of neighbouring days go together.
  const july = days.flatMap((weather, on) => {
    const next = days[on + 1];
    return monthOf(on) === 6 && next ? [[weather.temperature - 25, next.temperature - 25]] : [];
  });
  const mean = (value: (pair: readonly number[]) => number) =>
    july.reduce((sum, pair) => sum + value(pair), 0) / july.length;
  const variance = mean(([today = 0]) => today * today);
  expect(Math.abs(Math.sqrt(variance) - 4.5)).toBeLessThan(0.4);
  expect(Math.abs(mean(([today = 0, next = 0]) => today * next) / variance - 0.7)).toBeLessThan(
    0.1,
  );
});

test("a day has the same weather wherever a series begins; regions and seeds differ", () => {
  const from = day("2021-03-01");
  const long = outdoorSeries("munich", from, 200);
  const late = outdoorSeries("munich", from + 100, 100);
  expect([...late]).toEqual([...long.subarray(100)]);
  expect([...outdoorSeries("munich", from, 200, { seed: 1 })]).not.toEqual([...long]);
  for (const region of regionNames()) {
    const series = outdoorSeries(region, from, 365);
    expect(series.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(Math.max(...series)).toBeGreaterThan(0.5);
    if (region !== "munich") expect([...series.subarray(0, 200)]).not.toEqual([...long]);
  }
  expect(Math.max(...outdoorSeries("cologne", from, 365))).toBe(0.8);
});

test("options: measured weather, weight of the season, the warm autumn of 2020 in Berlin", () => {
  const mild = () => ({ temperature: 18.5, precipitation: 0 });
  const july = day("2021-07-10");
  expect([...outdoorSeries("berlin", july, 2, { measured: mild })]).toEqual([0.5, 0.5]);
  expect([...outdoorSeries("cologne", july, 1, { measured: mild })]).toEqual([0.4]);
  expect([...outdoorSeries("cologne", july, 1, { measured: mild, largest: 1 })]).toEqual([0.5]);
  expect([...outdoorSeries("berlin", july, 1, { measured: mild, alpha: 0.5 })]).toEqual([0.75]);
  const autumn = (region: "berlin" | "munich", date: string) =>
    outdoorSeries(region, day(date), 1, { measured: mild })[0];
  expect(autumn("berlin", "2020-09-10")).toBe(0);
  expect(autumn("berlin", "2021-09-10")).toBe(0.5);
  expect(autumn("munich", "2020-09-10")).toBe(0.5);
  expect(outdoorSeries("berlin", july, 0)).toHaveLength(0);
});
