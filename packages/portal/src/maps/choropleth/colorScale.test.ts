import { expect, test } from "vitest";
import { contrast, parseColor } from "../../charts/colors/seriesColors.ts";
import { changeScale, typicalRange, valueScale } from "./colorScale.ts";

test("the published scale has its three colours, and is clamped beyond 40 percent", () => {
  const { colorOf } = changeScale("published", "light");
  expect([-40, 0, 40].map(colorOf)).toEqual(["#148949", "#f3f09f", "#c82026"]);
  expect(colorOf(-300)).toBe(colorOf(-40));
  expect(colorOf(477)).toBe(colorOf(40));
  expect(colorOf(Number.POSITIVE_INFINITY)).toBe(colorOf(40));
});

test("a missing value has no colour", () => {
  expect(changeScale("safe", "light").colorOf(Number.NaN)).toBeUndefined();
});

test.each(["light", "dark"] as const)(
  "the safe scale separates less from more by lightness and hue (%s)",
  (scheme) => {
    const { colorOf } = changeScale("safe", scheme);
    const rgb = (value: number) => parseColor(colorOf(value) ?? "") ?? [0, 0, 0];
    const [less, middle, more] = [rgb(-40), rgb(0), rgb(40)];
    expect(contrast(less, middle)).toBeGreaterThan(3);
    expect(contrast(more, middle)).toBeGreaterThan(3);
    // Every kind of colour vision can distinguish blue and red.
    expect(less[2] - less[0]).toBeGreaterThan(60);
    expect(more[0] - more[2]).toBeGreaterThan(60);
  },
);

test.each(["light", "dark"] as const)(
  "larger values contrast more with the background (%s)",
  (scheme) => {
    const ground = parseColor(scheme === "light" ? "#ffffff" : "#1b212b") ?? [0, 0, 0];
    const { colorOf } = valueScale("safe", scheme, [0, 10]);
    const contrasts = [0, 2, 4, 6, 8, 10].map((value) =>
      contrast(parseColor(colorOf(value) ?? "") ?? [0, 0, 0], ground),
    );
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
  },
);

test("an outlier does not compress the colours of the others", () => {
  const values = Array.from({ length: 200 }, (_, index) => 5 + index / 100);
  expect(typicalRange([...values, 1000, Number.NaN])[1]).toBeLessThan(8);
  expect(typicalRange([])).toEqual([0, 1]);
  expect(typicalRange([3])).toEqual([2, 4]);
});
