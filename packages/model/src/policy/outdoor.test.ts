import { regionNames } from "@episcope/common";
import { expect, test } from "vitest";
import { climateOf, meanHighest } from "./climate.ts";
import { midpointOn, outdoorFraction, outdoorSeries, seasonFraction } from "./outdoor.ts";

const day = (date: string) => Date.parse(date) / 86_400_000;
const monthOf = (on: number) => new Date(on * 86_400_000).getUTCMonth();

test.each([
  [18.5, false, 0.5],
  [23.5, false, 1],
  [13.5, false, 0],
  [18.5, true, 0.25],
  [40, false, 1],
  [-10, false, 0],
  // Rain halves before the cut: (33.5 - 13.5) / 10 / 2.
  [33.5, true, 1],
])("U-08 %f °C, rain: %s", (temperature, isRainy, fraction) => {
  expect(outdoorFraction({ temperature, isRainy }, 18.5, 1)).toBeCloseTo(fraction, 12);
  expect(outdoorFraction({ temperature, isRainy }, 18.5, 0.8)).toBeCloseTo(0.8 * fraction, 12);
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

const firstDay = day("2021-01-01");

/** Mean per month of a year. */
function monthlyMeans(valueOn: (on: number) => number): readonly number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const days = Array.from({ length: 365 }, (_, index) => firstDay + index).filter(
      (on) => monthOf(on) === month,
    );
    return days.reduce((sum, on) => sum + valueOn(on), 0) / days.length;
  });
}

test.each([
  [18.5, [0, 0, 0.04, 0.21, 0.52, 0.74, 0.81, 0.76, 0.55, 0.2, 0.03, 0]],
  [25, [0, 0, 0.04, 0.21, 0.52, 0.66, 0.57, 0.38, 0.16, 0.02, 0, 0]],
])("mean fractions of Berlin by month, midpoint in autumn %f °C", (autumn, expected) => {
  const series = outdoorSeries("berlin", firstDay, 365, { midpoint: { spring: 18.5, autumn } });
  monthlyMeans((on) => series[on - firstDay] ?? 0).forEach((mean, month) => {
    expect(Math.abs(mean - (expected[month] ?? 0))).toBeLessThan(0.01);
  });
});

test("a fraction is the mean over warm, cold, dry and rainy days", () => {
  const july = day("2021-07-10");
  const mean = meanHighest(climateOf("berlin"), july);
  const { rainyShare } = climateOf("berlin");
  // Another way: a fine grid of the normal distribution.
  const [grid, range, spread] = [4000, 6, 4.1];
  let sum = 0;
  let weights = 0;
  for (let step = 0; step < grid; step++) {
    const z = range * ((2 * (step + 0.5)) / grid - 1);
    const weight = Math.exp((-z * z) / 2);
    const temperature = mean + spread * z;
    sum +=
      weight *
      ((1 - rainyShare) * outdoorFraction({ temperature, isRainy: false }, 18.5, 1) +
        rainyShare * outdoorFraction({ temperature, isRainy: true }, 18.5, 1));
    weights += weight;
  }
  expect(Math.abs((outdoorSeries("berlin", july, 1)[0] ?? 0) - sum / weights)).toBeLessThan(0.005);
});

test("the season has no noise: it rises and falls once, by small steps, each year alike", () => {
  for (const region of regionNames()) {
    const climate = climateOf(region);
    const course = Array.from({ length: 365 }, (_, index) =>
      meanHighest(climate, firstDay + index),
    );
    const steps = course.map((value, index) => (course[(index + 1) % 365] ?? 0) - value);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.3);
    const turns = steps.filter((step, index) => step * (steps[(index + 1) % 365] ?? 0) < 0);
    expect(turns).toHaveLength(2);
    expect(
      outdoorSeries(region, day("2023-05-01"), 60, { midpoint: { spring: 18.5, autumn: 18.5 } }),
    ).toEqual(outdoorSeries(region, day("2021-05-01"), 60));
  }
});

test("the course of the temperature keeps the monthly means of the record", () => {
  for (const region of regionNames()) {
    const climate = climateOf(region);
    monthlyMeans((on) => meanHighest(climate, on)).forEach((mean, month) => {
      expect(Math.abs(mean - (climate.temperature[month] ?? 0))).toBeLessThan(0.8);
    });
  }
  // A wave of a year and one of half a year come back as they were, whatever a month takes off.
  const wave = (degrees: number) =>
    12 - 10 * Math.cos(((degrees - 20) * Math.PI) / 180) + Math.sin((2 * degrees * Math.PI) / 180);
  const temperature = Array.from({ length: 12 }, (_, month) => {
    const parts = Array.from({ length: 300 }, (_, part) => wave(30 * month + (part + 0.5) / 10));
    return parts.reduce((sum, part) => sum + part, 0) / 300;
  });
  const middle = 30 * (3 + 14.5 / 30);
  expect(meanHighest({ temperature, rainyShare: 0 }, day("2021-04-15"))).toBeCloseTo(
    wave(middle),
    3,
  );
});

test("a day is the same wherever a series begins; cities differ, others take their climate", () => {
  const from = day("2021-03-01");
  const long = outdoorSeries("munich", from, 200);
  const late = outdoorSeries("munich", from + 100, 100);
  expect([...late]).toEqual([...long.subarray(100)]);
  for (const region of regionNames()) {
    const series = outdoorSeries(region, from, 365);
    expect(series.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(Math.max(...series)).toBeGreaterThan(0.5);
    if (region !== "munich") expect([...series.subarray(0, 200)]).not.toEqual([...long]);
  }
  expect([...outdoorSeries("heinsberg", from, 90)]).toEqual([
    ...outdoorSeries("cologne", from, 90),
  ]);
  const may = day("2021-05-15");
  const highest = (region: string) => meanHighest(climateOf(region), may);
  expect(highest("germany")).toBeCloseTo(
    (highest("berlin") + highest("cologne") + highest("munich")) / 3,
    10,
  );
});

test("options: largest fraction, weight of the season, the autumn of 2020 in Berlin", () => {
  const july = day("2021-07-10");
  const [usual = 0] = outdoorSeries("berlin", july, 1);
  expect(outdoorSeries("berlin", july, 1, { largest: 0.5 })[0]).toBeCloseTo(0.5 * usual, 12);
  expect(outdoorSeries("berlin", july, 1, { alpha: 0.5 })[0]).toBeCloseTo((usual + 1) / 2, 12);
  const [full = 0] = outdoorSeries("cologne", july, 1, { largest: 1 });
  expect(outdoorSeries("cologne", july, 1)[0]).toBeCloseTo(0.8 * full, 12);
  const autumn = (region: string, year: number) =>
    outdoorSeries(region, day(`${year}-09-10`), 1)[0] ?? 0;
  expect(autumn("berlin", 2020)).toBeLessThan(0.5 * autumn("berlin", 2021));
  expect(autumn("munich", 2020)).toBe(autumn("munich", 2021));
  expect(outdoorSeries("berlin", july, 0)).toHaveLength(0);
});
