import { inLanguage } from "@episcope/common";
import type { PlotDefinition } from "../../plots/plot.ts";
import { plotHelp, reportedHelp } from "../../plots/plotHelp.ts";
import type { PlotView } from "../state/plotView.ts";

interface PlotHelpProps {
  readonly plot: PlotDefinition;
  readonly view: PlotView;
}

/** Speaks of reported data only where they are drawn. */
export default function PlotHelp({ plot, view: { city, language, observed } }: PlotHelpProps) {
  const [name] = plot.shortNames;
  const isReported = plot.observed?.(city).some((id) => (observed.get(id)?.rowCount ?? 0) > 0);
  const more = isReported ? (plot.reportedHelp ?? reportedHelp[name]) : undefined;
  return [plot.help ?? plotHelp[name], more]
    .flatMap((text) => inLanguage(text, language) ?? [])
    .join(" ");
}
