// Key figures as text: names, rounding and units.

import type { KeyFigures } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { formatPosition } from "../../charts/layout/axis.ts";
import { formatNumber } from "../../text/format.ts";

/** All figures in reading order. */
export const figureNames = [
  "infections",
  "peakIncidence",
  "incidencePeakDay",
  "peakBeds",
  "bedsPeakDay",
] as const;

export type FigureName = (typeof figureNames)[number];

/** The figures by which a page compares its runs. */
export interface FigureSet {
  /** In reading order. */
  readonly names: readonly FigureName[];
  /** Infections are counted up to this day. */
  readonly endDay: number;
  /** How the page counts days. */
  readonly axis: XAxis;
}

export const figureTexts = defineTexts({
  en: {
    infections: (endDate: string) => `Infected by ${endDate}`,
    peakIncidence: "Highest incidence",
    peakIncidenceUnit: "per week and 100,000",
    incidencePeakDay: "Date of highest incidence",
    peakBeds: "Most hospital beds",
    peakBedsUnit: "on one day",
    bedsPeakDay: "Date of most beds",
    noValue: "no value",
  },
  de: {
    infections: (endDate: string) => `Infiziert bis ${endDate}`,
    peakIncidence: "Höchste Inzidenz",
    peakIncidenceUnit: "je Woche und 100.000",
    incidencePeakDay: "Tag der höchsten Inzidenz",
    peakBeds: "Meiste Klinikbetten",
    peakBedsUnit: "an einem Tag",
    bedsPeakDay: "Tag der meisten Betten",
    noValue: "kein Wert",
  },
});

export function isDayFigure(name: FigureName): boolean {
  return name === "incidencePeakDay" || name === "bedsPeakDay";
}

export function figureTitle(
  name: FigureName,
  language: Language,
  { endDay, axis }: Pick<FigureSet, "endDay" | "axis">,
): string {
  const t = inLanguage(figureTexts, language);
  return name === "infections"
    ? t.infections(formatPosition(endDay, axis, language, "short"))
    : t[name];
}

export function figureUnit(name: FigureName, language: Language): string | undefined {
  if (name === "peakIncidence") return inLanguage(figureTexts, language).peakIncidenceUnit;
  if (name === "peakBeds") return inLanguage(figureTexts, language).peakBedsUnit;
  return undefined;
}

/** The rounded figure that is shown. Differences use it, so that a reader can check them. */
export function shownFigure(figures: KeyFigures, name: FigureName): number | undefined {
  switch (name) {
    case "infections":
      return rounded(figures.infections, 100);
    case "peakIncidence":
      return figures.peakIncidence?.value;
    case "incidencePeakDay":
      return figures.peakIncidence?.day;
    case "peakBeds":
      return rounded(figures.peakBeds?.value, 1);
    case "bedsPeakDay":
      return figures.peakBeds?.day;
  }
}

function rounded(value: number | undefined, step: number): number | undefined {
  return value === undefined ? undefined : Math.round(value / step) * step;
}

/** `shown` comes from shownFigure. */
export function figureText(
  name: FigureName,
  shown: number,
  language: Language,
  axis: XAxis,
): string {
  return isDayFigure(name)
    ? formatPosition(shown, axis, language, "short")
    : formatNumber(shown, language, { maximumFractionDigits: 1 });
}
