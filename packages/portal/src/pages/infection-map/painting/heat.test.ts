import { expect, test } from "vitest";
import { heatColors, heatGradient, heatStep } from "./heat.ts";

const bytes = (scheme: "light" | "dark") => new Uint8Array(heatColors(scheme).buffer);
const lightness = (colors: Uint8Array, step: number) =>
  [0, 1, 2].reduce((sum, part) => sum + (colors[4 * step + part] ?? 0), 0);

test("zero is transparent; more is darker on a light background and lighter on a dark one", () => {
  for (const [scheme, sign] of [
    ["light", -1],
    ["dark", 1],
  ] as const) {
    const colors = bytes(scheme);
    expect(colors[3]).toBe(0);
    expect(colors[4 * 255 + 3]).toBe(224);
    for (let step = 16; step < 256; step += 16) {
      const change = lightness(colors, step) - lightness(colors, step - 16);
      expect(Math.sign(change)).toBe(sign);
    }
    expect(heatGradient(scheme)).toMatch(/^linear-gradient\(90deg, transparent, #/);
  }
});

test("a quarter of the scale is half of the colours", () => {
  expect(heatStep(0, 8)).toBe(0);
  expect(heatStep(2, 8)).toBe(128);
  expect(heatStep(8, 8)).toBe(255);
  expect(heatStep(80, 8)).toBe(255);
});
