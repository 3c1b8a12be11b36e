// The description of a battery, as the page uses it: defaults filled in, dates as days (format:
// run-data-format specification 2).
import type { Day, Translations } from "@episcope/common";

export interface Metadata {
  /** 1 and 2 are known; what a battery of another version means is shown by the newest viewer. */
  readonly viewerVersion: number;
  /** Lower-case key of the region. */
  readonly city: string;
  readonly zipFolder: string;
  /** File name of the run table. */
  readonly info: string;
  /** File name of the notes. */
  readonly readme: string | undefined;
  /** Common beginning of all RunIds. */
  readonly runName: string | undefined;
  /** Calendar date of simulation day 1, before any shift. */
  readonly startDay: Day;
  readonly graphStartDay: Day;
  readonly endDay: Day;
  /** First date of the R read-out. */
  readonly rValueDay: Day;
  /** The start dates that were simulated, in days after startDay. */
  readonly shifts: readonly number[];
  /** The one to begin with, where it is neither 0 nor the first. */
  readonly initialShift?: number;
  /** Which column of the run table a shift fills: the shift itself, or the shifted date. */
  readonly shiftColumn: "offset" | "startDate";
  /** Short names of plots that start switched off. */
  readonly ignoredPlots: readonly string[];
  readonly heatMapMaxValue: number;
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
  /** On buttons instead of the labels, by value. */
  readonly texts?: Translations<ReadonlyMap<string, string>>;
  /** Labels in the order of their buttons. */
  readonly order: readonly string[] | undefined;
  readonly asPercent: boolean | undefined;
}

/** Dates of batteries that name none (run-data-format specification 2.1). */
export const defaultDates = {
  endDate: "2020-08-31",
  graphStartDate: "2020-02-09",
  rValueDate: "2020-10-15",
} as const;
export const defaultHeatMapMaxValue = 2000;
