// The differences between run pages: those of batteries, and those of spring 2020.
import type { KeyFigures } from "@episcope/battery";
import type { Language, Localized, RunTableName, Table } from "@episcope/common";
import type { Mark, Range } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../../plots/plot.ts";
import type { AddressNames } from "../address/addressNames.ts";
import type { FigureSet } from "../figures/figureNames.ts";

export interface ViewerSetup {
  /** In the order of the page. */
  readonly plots: readonly PlotDefinition[];
  /** The chart of the first screen, if the tables have one. */
  readonly keyPlot?: PlotDefinition;
  /** The plot that represents a run in the table of all runs. */
  readonly preview: PlotDefinition;
  /** Tables that the panel needs, whatever is in view. */
  readonly panelTables: readonly RunTableName[];
  readonly figures: ViewerFigures;
  readonly names: AddressNames;
  /** Marks besides the dates of option groups. */
  readonly marks?: (chosen: ReadonlyMap<string, string>, language: Language) => readonly Mark[];
  /** Texts for the shift of the start; a number of days by default. */
  readonly shift?: ShiftWords;
  /** Another scenario is a history entry, and a button returns to the first one. */
  readonly keepsSteps?: true;
}

export interface ViewerFigures extends FigureSet {
  of(infections: Table, context: PlotContext): KeyFigures;
  /** The same in a section of the shown time, if the page can count one. */
  readonly ofSection?: (infections: Table, context: PlotContext, section: Range) => KeyFigures;
  /** Words for the infections of the first screen, if the page has them. */
  readonly infected?: {
    readonly title: Localized;
    readonly note?: Localized;
  };
  /** What the figures rest on, where there will never be more than one model run. */
  readonly singleRun?: Localized;
  /** Whether the panel shows R on a date. */
  readonly hasRValue?: true;
}

export interface ShiftWords {
  readonly legend: Localized;
  /** On the button. */
  readonly label: (shift: number, language: Language) => string;
  /** As a sentence of its own. */
  readonly sentence: (shift: number, language: Language) => string;
  /**
   * The base run has a single start, this many days after the others; the shift is not offered for
   * it.
   */
  readonly base?: { readonly shift: number; readonly note: Localized };
}
