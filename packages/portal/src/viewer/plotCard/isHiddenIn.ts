import type { ChartContent } from "../../charts/chartContent.ts";
import { hiddenNames } from "../address/hiddenSeries.ts";
import type { PlotView } from "../state/plotView.ts";

/** Whether the visitor has hidden a series of a panel. */
export function isHiddenIn(
  content: ChartContent,
  panelKey: string,
  series: string,
  { address }: PlotView,
): boolean {
  const panel = content.kind === "panels" && content.panels.find(({ key }) => key === panelKey);
  return panel ? hiddenNames(address, panel).has(series) : false;
}
