// The differences between the viewers of spring 2020, as data (legacy-viewers specification 3). One
// viewer is one version in one city.

import type { LegacyGrid, LegacyShift } from "@episcope/battery";
import type { Localized } from "@episcope/common";
import type { LegacyFiles } from "../../data/runs/legacy.ts";

export interface LegacyViewer {
  readonly version: number;
  readonly city: LegacyGrid["city"];
  readonly path: string;
  /** The question it answers. */
  readonly lead: Localized;
  readonly published: Publication;
  readonly files: LegacyFiles;
  /** Name of its notes in content/pages/legacy. */
  readonly notes: string;
  readonly calendar: Calendar;
  readonly table: TableRules;
  /** Columns that are drawn; a column missing from the table is skipped. */
  readonly outcomes: readonly string[];
  readonly groups: readonly LegacyGroup[];
  /** Events besides the dates of the groups. */
  readonly events: readonly LegacyEvent[];
  readonly shift?: LegacyShift;
  /** Undefined without a base run. */
  readonly base?: NonNullable<LegacyGrid["base"]>;
  readonly infected?: InfectedRule;
  /** Number of people that intensive care can treat at the same time. */
  readonly capacity?: number;
  /** Charts and curves that only some viewers have. */
  readonly extras: ReadonlySet<"cases" | "hospital" | "multipliers">;
}

export type Publication =
  | { readonly kind: "released" | "updated"; readonly date: string }
  | { readonly kind: "draft" };

/** How simulation days are labelled. */
export type Calendar =
  | {
      readonly kind: "days";
      /** Date of day 1, if days have dates. */
      readonly dayOne?: string;
      readonly last: number;
    }
  | {
      readonly kind: "dates";
      /** Date of day 1 without shift. */
      readonly dayOne: string;
      /** Ends of the axis. */
      readonly from: string;
      readonly to: string;
    };

/** How rows of the file become what is shown (legacy-viewers specification 1.4). */
export interface TableRules extends Pick<LegacyGrid, "factor" | "lastDay"> {
  /** Whether a run that ends earlier continues with its last values. */
  readonly isContinued: boolean;
}

export interface LegacyGroup {
  /** When its measures take effect: a simulation day or a date, depending on the calendar. */
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
  /** Value of the default. */
  readonly initial: string;
}

export interface LegacyValue {
  /** As in the info table, without trailing zeros. */
  readonly value: string;
  /** In the address. */
  readonly label: string;
  readonly text: Localized;
  /** Below the slider, if `text` is too long for it. */
  readonly stop?: Localized;
  readonly meaning?: Localized;
}

export interface LegacyEvent {
  readonly on: number | string;
  readonly label: Localized;
  /** Only if this column has a value: the number of days after `on`. */
  readonly after?: { readonly column: string };
}

export interface InfectedRule {
  readonly title: Localized;
  readonly value: "onLastDay" | "last" | "maximum";
}
