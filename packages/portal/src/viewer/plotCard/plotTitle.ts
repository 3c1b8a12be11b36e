import { inLanguage } from "@episcope/common";
import type { PlotDefinition } from "../../plots/plot.ts";
import type { PlotView } from "../state/plotView.ts";

/**
 * The city precedes every title except that of the activity levels (run-viewer specification 7.1).
 */
export function plotTitle(plot: PlotDefinition, { cityName, language, print }: PlotView): string {
  const title = inLanguage(plot.title, language);
  // Printed plots have no space for it, and a sheet shows one city.
  if (plot.shortNames[0] === "actLevPerTyp" || print) return title;
  return `${cityName}: ${title}`;
}
