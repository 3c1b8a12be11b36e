// Colours of the density: from hardly visible to far from the ground, ordered by lightness in both schemes.
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import type { Rgb } from "./dots.ts";

const stops: Readonly<Record<ColorScheme, readonly Rgb[]>> = {
  light: [
    [253, 226, 160],
    [247, 165, 92],
    [219, 88, 82],
    [146, 39, 101],
    [58, 15, 84],
  ],
  dark: [
    [64, 42, 108],
    [138, 48, 118],
    [214, 78, 90],
    [250, 155, 85],
    [253, 235, 160],
  ],
};

const heatSteps = 256;
/** Share of the scale over which colours appear, and how much of the ground they cover then. */
const appearing = 0.12;
const cover = 0.88;

/** By step: red, green, blue and alpha in the order of memory, as one number. */
export function heatColors(scheme: ColorScheme): Uint32Array {
  const colors = new Uint8ClampedArray(4 * heatSteps);
  for (let step = 0; step < heatSteps; step++) {
    const share = step / (heatSteps - 1);
    colors.set(
      [...mixed(stops[scheme], share), 255 * cover * Math.min(1, share / appearing)],
      4 * step,
    );
  }
  return new Uint32Array(colors.buffer);
}

/** Density as a share of the scale. With its root, so that thin places are told apart as well. */
export function heatStep(value: number, most: number): number {
  return Math.min(heatSteps - 1, Math.round(Math.sqrt(value / most) * (heatSteps - 1)));
}

/** For the legend. */
export function heatGradient(scheme: ColorScheme): string {
  const colors = stops[scheme].map((color) => `rgb(${color.join(" ")})`);
  return `linear-gradient(90deg, transparent, ${colors[0]} ${100 * appearing}%, ${colors.slice(1).join(", ")})`;
}

function mixed(colors: readonly Rgb[], share: number): Rgb {
  const place = share * (colors.length - 1);
  const lower = Math.min(colors.length - 2, Math.floor(place));
  const [from, to] = [colors[lower], colors[lower + 1]];
  const part = (index: 0 | 1 | 2) => {
    const start = from?.[index] ?? 0;
    return start + ((to?.[index] ?? 0) - start) * (place - lower);
  };
  return [part(0), part(1), part(2)];
}
