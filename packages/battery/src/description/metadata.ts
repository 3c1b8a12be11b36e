// The description of a battery as the page uses it, with defaults filled in and dates as days
// (run-data-format specification 2).
import type { Day, Translations } from "@episcope/common";

export interface Metadata {
  /** 1 and 2 are known; the newest viewer shows batteries of any other version. */
  readonly viewerVersion: number;
  /** Key of the region, in lower case. */
  readonly city: string;
  readonly zipFolder: string;
  /** Whether files of runs are in archives with many of them (packed/). */
  readonly packed?: boolean | undefined;
  /** File name of the run table. */
  readonly info: string;
  /** File name of the notes. */
  readonly readme: string | undefined;
  /** Common prefix of all RunIds. */
  readonly runName: string | undefined;
  /** Calendar date of simulation day 1, before any shift. */
  readonly startDay: Day;
  readonly graphStartDay: Day;
  readonly endDay: Day;
  /** First date for which R is shown. */
  readonly rValueDay: Day;
  /** The simulated start dates, in days after startDay. */
  readonly shifts: readonly number[];
  /** The initial shift if it is neither 0 nor the first. */
  readonly initialShift?: number;
  /**
   * The column of the run table that holds the shift, as a number of days or as the shifted date.
   */
  readonly shiftColumn: "offset" | "startDate";
  /** Short names of plots that are hidden initially. */
  readonly ignoredPlots: readonly string[];
  readonly heatMapMaxValue: number;
  /** Up to this date the runs were fitted to reports, and to nothing later. */
  readonly fittedUntil?: Day | undefined;
  /** From this date on, at most the one before, the first run differs from what happened. */
  readonly differsFrom?: Day | undefined;
  /** Members of the ensemble of each run; without it, runs have none. */
  readonly members?: number | undefined;
  /** Share of the population that was simulated: tables count all people. */
  readonly sample?: number | undefined;
  readonly optionGroups: readonly OptionGroup[];
}

export interface OptionGroup {
  /** Simulation day on which the measures take effect. */
  readonly day: number | undefined;
  readonly heading: Translations;
  readonly subheading: Translations;
  readonly measures: readonly Measure[];
}

export interface Measure {
  /** Column of the run table, and key in the address. */
  readonly measure: string;
  readonly title: Translations;
  /** Button texts by value, instead of the labels. */
  readonly texts?: Translations<ReadonlyMap<string, string>>;
  /** Labels in button order. */
  readonly order: readonly string[] | undefined;
  readonly asPercent: boolean | undefined;
  /** The value that a page opens with, if it is not the first. */
  readonly initial?: string | undefined;
}

/** For batteries without dates (run-data-format specification 2.1). */
export const defaultDates = {
  endDate: "2020-08-31",
  graphStartDate: "2020-02-09",
  rValueDate: "2020-10-15",
} as const;
export const defaultHeatMapMaxValue = 2000;

/** More would need more than the memory of a visitor's browser. */
export const maxMembers = 64;
