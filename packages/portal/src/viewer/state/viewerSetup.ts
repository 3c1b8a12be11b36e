// What sets apart the pages that show runs: those of batteries, and those of spring 2020.
import type { Language, Localized, RunTableName, Table } from "@episcope/common";
import type { Mark } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../../plots/plot.ts";
import type { AddressNames } from "../address/addressNames.ts";
import type { FigureSet } from "../figures/figureText.ts";
import type { KeyFigures } from "../figures/keyFigures.ts";

export interface ViewerSetup {
  /** In the order of the page. */
  readonly plots: readonly PlotDefinition[];
  /** The one that stands for a run in the table of all runs. */
  readonly preview: PlotDefinition;
  /** What the panel needs, whatever is in view. */
  readonly panelTables: readonly RunTableName[];
  readonly figures: ViewerFigures;
  readonly names: AddressNames;
  /** Marks besides the dates of option groups. */
  readonly marks?: (chosen: ReadonlyMap<string, string>, language: Language) => readonly Mark[];
  /** How a shift of the start is spoken of; as a number of days where nothing is said. */
  readonly shift?: ShiftWords;
  /** On a phone the panel leaves room for the first chart, and the notes above it are folded. */
  readonly keepsChartInView?: true;
  /**
   * Another scenario is a step back in the history of the browser, and a button leads to the first
   * one.
   */
  readonly keepsSteps?: true;
}

export interface ViewerFigures extends FigureSet {
  of(infections: Table, context: PlotContext): KeyFigures;
  /** The large number of the panel, where it has one. */
  readonly infected?: {
    readonly title: (language: Language) => string;
    readonly note?: Localized;
    readonly value: (infections: Table, context: PlotContext) => number | undefined;
  };
  /** Whether the panel tells R on a date. */
  readonly hasRValue?: true;
}

export interface ShiftWords {
  readonly legend: Localized;
  /** On the button. */
  readonly label: (shift: number, language: Language) => string;
  /** Where it stands alone. */
  readonly sentence: (shift: number, language: Language) => string;
  /**
   * The base run has one start only, this many days after that of the others; they are not offered
   * for it.
   */
  readonly base?: { readonly shift: number; readonly note: Localized };
}
