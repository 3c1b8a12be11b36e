import fc from "fast-check";
import { expect, test } from "vitest";
import { quantile } from "./quantile.ts";

test("a quantile lies between neighbouring values in proportion", () => {
  // Places 0.2, 1, 2, 3 and 3.8 of five values.
  const found = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) =>
    quantile([10, 20, 30, 50, 100], share),
  );
  expect(found.map((value) => Math.round(value * 1e9) / 1e9)).toEqual([12, 20, 30, 50, 90]);
  expect(quantile([4, 6], 0.5)).toBe(5);
  expect(quantile([7], 0.95)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test("quantiles lie between the extremes, in order", () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
      const sorted = Float64Array.from(values).sort();
      const found = [0.1, 0.5, 0.9].map((share) => quantile(sorted, share));
      const ordered = [sorted[0], ...found, sorted.at(-1)].map(Number);
      ordered.slice(1).forEach((higher, place) => {
        expect(higher).toBeGreaterThanOrEqual((ordered[place] ?? 0) - 1e-6);
      });
    }),
  );
});
