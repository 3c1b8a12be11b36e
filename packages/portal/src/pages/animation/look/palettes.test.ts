import { expect, test } from "vitest";
import { contrast, leastDistance, visions } from "./fixtures/vision.ts";
import { paletteOf } from "./palettes.ts";

const schemes = ["light", "dark"] as const;

test("the default palettes have six hexadecimal digits per colour", () => {
  expect(paletteOf("usual", "light").colors).toEqual([
    ...["#999900", "#0077ff", "#bb0044", "#ff5533", "#7733ee", "#000000", "#116622"],
  ]);
  expect(paletteOf("usual", "dark").colors[5]).toBe("#ff66ff");
  for (const scheme of schemes) {
    for (const name of ["usual", "safe"] as const) {
      const { colors, ...rest } = paletteOf(name, scheme);
      for (const color of [...colors, ...Object.values(rest)]) {
        expect(color).toMatch(/^#[\da-f]{6}$/);
      }
    }
  }
});

test.each(schemes)(
  "every colour of the safe palette contrasts with its background: %s",
  (scheme) => {
    const { colors, background, arcs, text } = paletteOf("safe", scheme);
    for (const color of [...colors, arcs, text]) {
      expect(contrast(color, background)).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(schemes)(
  "any two colours of the safe palette differ with every kind of colour vision: %s",
  (scheme) => {
    const { colors } = paletteOf("safe", scheme);
    for (const matrix of Object.values(visions)) {
      expect(leastDistance(colors, matrix)).toBeGreaterThan(0.085);
    }
    const usual = paletteOf("usual", scheme).colors;
    const least = (some: readonly string[]) =>
      Math.min(...Object.values(visions).map((matrix) => leastDistance(some, matrix)));
    expect(least(colors)).toBeGreaterThan(2 * least(usual));
  },
);

test.each(schemes)("labels on the map are readable: %s", (scheme) => {
  const { text, background } = paletteOf("usual", scheme);
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
});

test("black on white is 21 to 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
