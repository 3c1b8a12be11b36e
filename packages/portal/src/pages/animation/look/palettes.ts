// The colours of the maps: the default palette, or one that does not rely on telling red from
// green.
import { healthStates } from "@episcope/common";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import { healthPalettes } from "../../../environment/healthPalette.ts";

export const paletteNames = ["usual", "safe"] as const;
export type PaletteName = (typeof paletteNames)[number];

/** Six hexadecimal digits each. */
export interface MapPalette {
  /** Indexed by state. */
  readonly colors: readonly string[];
  readonly background: string;
  readonly streets: string;
  readonly outline: string;
  /** Labels, arcs and the ring around a person. */
  readonly text: string;
  readonly arcs: string;
}

/**
 * Shades of Okabe and Ito's colours (Color Universal Design, 2008), chosen so that every pair stays
 * distinct with each of the three kinds of colour blindness and contrasts with the background. Only
 * dark shades contrast with a light background, so that one is lighter than usual.
 */
const safeColors: Readonly<Record<ColorScheme, MapPalette>> = {
  light: {
    colors: ["#555555", "#00456e", "#906200", "#853800", "#be709b", "#000000", "#00825e"],
    background: "#f2f2ee",
    streets: "#cfcfc9",
    outline: "#9a9a94",
    text: "#222222",
    arcs: "#7a1f5c",
  },
  dark: {
    colors: ["#8c8c8c", "#84c2ec", "#dfd43d", "#d69400", "#b04c00", "#ffffff", "#006aa5"],
    background: "#181518",
    streets: "#46464c",
    outline: "#7d7d85",
    text: "#f0f0f0",
    arcs: "#ffd9f0",
  },
};

const surroundings: Readonly<Record<ColorScheme, Pick<MapPalette, "outline" | "text" | "arcs">>> = {
  light: { outline: "#84847a", text: "#222222", arcs: "#1d3355" },
  dark: { outline: "#7f92bd", text: "#f0f0f0", arcs: "#ffffff" },
};

export function paletteOf(name: PaletteName, scheme: ColorScheme): MapPalette {
  if (name === "safe") return safeColors[scheme];
  const palette = healthPalettes[scheme];
  return {
    colors: healthStates.map((state) => sixDigits(palette[state])),
    background: sixDigits(palette.background),
    streets: sixDigits(palette.links),
    ...surroundings[scheme],
  };
}

function sixDigits(color: string): string {
  return color.length === 4 ? color.replace(/[\da-f]/gi, "$&$&") : color;
}
