import fc from "fast-check";
import { expect, test } from "vitest";
import { heatColor } from "./heatColor.ts";

const colors = [
  [0, "#ffffff"],
  [0.5, "rgb(255, 0, 0)"],
  [1, "#000000"],
] as const;

test("colours are interpolated linearly", () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => heatColor(colors, share))).toEqual([
    "#ffffff",
    "#ff8080",
    "#ff0000",
    "#800000",
    "#000000",
  ]);
});

test("beyond the ends the first or the last colour is used", () => {
  expect(heatColor(colors, -3)).toBe("#ffffff");
  expect(heatColor(colors, 1.01)).toBe("#000000");
  expect(heatColor(colors, Number.POSITIVE_INFINITY)).toBe("#000000");
  expect(heatColor([[0.2, "#123456"]], 0)).toBe("#123456");
  expect(heatColor([[0.2, "#123456"]], 1)).toBe("#123456");
});

test("two colours at one position make an edge", () => {
  const edge = [
    [0, "#000000"],
    [0.5, "#000000"],
    [0.5, "#ffffff"],
    [1, "#ffffff"],
  ] as const;
  expect(heatColor(edge, 0.49)).toBe("#000000");
  expect(heatColor(edge, 0.51)).toBe("#ffffff");
});

test("if colours go from light to dark, a larger value is never lighter", () => {
  const greys = [
    [0, "#ffffff"],
    [0.3, "#909090"],
    [1, "#000000"],
  ] as const;
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (a, b) => {
      const [less, more] = [heatColor(greys, Math.min(a, b)), heatColor(greys, Math.max(a, b))];
      expect(less).toMatch(/^#[\da-f]{6}$/);
      expect(less >= more).toBe(true);
    }),
  );
});
