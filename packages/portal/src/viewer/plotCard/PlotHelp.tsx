import { inLanguage, type Language } from "@episcope/common";
import type { PlotDefinition } from "../../plots/plot.ts";
import { plotHelp } from "../../plots/plotHelp.ts";

interface PlotHelpProps {
  readonly plot: PlotDefinition;
  readonly language: Language;
}

export default function PlotHelp({ plot, language }: PlotHelpProps) {
  return inLanguage(plot.help ?? plotHelp[plot.shortNames[0]], language);
}
