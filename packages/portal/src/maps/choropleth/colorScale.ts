// From values to colours: diverging around zero for changes, sequential for the values of one date
// (mobility specification 5.2).

import { evenColors, heatColor } from "../../charts/colors/heatColor.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";

/** safe: colour-blind safe, blue is less and orange is more; published: green and red. */
export type ColorSet = "safe" | "published";

export interface ColorScale {
  readonly low: number;
  readonly high: number;
  /** Values beyond the ends are clamped; undefined if there is no value. */
  colorOf(value: number): string | undefined;
}

type Stops = readonly string[];

/** The middle is close to the background of the scheme, so that small changes are inconspicuous. */
const divergingSafe: Readonly<Record<ColorScheme, Stops>> = {
  light: ["#084a8f", "#3f87c2", "#9cc5e2", "#f2f0ea", "#f9c089", "#e5812c", "#9c3d02"],
  dark: ["#a5d3ff", "#5a9ede", "#2f5c8a", "#3b414c", "#7f5426", "#d08235", "#ffca85"],
};
const divergingPublished: Stops = ["#148949", "#f3f09f", "#c82026"];

const sequentialSafe: Readonly<Record<ColorScheme, Stops>> = {
  light: ["#d9e7f4", "#adcde8", "#77acd6", "#3a80bb", "#145591", "#072e63"],
  dark: ["#24384f", "#2c567f", "#3c7cb4", "#6cadde", "#b8dcf6"],
};
/** Yellow, orange, brown. */
const sequentialPublished: Stops = ["#ffffe0", "#fee391", "#fe9929", "#cc4c02", "#662506"];

/** Fixed, so that two maps can be compared. */
const maxChange = 40;

export function changeScale(set: ColorSet, scheme: ColorScheme): ColorScale {
  const stops = set === "published" ? divergingPublished : divergingSafe[scheme];
  return scaleOf(stops, -maxChange, maxChange);
}

/** The ends are those of the whole series, so that colours mean the same in every week. */
export function valueScale(
  set: ColorSet,
  scheme: ColorScheme,
  [low, high]: readonly [low: number, high: number],
): ColorScale {
  const stops = set === "published" ? sequentialPublished : sequentialSafe[scheme];
  return scaleOf(stops, low, high);
}

/** Odd, so that zero has its own colour. */
const steps = 257;

function scaleOf(stops: Stops, low: number, high: number): ColorScale {
  const places = evenColors(stops);
  const table = Array.from({ length: steps }, (_, step) => heatColor(places, step / (steps - 1)));
  const factor = (steps - 1) / (high - low || 1);
  return {
    low,
    high,
    colorOf(value) {
      if (Number.isNaN(value)) return undefined;
      const step = Math.round((value - low) * factor);
      return table[Math.min(steps - 1, Math.max(0, step))];
    },
  };
}

/** A range with nearly all values: an outlier must not compress the colours of the others. */
export function typicalRange(values: ArrayLike<number>): readonly [low: number, high: number] {
  const known = Float64Array.from(Array.from(values).filter(Number.isFinite)).sort();
  if (known.length === 0) return [0, 1];
  const at = (share: number) => known[Math.round(share * (known.length - 1))] ?? 0;
  const [low, high] = [at(0.01), at(0.99)];
  return low < high ? [low, high] : [low - 1, high + 1];
}
