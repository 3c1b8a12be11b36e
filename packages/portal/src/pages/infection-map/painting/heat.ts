// Colours of the density: from hardly visible to strong contrast, ordered by lightness in both
// schemes.
import { evenColors, heatColor } from "../../../charts/colors/heatColor.ts";
import { parseColor } from "../../../charts/colors/seriesColors.ts";
import type { ColorScheme } from "../../../environment/colorScheme.ts";

const stops: Readonly<Record<ColorScheme, readonly string[]>> = {
  light: ["#fde2a0", "#f7a55c", "#db5852", "#922765", "#3a0f54"],
  dark: ["#402a6c", "#8a3076", "#d64e5a", "#fa9b55", "#fdeba0"],
};

const heatSteps = 256;
/** Part of the scale in which colours fade in, and their opacity after it. */
const appearing = 0.12;
const cover = 0.88;

/** For each step: red, green, blue and alpha in memory order, as one number. */
export function heatColors(scheme: ColorScheme): Uint32Array {
  const places = evenColors(stops[scheme]);
  const colors = new Uint8ClampedArray(4 * heatSteps);
  for (let step = 0; step < heatSteps; step++) {
    const share = step / (heatSteps - 1);
    const color = parseColor(heatColor(places, share)) ?? [0, 0, 0];
    colors.set([...color, 255 * cover * Math.min(1, share / appearing)], 4 * step);
  }
  return new Uint32Array(colors.buffer);
}

/** Uses the square root, so that low densities can be distinguished as well. */
export function heatStep(value: number, most: number): number {
  return Math.min(heatSteps - 1, Math.round(Math.sqrt(value / most) * (heatSteps - 1)));
}

/** For the legend. */
export function heatGradient(scheme: ColorScheme): string {
  const [first, ...rest] = stops[scheme];
  return `linear-gradient(90deg, transparent, ${first} ${100 * appearing}%, ${rest.join(", ")})`;
}
