import { expect, test } from "vitest";
import {
  logDirichletMultinomial,
  logGamma,
  logNegativeBinomial,
  logWithOutliers,
} from "./likelihood.ts";

test("the gamma function", () => {
  expect(logGamma(5)).toBeCloseTo(Math.log(24), 12);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
  expect(logGamma(1)).toBeCloseTo(0, 12);
  // Stirling's series.
  const x = 100_000.5;
  const stirling = (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x);
  expect(logGamma(x) / stirling).toBeCloseTo(1, 12);
});

test("negative binomial by hand", () => {
  // Size 2, success 2/5: 5 ways · 0.4² · 0.6⁴.
  expect(Math.exp(logNegativeBinomial(4, 3, 0.5))).toBeCloseTo(0.10368, 10);
  // Size 1 is geometric.
  expect(Math.exp(logNegativeBinomial(0, 1, 1))).toBeCloseTo(0.5, 12);
  expect(Math.exp(logNegativeBinomial(2, 1, 1))).toBeCloseTo(0.125, 12);
});

test("negative binomial: its probabilities add up, with the variance it says", () => {
  let [sum, mean, square] = [0, 0, 0];
  for (let count = 0; count < 2000; count++) {
    const share = Math.exp(logNegativeBinomial(count, 20, 0.1));
    sum += share;
    mean += share * count;
    square += share * count ** 2;
  }
  expect(sum).toBeCloseTo(1, 9);
  expect(mean).toBeCloseTo(20, 6);
  expect(square - mean ** 2).toBeCloseTo(20 + 0.1 * 400, 4);
});

test("outliers: a mixture, which costs no more than their share", () => {
  const outliers = { share: 0.2, spread: 1 };
  // 0.8 · 0.10368 and 0.2 · 1/4 · (3/4)⁴ of the geometric distribution.
  const expected = 0.8 * 0.10368 + 0.2 * 0.25 * 0.75 ** 4;
  expect(Math.exp(logWithOutliers(4, 3, Math.sqrt(0.5), outliers))).toBeCloseTo(expected, 10);
  const far = logWithOutliers(6, 300, 0.1, outliers) - logNegativeBinomial(6, 300, 1);
  expect(far).toBeCloseTo(Math.log(0.2), 9);
});

test("Dirichlet-multinomial by hand", () => {
  // All of (0, 2), (1, 1), (2, 0) are equally likely.
  for (const counts of [
    [0, 2],
    [1, 1],
    [2, 0],
  ])
    expect(Math.exp(logDirichletMultinomial(counts, [0.5, 0.5], 2))).toBeCloseTo(1 / 3, 12);
  // With a large concentration it is the multinomial distribution: 3 · 0.2 · 0.8².
  expect(Math.exp(logDirichletMultinomial([1, 2], [0.2, 0.8], 1e7))).toBeCloseTo(0.384, 5);
});
