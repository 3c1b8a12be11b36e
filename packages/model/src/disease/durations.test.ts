import fc from "fast-check";
import { expect, test } from "vitest";
import { exp, normalQuantile } from "../math/elementary.ts";
import { key, uniform } from "../random/counterRandom.ts";
import {
  daysDistribution,
  drawnFrom,
  duration,
  fixedDays,
  logNormalOfMean,
  logNormalOfMedian,
} from "./durations.ts";

test("U-01 parameters of the log-normal distribution", () => {
  expect(logNormalOfMedian(6, 6).sigma).toBeCloseTo(0.6937, 4);
  expect(exp(logNormalOfMedian(6, 6).mu)).toBeCloseTo(6, 12);
  expect(logNormalOfMean(10, 5).mu).toBeCloseTo(2.191, 4);
  expect(logNormalOfMean(10, 5).sigma).toBeCloseTo(0.4724, 4);
  expect(logNormalOfMean(360, 15).mu).toBeCloseTo(5.8852, 4);
  expect(logNormalOfMean(360, 15).sigma).toBeCloseTo(0.04165, 5);
});

test("U-02 rounded durations of median 6 and deviation 6", () => {
  const law = drawnFrom(logNormalOfMedian(6, 6));
  const draws = Array.from({ length: 100_000 }, (_, n) => duration(law, uniform(key(2), n))).sort(
    (a, b) => a - b,
  );
  const mean = draws.reduce((sum, days) => sum + days, 0) / draws.length;
  expect(Math.abs(mean - 7.62)).toBeLessThan(0.05);
  expect(draws[5000]).toBe(2);
  expect(draws[95_000]).toBe(19);
  // Half a day is 3.58 deviations of the logarithm below the median: 0.017 %.
  expect(duration(law, 0.000165)).toBe(0);
  expect(duration(law, 0.000175)).toBe(1);
});

test("median 8 and deviation 8: mean 10.1 days, 5 % below 3, 95 % below 25", () => {
  const law = drawnFrom(logNormalOfMedian(8, 8));
  const count = 20_000;
  let sum = 0;
  for (let n = 0; n < count; n++) sum += duration(law, (n + 0.5) / count);
  expect(Math.abs(sum / count - 10.1)).toBeLessThan(0.1);
  expect(duration(law, 0.05)).toBe(3);
  expect(duration(law, 0.95)).toBe(25);
});

test("the table of slices changes nothing: every draw is the rounded quantile", () => {
  const distribution = logNormalOfMedian(6, 6);
  const law = drawnFrom(distribution);
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (u) => {
      const quantile = exp(distribution.mu + distribution.sigma * normalQuantile(u));
      expect(duration(law, u)).toBe(Math.round(quantile));
    }),
    { numRuns: 3000 },
  );
});

test("fixed days, and numbers at and beyond the ends", () => {
  for (const u of [1e-9, 0.5, 1 - 1e-9]) {
    expect(duration(fixedDays(0), u)).toBe(0);
    expect(duration(fixedDays(1), u)).toBe(1);
  }
  const law = drawnFrom(logNormalOfMedian(21, 21));
  expect(duration(law, 0)).toBe(0);
  // The largest of 2^32 draws: 6.3 deviations above the median.
  expect(duration(law, 1)).toBeGreaterThan(1500);
  expect(duration(law, 1)).toBeLessThan(2000);
  expect(duration(drawnFrom(logNormalOfMedian(60_000, 60_000)), 0.99)).toBe(65_534);
});

test("the distribution of days is that of the draws", () => {
  expect([...daysDistribution(fixedDays(3))]).toEqual([0, 0, 0, 1]);
  const law = drawnFrom(logNormalOfMedian(5, 5));
  const shares = daysDistribution(law);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  const count = 100_000;
  const drawn = new Float64Array(shares.length);
  for (let n = 0; n < count; n++) {
    const days = duration(law, uniform(key(7), n));
    if (days < drawn.length) drawn[days] = (drawn[days] ?? 0) + 1 / count;
  }
  // Five standard deviations of a share of a tenth.
  shares.forEach((share, days) => {
    expect(Math.abs(share - (drawn[days] ?? 0)), `${days} days`).toBeLessThan(0.005);
  });
});
