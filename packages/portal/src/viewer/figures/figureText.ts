// Key figures as text: names, rounding and units.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { formatPosition } from "../../charts/layout/axis.ts";
import { formatNumber } from "../../text/format.ts";
import { type FigureName, type FigureSet, isDayFigure } from "./figureNames.ts";
import { decimalsOf, digitStep, roundTo, stepInRange } from "./rounding.ts";
import { hasRange, type Spread } from "./spread.ts";

export const figureTexts = defineTexts({
  en: {
    infectionsPerThousand: "Infections per 1,000 inhabitants",
    peakIncidence: "Highest incidence",
    peakIncidenceUnit: "per week and 100,000",
    incidencePeakDay: "Date of highest incidence",
    peakBeds: "Most hospital beds",
    peakBedsUnit: "on one day",
    bedsPeakDay: "Date of most beds",
    noValue: "no value",
    modelRuns: (arrived: string, expected: string) => `${arrived} of ${expected} model runs`,
    range: "9 of 10 model runs are in the range.",
  },
  de: {
    infectionsPerThousand: "Infektionen je 1.000 Einwohner",
    peakIncidence: "Höchste Inzidenz",
    peakIncidenceUnit: "je Woche und 100.000",
    incidencePeakDay: "Tag der höchsten Inzidenz",
    peakBeds: "Meiste Klinikbetten",
    peakBedsUnit: "an einem Tag",
    bedsPeakDay: "Tag der meisten Betten",
    noValue: "kein Wert",
    modelRuns: (arrived: string, expected: string) => `${arrived} von ${expected} Modellläufen`,
    range: "9 von 10 Modellläufen liegen im Bereich.",
  },
});

export function figureTitle(
  name: FigureName,
  language: Language,
  { infectionsTitle }: Pick<FigureSet, "infectionsTitle">,
): string {
  if (name === "infections") return inLanguage(infectionsTitle, language);
  return inLanguage(figureTexts, language)[name];
}

export function figureUnit(name: FigureName, language: Language): string | undefined {
  if (name === "peakIncidence") return inLanguage(figureTexts, language).peakIncidenceUnit;
  if (name === "peakBeds") return inLanguage(figureTexts, language).peakBedsUnit;
  return undefined;
}

/** Everything that is written with a range: the figures of the table, and R. */
export type Measured = FigureName | "rValue";

export function finestStep(name: Measured): number {
  if (name === "rValue") return 0.01;
  return name === "peakIncidence" || name === "infectionsPerThousand" ? 0.1 : 1;
}

/** How a figure of a single model run is rounded (run-viewer specification 5.4). */
function singleStep(name: Measured, value: number): number {
  switch (name) {
    case "infections":
      return 100;
    case "infectionsPerThousand":
    case "peakIncidence":
      return digitStep(value, 3, finestStep(name));
    case "rValue":
      return 0.001;
    default:
      return finestStep(name);
  }
}

export interface SpreadText {
  readonly value: string;
  /** Of 9 of 10 model runs; undefined if there are too few, or if they agree. */
  readonly range: string | undefined;
}

function isWithRange(spread: Spread): boolean {
  return hasRange(spread) && spread.high > spread.low;
}

function stepOf(name: Measured, spread: Spread, value: number): number {
  if (name !== "rValue" && isDayFigure(name)) return 1;
  if (!isWithRange(spread)) return singleStep(name, value);
  return stepInRange(value, spread, finestStep(name));
}

/** The rounded figure. Differences of single model runs use it, so that a reader can check them. */
export function shownValue(name: Measured, spread: Spread): number {
  return roundTo(spread.median, stepOf(name, spread, spread.median));
}

export function spreadText(
  name: Measured,
  spread: Spread,
  language: Language,
  axis: XAxis,
): SpreadText {
  const isRange = isWithRange(spread);
  const text = (value: number) => {
    const step = stepOf(name, spread, value);
    if (name !== "rValue" && isDayFigure(name)) {
      return formatPosition(roundTo(value, step), axis, language, "short");
    }
    const decimals = decimalsOf(step);
    return formatNumber(roundTo(value, step), language, {
      minimumFractionDigits: isRange || name === "rValue" ? decimals : 0,
      maximumFractionDigits: decimals,
    });
  };
  const [low, high] = [text(spread.low), text(spread.high)];
  return {
    value: text(spread.median),
    range: isRange && low !== high ? `${low} – ${high}` : undefined,
  };
}
