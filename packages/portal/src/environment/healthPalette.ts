// Colours of the health states in the animations (visualisations specification 1.2).
import type { HealthState } from "@episcope/common";
import type { ColorScheme } from "./colorScheme.ts";

interface HealthPalette extends Readonly<Record<HealthState, string>> {
  readonly text: string;
  readonly background: string;
  /** The links of the street network. */
  readonly links: string;
}

export const healthPalettes: Readonly<Record<ColorScheme, HealthPalette>> = {
  light: {
    text: "#000",
    background: "#ccccc4",
    links: "#ffffff",
    susceptible: "#999900",
    infectedButNotContagious: "#0077ff",
    contagious: "#bb0044",
    showingSymptoms: "#ff5533",
    seriouslySick: "#7733ee",
    critical: "#000",
    recovered: "#116622",
  },
  dark: {
    text: "#fff",
    background: "#181518",
    links: "#445577",
    susceptible: "#bbbb44",
    infectedButNotContagious: "#00dddd",
    contagious: "#bb2222",
    showingSymptoms: "#ff5533",
    seriouslySick: "#7733ee",
    critical: "#ff66ff",
    recovered: "#116622",
  },
};
