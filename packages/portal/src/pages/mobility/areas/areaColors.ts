// One colour per state on every chart; alphabetical neighbours differ in hue and lightness.
// Compared counties get the colours of a small set in order.
import { type Area, type AreaId, germany } from "@episcope/battery";

const stateColors: Readonly<Record<AreaId, string>> = {
  "01": "#1d6fd8",
  "02": "#7a0019",
  "03": "#b8860b",
  "04": "#d6336c",
  "05": "#00805e",
  "06": "#6a3fb5",
  "07": "#b0479a",
  "08": "#1a7f9c",
  "09": "#0b3d91",
  "10": "#e0662f",
  "11": "#c2410c",
  "12": "#7c4a2d",
  "13": "#12908e",
  "14": "#5f7300",
  "15": "#59636f",
  "16": "#1b5e3f",
};

/** Blue and orange first, as published; all have a contrast of 3:1 to white. */
const comparisonColors = [
  "#1f77b4",
  "#d95f02",
  "#008a66",
  "#a83e8c",
  "#5b3f9e",
  "#8c564b",
  "#7a7a00",
  "#c8285a",
] as const;

/** Germany's colour belongs to its name. */
export function stateColor({ id, state }: Area): string | undefined {
  return state === undefined ? undefined : (stateColors[state] ?? stateColors[id]);
}

/** In the order of choice; Germany uses none of the set. */
export function comparisonColorsOf(areas: readonly Area[]): ReadonlyMap<AreaId, string> {
  const colors = new Map<AreaId, string>();
  for (const { id } of areas) {
    if (id === germany.id) continue;
    colors.set(id, comparisonColors[colors.size % comparisonColors.length] ?? "#1f77b4");
  }
  return colors;
}
