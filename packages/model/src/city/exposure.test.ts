import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exposureOf, packedExposure } from "./exposure.ts";

describe("packed exposure", () => {
  test("keeps whole numbers up to 2047", () => {
    for (const value of [0, 1, 2, 1000, 2047])
      expect(exposureOf(packedExposure(value))).toBe(value);
  });

  test("is never too small and at most a thousandth too large", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
        const unpacked = exposureOf(packedExposure(value));
        expect(unpacked).toBeGreaterThanOrEqual(value);
        expect(unpacked).toBeLessThanOrEqual(Math.max(value + 1, value * 1.001));
      }),
    );
  });

  test("leaves the lower half of the word alone", () => {
    expect(packedExposure(12_345) & 0xffff).toBe(0);
  });
});
