import type { HeatMap } from "../chartContent.ts";
import { parseColor, toHex } from "./seriesColors.ts";

/** Evenly spaced colours from zero to the maximum. */
export function evenColors(colors: readonly string[]): HeatMap["colors"] {
  return colors.map((color, index) => [index / (colors.length - 1), color]);
}

/** The colour at a share of the maximum, interpolated linearly and clamped at the ends. */
export function heatColor(colors: HeatMap["colors"], share: number): string {
  const next = colors.findIndex(([at]) => at >= share);
  const [high, highColor] = colors[next] ?? colors.at(-1) ?? [1, "#000000"];
  const [low, lowColor] = colors[next - 1] ?? [high, highColor];
  const from = parseColor(next < 0 ? highColor : lowColor) ?? [0, 0, 0];
  const to = parseColor(highColor) ?? [0, 0, 0];
  const part = next <= 0 || high === low ? 1 : (share - low) / (high - low);
  const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return toHex([mix(0), mix(1), mix(2)]);
}
