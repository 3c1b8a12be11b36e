// Measures and texts that several versions share.
import type { Localized } from "@episcope/common";
import type { LegacyEvent, LegacyMeasure } from "../definition.ts";
import { shares } from "./values.ts";

type Widget = LegacyMeasure["widget"];

interface ShareMeasure {
  readonly column: string;
  readonly key: string;
  readonly title: Localized;
  readonly widget: Widget;
  readonly shares: readonly number[];
  readonly initial: number;
}

export function shareMeasure({ shares: values, initial, ...measure }: ShareMeasure): LegacyMeasure {
  return { ...measure, values: shares(...values), initial: String(initial) };
}

export const titles = {
  work: { en: "Work", de: "Arbeit" },
  leisure: { en: "Leisure", de: "Freizeit" },
  shopping: { en: "Shopping", de: "Einkauf" },
  allOther: { en: "All other activities", de: "Alle übrigen Aktivitäten" },
  dayCare: { en: "Day care", de: "Kita" },
  primary: { en: "Primary school", de: "Grundschule" },
  secondary: { en: "Secondary school", de: "Weiterführende Schule" },
  secondaryAndHigher: {
    en: "Secondary school, university",
    de: "Weiterführende Schule, Hochschule",
  },
  higher: { en: "University", de: "Hochschule" },
} as const satisfies Readonly<Record<string, Localized>>;

export const headings = {
  outOfHome: { en: "Activities out of home", de: "Aktivitäten außer Haus" },
  reopening: {
    en: "Reopening of day care, schools and universities",
    de: "Öffnung von Kitas, Schulen und Hochschulen",
  },
} as const satisfies Readonly<Record<string, Localized>>;

export const subheadings = {
  stillTakesPlace: { en: "Share that still takes place", de: "Anteil, der noch stattfindet" },
  returns: { en: "Share that returns", de: "Anteil, der zurückkehrt" },
} as const satisfies Readonly<Record<string, Localized>>;

/** The four education levels of v4 and v5, in the order of their sliders. */
export const educationSliders: readonly LegacyMeasure[] = [
  shareMeasure({
    column: "remainingFractionKiga",
    key: "daycare",
    title: titles.dayCare,
    widget: "slider",
    shares: [0.1, 0.5, 1],
    initial: 0.1,
  }),
  shareMeasure({
    column: "remainingFractionPrimary",
    key: "primary",
    title: titles.primary,
    widget: "slider",
    shares: [0.1, 0.5, 1],
    initial: 0.1,
  }),
  shareMeasure({
    column: "remainingFractionSecondary",
    key: "secondary",
    title: titles.secondary,
    widget: "slider",
    shares: [0, 0.5, 1],
    initial: 0,
  }),
  shareMeasure({
    column: "remainingFractionHigher",
    key: "university",
    title: titles.higher,
    widget: "slider",
    shares: [0, 0.5, 1],
    initial: 0,
  }),
];

export function schoolsClose(on: LegacyEvent["on"]): LegacyEvent {
  return { on, label: { en: "Schools close", de: "Schulen schließen" } };
}
