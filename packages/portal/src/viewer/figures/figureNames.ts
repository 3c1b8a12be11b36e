import type { Localized } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";

/** All figures in reading order. */
export const figureNames = [
  "infections",
  "infectionsPerThousand",
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
  /** What the page counts as infections. */
  readonly infectionsTitle: Localized;
  /** How the page counts days. */
  readonly axis: XAxis;
}

export function isDayFigure(name: FigureName): boolean {
  return name === "incidencePeakDay" || name === "bedsPeakDay";
}
