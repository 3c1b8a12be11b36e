import fc from "fast-check";
import { expect, test } from "vitest";
import { apportion, locate, runningSums, spread } from "./apportion.ts";

test("largest remainders: 10 people to 3 : 3 : 1 are 4.29, 4.29, 1.43", () => {
  expect(apportion(10, [3, 3, 1])).toEqual([4, 4, 2]);
  expect(apportion(7, [1, 1])).toEqual([4, 3]);
  expect(apportion(0, [1, 2])).toEqual([0, 0]);
});

test("nothing gets lost, and nobody is off by one or more", () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), weights, (total, shares) => {
      const parts = apportion(total, shares);
      const sum = shares.reduce((a, b) => a + b, 0);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      parts.forEach((part, index) => {
        expect(Math.abs(part - (total * (shares[index] ?? 0)) / sum)).toBeLessThan(1);
      });
    }),
  );
});

test("spread: 4 things over weights 1, 0, 2, 1", () => {
  expect([...spread(4, Float64Array.of(1, 0, 2, 1), 0)]).toEqual([0, 1, 1, 3, 4]);
  expect([...spread(1, Float64Array.of(1, 1), 0.4)]).toEqual([0, 0, 1]);
  expect([...spread(1, Float64Array.of(1, 1), 0.6)]).toEqual([0, 1, 1]);
  expect([...spread(3, Float64Array.of(0, 0), 0.5)]).toEqual([0, 0, 0]);
});

test("spread gives out everything, in order, and nothing to cells without weight", () => {
  const weights = fc.array(
    fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 9, noNaN: true })),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  const shift = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.nat(500), weights, shift, (count, list, u) => {
      const starts = spread(count, Float64Array.from(list), u);
      const isEmpty = list.every((weight) => weight === 0);
      expect(starts[list.length]).toBe(isEmpty ? 0 : count);
      list.forEach((weight, cell) => {
        const own = (starts[cell + 1] ?? 0) - (starts[cell] ?? 0);
        expect(own).toBeGreaterThanOrEqual(0);
        const isLast = cell === list.length - 1;
        if (weight === 0 && !isLast) expect(own).toBe(0);
      });
    }),
  );
});

test("locate finds the interval and skips empty ones", () => {
  const sums = runningSums([2, 0, 3]);
  expect([...sums]).toEqual([0, 2, 2, 5]);
  expect([0, 1.9, 2, 4.9].map((value) => locate(sums, value, 0, 3))).toEqual([0, 0, 2, 2]);
});
