// The content of a chart as plain data, from which axes, legend, hover, export and table view are
// made. No pixels here.
import type { Localized } from "@episcope/common";
import type { Measure } from "./layout/measure.ts";

export interface Series {
  /** Used in the address if the series is hidden; never translated. */
  readonly name: string;
  readonly label: Localized;
  /** A band extends from low to high, with y as the line inside; only gaps in y: no line. */
  readonly kind: "line" | "points" | "area" | "band";
  /** Days since 1970-01-01, or plain numbers, depending on the panel's XAxis. Ascending. */
  readonly x: ArrayLike<number>;
  /** NaN is a gap. */
  readonly y: ArrayLike<number>;
  /** Ends of a band. */
  readonly low?: ArrayLike<number>;
  readonly high?: ArrayLike<number>;
  /** Spread of an ensemble, of which y is the median; from wide to narrow. */
  readonly bands?: readonly Band[];
  /** What the wide band has covered so far while members arrive: the axis does not shrink. */
  readonly reach?: Pick<Band, "low" | "high">;
  /** The members of the ensemble, at x; drawn on request instead of the bands. */
  readonly members?: readonly ArrayLike<number>[];
  /**
   * Simulated people behind a unit of y, or behind each value. Without it nothing is known about
   * them.
   */
  readonly people?: number | ArrayLike<number>;
  readonly source: "model" | "observed" | "target";
  /** If the specification defines one; otherwise the colour depends on the name. */
  readonly color?: string;
  readonly width?: number;
  readonly dash?: "dotted" | "dashed" | "dashDotted";
  readonly markerSize?: number;
  readonly opacity?: number;
  readonly axis?: "right";
  readonly isHiddenByDefault?: boolean;
  readonly isHiddenInLegend?: boolean;
  /** Among more than eight it is grey until pointed at. */
  readonly isAside?: boolean;
  /** First and last day that a value stands for, relative to its position; that day by default. */
  readonly covers?: Range;
  /**
   * background: one of many behind the chosen ones, faint and not read out; foreground: above all
   * others.
   */
  readonly layer?: "background" | "foreground";
}

/** Between two quantiles that are equally far from the median. */
export interface Band {
  /** Share of the members inside. */
  readonly level: number;
  readonly low: ArrayLike<number>;
  readonly high: ArrayLike<number>;
}

/** The meaning of positions on an x-axis. */
export interface XAxis {
  readonly x: "date" | "simulationDay" | "daysSinceVaccination";
  /** Calendar date of simulation day 0, if known: shown beside the number of a day. */
  readonly dayZero?: number;
  /** If values stand for more than a day: positions snap to these. */
  readonly steps?: Steps;
}

export interface Steps {
  /** Ascending. */
  readonly at: ArrayLike<number>;
  /** Label of a position, with "{date}" in it. */
  readonly words: Localized;
  /** Number of days up to a position that its value covers. */
  readonly days: number;
}

export interface Panel extends XAxis {
  /** Key of the hidden series in the address, after "plot-". */
  readonly key: string;
  readonly yTitle: Localized;
  readonly rightTitle?: Localized;
  /** page: follows the page's switch between linear and log. */
  readonly scale: "page" | "linear" | "log";
  /**
   * Fixed ends of the axis; otherwise they depend on the data. Of a logarithmic one the usual
   * beginning and the highest end.
   */
  readonly range?: {
    readonly log?: Range;
    readonly linear?: Range;
    readonly right?: Range;
    /** Ends whatever the data and the scale: panels that are compared share them. */
    readonly exact?: Range;
  };
  readonly series: readonly Series[];
  /** Set if its curves are those of several scenarios. */
  readonly isOfScenarios?: boolean;
  /** Format of values; three digits by default. */
  readonly measure?: Measure;
  /** Height relative to the other panels of the chart; 1 by default. */
  readonly weight?: number;
  /** Beside the plot if there is space; below it by default. */
  readonly legend?: "right";
}

/**
 * A thin labelled line at a date, such as an intervention or the end of the observed data, or a
 * shaded span.
 */
export interface Mark {
  /** In the unit of the page's x-axes. */
  readonly day: number;
  readonly label: string;
  /** Only the model continues after it. */
  readonly isEnd?: boolean;
  /** Last day of a span. */
  readonly until?: number;
  /** One of many: a thin line, or a strip at the bottom; its name is shown with the values. */
  readonly isQuiet?: boolean;
  /** If there is no room for all names, those of lower ranks stay; 0 by default. */
  readonly rank?: number;
}

export type Range = readonly [low: number, high: number];

export interface HeatMap {
  readonly x: ArrayLike<number>;
  /** Labels of the rows, from bottom to top. */
  readonly rows: readonly string[];
  /** One list of values per row. */
  readonly values: readonly ArrayLike<number>[];
  /** Where the colours usually end; larger values extend the scale. */
  readonly maximum: number;
  /** First and last day that a value stands for, relative to its position. */
  readonly covers?: Range;
  /** Colour by position in the scale, which goes by the square root of the value. */
  readonly colors: readonly (readonly [share: number, color: string])[];
  readonly yTitle: Localized;
}

interface ChartWords {
  readonly subtitle?: Localized;
  /** The meaning of the curves in one or two sentences. */
  readonly summary?: Localized;
  /** Set if several model runs are shown as one. */
  readonly ensemble?: EnsembleFacts;
}

export interface EnsembleFacts {
  /** Runs that have arrived. */
  readonly arrived: number;
  /** Runs that there will be. */
  readonly expected: number;
  /** Whether the runs differ in this chart. */
  readonly differs: boolean;
  /** The chart shows their mean, because no more was published. */
  readonly isMean?: true;
}

export type ChartContent = ChartWords &
  (
    | { readonly kind: "panels"; readonly panels: readonly Panel[] }
    /** Small areas below each other, each from 0 to 100 %. */
    | { readonly kind: "rows"; readonly series: readonly Series[] }
    | { readonly kind: "heatMap"; readonly heatMap: HeatMap }
  );
