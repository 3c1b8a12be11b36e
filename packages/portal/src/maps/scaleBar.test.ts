import fc from "fast-check";
import { expect, test } from "vitest";
import { lengthText, scaleBar } from "./scaleBar.ts";

test.each([
  [60, 100, 5000],
  [1, 100, 100],
  [0.5, 90, 20],
  [25, 100, 2000],
  [9.99, 100, 500],
  [10, 100, 1000],
  [4.9, 100, 200],
])("%d metres per pixel and %d pixels give %d metres", (metresPerPixel, most, metres) => {
  expect(scaleBar(metresPerPixel, most).metres).toBeCloseTo(metres);
});

test("it always fits and fills at least two fifths of the width", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 1000, noNaN: true }), (metresPerPixel) => {
      const { pixels } = scaleBar(metresPerPixel, 120);
      expect(pixels).toBeLessThanOrEqual(120 + 1e-9);
      expect(pixels).toBeGreaterThan(0.39 * 120);
    }),
  );
});

test("lengths are in metres and kilometres, in the reader's language", () => {
  expect([500, 1000, 2500].map((metres) => lengthText(metres, "en"))).toEqual([
    ...["500 m", "1 km", "2.5 km"],
  ]);
  expect(lengthText(2500, "de")).toBe("2,5 km");
});
