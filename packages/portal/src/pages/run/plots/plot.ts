// What a plot of the run page is: which tables it reads, and how tables become series. No pixels here; axes, legend, hover,
// export and table view are made from this alone.
import type { RunTableName, Table } from "@episcope/battery";
import type { Localized } from "../../../text/catalogue.ts";

/** The tables of the selected run that have arrived; the infections table summed over districts. */
export type RunTables = Readonly<Partial<Record<RunTableName, Table>>>;

/** Observed data of the city by source id (observedSources); a file that is not published is absent. */
export type ObservedTables = ReadonlyMap<string, Table>;

export interface PlotContext {
  /** Lower-case key of the region. */
  readonly city: string;
  /** Calendar date of simulation day 1, shifted. */
  readonly startDay: number;
  readonly heatMapMaxValue: number;
  readonly observed: ObservedTables;
}

export interface Series {
  /** Stands in the address when the series is hidden; never translated. */
  readonly name: string;
  readonly label: Localized;
  readonly kind: "line" | "points" | "area";
  /** Days since 1970-01-01, or plain numbers, as the panel says. Ascending. */
  readonly x: ArrayLike<number>;
  /** NaN is a gap. */
  readonly y: ArrayLike<number>;
  readonly source: "model" | "observed" | "target";
  /** Where the specification fixes one; otherwise the colour belongs to the name. */
  readonly color?: string;
  readonly width?: number;
  readonly dash?: "dotted" | "dashed";
  readonly markerSize?: number;
  readonly opacity?: number;
  readonly axis?: "right";
  readonly isHiddenAtStart?: boolean;
  readonly isLeftOutOfLegend?: boolean;
}

export interface Panel {
  /** Key of the hidden series in the address, behind "plot-". */
  readonly key: string;
  readonly x: "date" | "daysSinceVaccination";
  readonly yTitle: Localized;
  readonly rightTitle?: Localized;
  /** page: obeys the page's switch between linear and log. */
  readonly scale: "page" | "linear" | "log";
  /** Fixed ends of the axis; otherwise they follow from the data. */
  readonly range?: { readonly log?: Range; readonly linear?: Range; readonly right?: Range };
  readonly series: readonly Series[];
}

export type Range = readonly [low: number, high: number];

export interface HeatMap {
  readonly x: ArrayLike<number>;
  /** Labels of the rows, lowest first. */
  readonly rows: readonly string[];
  /** One list of values per row. */
  readonly values: readonly ArrayLike<number>[];
  readonly maximum: number;
  /** Colour by share of the maximum, linear in between. */
  readonly colors: readonly (readonly [share: number, color: string])[];
  readonly yTitle: Localized;
}

export type PlotContent =
  | { readonly kind: "panels"; readonly panels: readonly Panel[]; readonly subtitle?: Localized }
  /** Small areas above each other, each from 0 to 100 %. */
  | { readonly kind: "rows"; readonly series: readonly Series[]; readonly subtitle?: Localized }
  | { readonly kind: "heatMap"; readonly heatMap: HeatMap; readonly subtitle?: Localized };

export interface PlotDefinition {
  /** In the address and in ignoredPlots; the first one is written, the others are old spellings. */
  readonly shortNames: readonly [string, ...string[]];
  readonly title: Localized;
  /** What it shows, where it comes from, how it is computed: two or three sentences. */
  readonly help: Localized;
  readonly height: "compact" | "normal" | "tall";
  /** Tables that make or change the plot; only these are fetched for it. */
  readonly tables: readonly RunTableName[];
  /** Undefined when the tables have nothing to show: the plot does not appear. */
  content(tables: RunTables, context: PlotContext): PlotContent | undefined;
}
