// What sets the viewers of spring 2020 apart, as data (legacy-viewers specification 3). One viewer
// is one version in one city.

import type { Localized } from "@episcope/common";
import type { LegacyFiles } from "../../data/runs/legacy.ts";

export interface LegacyViewer {
  readonly version: number;
  readonly city: "berlin" | "munich" | "heinsberg";
  /** Address of its page. */
  readonly path: string;
  readonly title: Localized;
  /** The question it answers. */
  readonly lead: Localized;
  readonly published: Publication;
  readonly files: LegacyFiles;
  /** Name of its texts in content/pages/legacy. */
  readonly notes: string;
  readonly calendar: Calendar;
  readonly table: TableRules;
  /** Columns that are drawn; a column that the table lacks is left out. */
  readonly outcomes: readonly string[];
  readonly groups: readonly LegacyGroup[];
  /** What happens besides the dates of the groups. */
  readonly events: readonly LegacyEvent[];
  readonly shift?: StartShift;
  /**
   * By how many days the base run starts later (legacy-viewers specification 4.4); undefined where
   * there is no base run.
   */
  readonly base?: { readonly shift: number };
  readonly infected?: InfectedRule;
  /** People whom intensive care can treat at once. */
  readonly capacity?: number;
  /** Charts and curves that not every viewer has. */
  readonly extras: ReadonlySet<"cases" | "hospital" | "multipliers">;
}

export type Publication =
  | { readonly kind: "released" | "updated"; readonly date: string }
  | { readonly kind: "draft" };

/** How the days of a simulation are told. */
export type Calendar =
  | {
      readonly kind: "days";
      /** Date of day 0, where the days have dates. */
      readonly dayZero?: string;
      readonly last: number;
    }
  | {
      readonly kind: "dates";
      /** Date of day 1, not shifted. */
      readonly dayOne: string;
      /** Ends of the axis. */
      readonly from: string;
      readonly to: string;
    };

/** From the rows of the file to what is shown (legacy-viewers specification 1.4). */
export interface TableRules {
  /** A file with a sample of the people is scaled up. */
  readonly factor: number;
  /** Days from this one on are left out. */
  readonly lastDay: number;
  /** A run that ends earlier goes on with its last values. */
  readonly isContinued: boolean;
}

export interface LegacyGroup {
  /** When its measures take effect: a simulation day, or a date, as the calendar counts. */
  readonly from?: number | string;
  readonly heading: Localized;
  readonly subheading?: Localized;
  readonly measures: readonly LegacyMeasure[];
}

export interface LegacyMeasure {
  /** Column of the info table. */
  readonly column: string;
  /** Name in the address. */
  readonly key: string;
  readonly title: Localized;
  readonly widget: "slider" | "buttons";
  readonly values: readonly LegacyValue[];
  /** Value of the first choice. */
  readonly initial: string;
}

export interface LegacyValue {
  /** As the info table has it, without needless decimals. */
  readonly value: string;
  /** In the address. */
  readonly label: string;
  readonly text: Localized;
  /** Below the slider, where the text is too long for it. */
  readonly stop?: Localized;
  readonly meaning?: Localized;
}

export interface LegacyEvent {
  readonly on: number | string;
  readonly label: Localized;
  /** Only where this value is chosen; the number of days after `on` that it names. */
  readonly after?: { readonly column: string };
}

/** The days by which the outbreak starts later; negative ones are earlier. */
export interface StartShift {
  readonly days: readonly number[];
  readonly initial: number;
}

export interface InfectedRule {
  readonly title: Localized;
  readonly value: "onLastDay" | "last" | "maximum";
}
