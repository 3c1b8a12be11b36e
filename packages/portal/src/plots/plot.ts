// A plot of the run page: the tables it reads, and how they become series.
import type { Localized, RunTableName, Table } from "@episcope/common";
import type { ChartContent } from "../charts/chartContent.ts";

/**
 * The tables of the selected run that have arrived; the infections table is summed over districts.
 */
export type RunTables = Readonly<Partial<Record<RunTableName, Table>>>;

/** Observed data of the city by source id (observedSources); unpublished files are absent. */
export type ObservedTables = ReadonlyMap<string, Table>;

export interface PlotContext {
  /** Lower-case key of the region. */
  readonly city: string;
  /** Calendar date of simulation day 1, including the shift. */
  readonly startDay: number;
  readonly heatMapMaxValue: number;
  readonly observed: ObservedTables;
  /** Share of the population that was simulated, if known. */
  readonly sample?: number | undefined;
}

export type PlotGroup = "epidemic" | "hospital" | "people" | "immunity" | "measures";

export interface PlotDefinition {
  /** In the address and in ignoredPlots; the first one is written, the others are old spellings. */
  readonly shortNames: readonly [string, ...string[]];
  readonly title: Localized;
  /** Where the page lists it (plotGroups). */
  readonly group: PlotGroup;
  readonly height: "compact" | "normal" | "tall";
  /** Tables that the plot needs or can use; only these are fetched for it. */
  readonly tables: readonly RunTableName[];
  /** Ids of the observed data that it shows for this city (observedSources). */
  readonly observed?: (city: string) => readonly string[];
  /** What it shows and how it is computed; plotHelp by default. */
  readonly help?: Localized;
  /** What is added while reported data are drawn; reportedHelp of plotHelp by default. */
  readonly reportedHelp?: Localized;
  /** Undefined if the tables have nothing to show: the plot does not appear. */
  content(tables: RunTables, context: PlotContext): ChartContent | undefined;
}
