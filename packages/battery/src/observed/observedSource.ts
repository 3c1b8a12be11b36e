// The content of regions/<name>/reported.json: how each file of observed data is read
// (run-data-format specification 8), and where its figures are shown beside the model.
import type { Localized } from "@episcope/common";

/** What plots ask for. */
export const reportedRoles = [
  "cases",
  "casesByReportDate",
  "casesByAge",
  "positiveTests",
  "incidence",
  "assumedIncidence",
  "stateIncidence",
  "estimatedInfections",
  "sewage",
  "sewageLogarithm",
  "detectionRate",
  "variants",
  "generalWards",
  "hospitalizationRate",
  "stateHospitalization",
  "intensiveCareIncidence",
  "sari",
  "intensiveCare",
  "deathsByAge",
  "reproduction",
  "vaccinations",
  "tests",
  "patients",
  "vaccineStudy",
] as const;
export type ReportedRole = (typeof reportedRoles)[number];

export interface ReportedRecord {
  /** By role: the id of a source in another folder, that of the state or the country. */
  readonly uses?: Readonly<Partial<Record<ReportedRole, string>>>;
  readonly sources: readonly ReportedSource[];
}

/**
 * A column: its possible names, of which the first one in the header counts, or its position,
 * counted from 0.
 */
export type ColumnPlace = readonly string[] | number;

/**
 * iso: 2020-02-25, a time after it is ignored; german: 25.02.2020; shortGerman: 25-02-20; isoWeek:
 * 2020-W10, which becomes its Monday.
 */
export type DateForm = "iso" | "german" | "shortGerman" | "isoWeek";

export type DateReading =
  | { readonly kind: "cell"; readonly column: ColumnPlace; readonly form: DateForm }
  | {
      readonly kind: "parts";
      readonly year: ColumnPlace;
      readonly month: ColumnPlace;
      readonly day: ColumnPlace;
    };

/** Only rows with this cell are read. */
export interface RowFilter {
  readonly column: ColumnPlace;
  readonly equals: string;
}

export interface ValueColumn {
  /** Column name in the parsed table, whatever the file calls it. */
  readonly name: string;
  readonly column: ColumnPlace;
  /** If the words of the plot do not fit; the name is used in addresses. */
  readonly series?: SeriesWords;
  /** The variant whose share it is (role variants), and the area if it is not the place itself. */
  readonly variant?: string;
  readonly area?: Localized;
}

export interface SeriesWords {
  readonly name: string;
  readonly label: Localized;
}

export interface ReportedSource {
  readonly id: string;
  /** Shown beside the place of its folder; without a role, only other places use it, or nothing. */
  readonly role?: ReportedRole;
  /** Shown beside all other places, too. */
  readonly everywhere?: true;
  /** For readers of the catalogue. */
  readonly about?: string;
  /** Relative to the data root. */
  readonly path: string;
  /** Where the figures are from, if legends say so. */
  readonly area?: Localized;
  /** The population that the figures refer to, if not that of the model. */
  readonly residents?: number;
  /** Default: a comma. */
  readonly delimiter?: ";" | "\t";
  /** Lines that begin with it are ignored. */
  readonly comment?: string;
  /** Cells such as 12,5 or 12,5% are numbers. */
  readonly germanNumbers?: true;
  /** Rows without a valid date are not faults. */
  readonly mayLackDates?: true;
  /** Missing for a table without calendar dates. */
  readonly date?: DateReading;
  readonly filters?: readonly RowFilter[];
  readonly values: readonly ValueColumn[];
}
