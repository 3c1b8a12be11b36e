// What a chart shows, in data alone: axes, legend, hover, export and table view are made from this.
// No pixels here.
import type { Localized } from "@episcope/common";
import type { Measure } from "./layout/measure.ts";

export interface Series {
  /** Stands in the address when the series is hidden; never translated. */
  readonly name: string;
  readonly label: Localized;
  /** A band runs from low to high, with y as the line inside of it. */
  readonly kind: "line" | "points" | "area" | "band";
  /** Days since 1970-01-01, or plain numbers, as the panel says (XAxis). Ascending. */
  readonly x: ArrayLike<number>;
  /** NaN is a gap. */
  readonly y: ArrayLike<number>;
  /** Ends of a band. */
  readonly low?: ArrayLike<number>;
  readonly high?: ArrayLike<number>;
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
  /**
   * background: one of many behind those that are meant, faint and not read out; foreground: above
   * all others.
   */
  readonly layer?: "background" | "foreground";
}

/** What the places of an x-axis are. */
export interface XAxis {
  readonly x: "date" | "simulationDay" | "daysSinceVaccination";
  /** Calendar date of simulation day 0, where it is known: stands beside the number of a day. */
  readonly dayZero?: number;
  /** Where values stand for more than a day: a reading stays on these places. */
  readonly steps?: Steps;
}

export interface Steps {
  /** Ascending. */
  readonly at: ArrayLike<number>;
  /** What a place is called, "{date}" in it. */
  readonly words: Localized;
  /** How many days up to a place its value is about. */
  readonly days: number;
}

export interface Panel extends XAxis {
  /** Key of the hidden series in the address, behind "plot-". */
  readonly key: string;
  readonly yTitle: Localized;
  readonly rightTitle?: Localized;
  /** page: obeys the page's switch between linear and log. */
  readonly scale: "page" | "linear" | "log";
  /** Fixed ends of the axis; otherwise they follow from the data. */
  readonly range?: { readonly log?: Range; readonly linear?: Range; readonly right?: Range };
  readonly series: readonly Series[];
  /** How values are read out; three digits where nothing is said. */
  readonly measure?: Measure;
  /** Height compared with the other panels of the chart; 1 where nothing is said. */
  readonly weight?: number;
  /** Beside the plot where there is room; below it where nothing is said. */
  readonly legend?: "right";
}

/**
 * A thin labelled line at a date: an intervention, the end of the observed data; or a shaded span.
 */
export interface Mark {
  /** As the x-axes of the page count. */
  readonly day: number;
  readonly label: string;
  /** After it there is only the model. */
  readonly isEnd?: boolean;
  /** Last day of a span. */
  readonly until?: number;
  /** One of many: a hair line, or a strip at the foot; named where values are read. */
  readonly isQuiet?: boolean;
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

interface ChartWords {
  readonly subtitle?: Localized;
  /** What the curves say, in a sentence or two. */
  readonly summary?: Localized;
}

export type ChartContent = ChartWords &
  (
    | { readonly kind: "panels"; readonly panels: readonly Panel[] }
    /** Small areas above each other, each from 0 to 100 %. */
    | { readonly kind: "rows"; readonly series: readonly Series[] }
    | { readonly kind: "heatMap"; readonly heatMap: HeatMap }
  );
