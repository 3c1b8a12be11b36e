import { expect, test } from "vitest";
import { effectiveSize, systematic, weigh } from "./weights.ts";

const even = (count: number) => new Float64Array(count).fill(1 / count);

test("weights are proportional to likelihoods", () => {
  const { weights, effective, exponent } = weigh(
    Float64Array.of(0.5, 0.5),
    Float64Array.of(Math.log(1) - 5000, Math.log(3) - 5000),
    1,
  );
  expect(weights[0]).toBeCloseTo(0.25, 12);
  expect(weights[1]).toBeCloseTo(0.75, 12);
  expect(effective).toBeCloseTo(1 / (0.0625 + 0.5625), 12);
  expect(exponent).toBe(1);
});

test("where hardly any particle would be left, likelihoods are tempered", () => {
  const logs = Float64Array.from({ length: 100 }, (_, place) => -place * 10);
  const { effective, exponent, weights } = weigh(even(100), logs, 10);
  expect(effective).toBeCloseTo(10, 6);
  expect(exponent).toBeLessThan(0.1);
  expect(weights[0]).toBeGreaterThan(weights[1] ?? 1);
});

test("a particle without a likelihood does not count", () => {
  const { weights } = weigh(even(3), Float64Array.of(0, Number.NaN, 0), 1);
  expect(weights[1]).toBe(0);
});

test("systematic resampling copies by weight", () => {
  expect([...systematic(Float64Array.of(0.5, 0.25, 0.25, 0), 4, 0.5)]).toEqual([0, 0, 1, 2]);
  expect([...systematic(even(5), 5, 0.3)]).toEqual([0, 1, 2, 3, 4]);
  expect([...systematic(Float64Array.of(0, 1), 3, 0.99)]).toEqual([1, 1, 1]);
  expect(effectiveSize(even(7))).toBeCloseTo(7, 9);
});
