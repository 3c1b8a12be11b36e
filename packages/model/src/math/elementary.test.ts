import fc from "fast-check";
import { expect, test } from "vitest";
import { cosine, exp, expNegative, ln, normalQuantile, power } from "./elementary.ts";

const near = (value: number, expected: number, relative: number) =>
  Math.abs(value - expected) <= relative * Math.abs(expected);

test("exp agrees with the engine's on the whole negative axis", () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 0, noNaN: true }), (x) => {
      expect(near(expNegative(x), Math.exp(x), 2e-14)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(expNegative(0)).toBe(1);
  expect(expNegative(-1)).toBeCloseTo(0.36787944117144233, 15);
  expect(expNegative(-746)).toBe(0);
  expect(expNegative(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(expNegative(1)).toBeNaN();
  expect(expNegative(Number.NaN)).toBeNaN();
});

test("ln agrees with the engine's", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      // Just below 1, two numbers near ln 2 cancel, and their error stays: a unit of theirs is
      // 1.1e-16, and three roundings, a table and the engine's own ln add up to at most four.
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(
        Math.max(5e-16, 2e-14 * Math.abs(Math.log(x))),
      );
    }),
    { numRuns: 2000 },
  );
  expect(ln(1)).toBe(0);
  expect(ln(0)).toBe(Number.NEGATIVE_INFINITY);
  expect(ln(-1)).toBeNaN();
});

test("quantiles of the normal distribution as in the tables", () => {
  expect(normalQuantile(0.5)).toBeCloseTo(0, 15);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  expect(normalQuantile(0.05)).toBeCloseTo(-1.6448536269514722, 12);
  expect(normalQuantile(1e-9)).toBeCloseTo(-5.997807015007686, 10);
});

test("exp on both sides of zero", () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(near(exp(x), Math.exp(x), 2e-14)).toBe(true);
    }),
  );
  expect(exp(0)).toBe(1);
  expect(exp(1)).toBeCloseTo(Math.E, 14);
  expect(exp(800)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(Number.NaN)).toBeNaN();
});

test("powers, also of zero and of one", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      fc.double({ min: -4, max: 4, noNaN: true }),
      (base, exponent) => {
        expect(near(power(base, exponent), base ** exponent, 1e-13)).toBe(true);
      },
    ),
  );
  expect(power(2, 10)).toBeCloseTo(1024, 9);
  expect(power(0, 1.2)).toBe(0);
  expect(power(0, -1)).toBe(Number.POSITIVE_INFINITY);
  expect(power(0, 0)).toBe(1);
  expect(power(1, 1.2)).toBe(1);
  expect(power(-2, 1.2)).toBeNaN();
});

test("cosine agrees with the engine's, all around and further", () => {
  for (let degrees = -720; degrees <= 720; degrees += 7.5) {
    expect(Math.abs(cosine(degrees) - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(2e-14);
  }
});
