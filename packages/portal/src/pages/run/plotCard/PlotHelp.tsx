import type { Language } from "../../../text/catalogue.ts";
import { plotHelp } from "../plots/plotHelp.ts";

interface PlotHelpProps {
  /** First short name of the plot. */
  readonly name: string;
  readonly language: Language;
}

/** What a plot shows. */
export default function PlotHelp({ name, language }: PlotHelpProps) {
  return plotHelp[name]?.[language];
}
