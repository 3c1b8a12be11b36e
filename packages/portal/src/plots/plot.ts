// What a plot of the run page is: which tables it reads, and how tables become series.
import type { Localized, RunTableName, Table } from "@episcope/common";
import type { ChartContent } from "../charts/chartContent.ts";

/** The tables of the selected run that have arrived; the infections table summed over districts. */
export type RunTables = Readonly<Partial<Record<RunTableName, Table>>>;

/**
 * Observed data of the city by source id (observedSources); a file that is not published is absent.
 */
export type ObservedTables = ReadonlyMap<string, Table>;

export interface PlotContext {
  /** Lower-case key of the region. */
  readonly city: string;
  /** Calendar date of simulation day 1, shifted. */
  readonly startDay: number;
  readonly heatMapMaxValue: number;
  readonly observed: ObservedTables;
}

export interface PlotDefinition {
  /** In the address and in ignoredPlots; the first one is written, the others are old spellings. */
  readonly shortNames: readonly [string, ...string[]];
  readonly title: Localized;
  readonly height: "compact" | "normal" | "tall";
  /** Tables that make or change the plot; only these are fetched for it. */
  readonly tables: readonly RunTableName[];
  /**
   * Ids of the observed data that stand beside it in this city (observedSources); it reads no
   * others.
   */
  readonly observed?: (city: string) => readonly string[];
  /** It does not obey the scale of the page and stands above the switch. */
  readonly isAboveScale?: true;
  /** What it shows and how it is computed; plotHelp where nothing is said. */
  readonly help?: Localized;
  /** Undefined when the tables have nothing to show: the plot does not appear. */
  content(tables: RunTables, context: PlotContext): ChartContent | undefined;
}
