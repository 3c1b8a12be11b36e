// What regions/<name>/reported.json says: how each file of observed data is read (run-data-format
// specification 8), and where its figures stand beside the model.
import type { Localized } from "@episcope/common";

/** What plots ask for. */
export const reportedRoles = [
  "cases",
  "casesByReportDate",
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
  "patients",
  "vaccineStudy",
] as const;
export type ReportedRole = (typeof reportedRoles)[number];

export interface ReportedRecord {
  /** By role the id of a source in another folder, that of the state or the country. */
  readonly uses?: Readonly<Partial<Record<ReportedRole, string>>>;
  readonly sources: readonly ReportedSource[];
}

/**
 * A column: the names it goes by, of which the first one in the header counts; or its position,
 * counted from 0.
 */
export type ColumnPlace = readonly string[] | number;

/**
 * iso: 2020-02-25, a time behind it is left off; german: 25.02.2020; shortGerman: 25-02-20;
 * isoWeek: 2020-W10, which becomes its Monday.
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
  /** In the table that is read, whatever the file calls it. */
  readonly name: string;
  readonly column: ColumnPlace;
  /** Where the words of the plot do not fit; the name stands in addresses. */
  readonly series?: SeriesWords;
  /** Whose share it is (role variants), and where, if not in the place itself. */
  readonly variant?: string;
  readonly area?: Localized;
}

export interface SeriesWords {
  readonly name: string;
  readonly label: Localized;
}

export interface ReportedSource {
  readonly id: string;
  /** Beside the place of its folder; one without it is only used by other places, or not drawn. */
  readonly role?: ReportedRole;
  /** Beside all other places, too. */
  readonly everywhere?: true;
  /** What a reader of the catalogue should know. */
  readonly about?: string;
  /** Suffix of the data root. */
  readonly path: string;
  /** Whom the figures count, if not the people of the model. */
  readonly residents?: number;
  /** A comma, where nothing is said. */
  readonly delimiter?: ";" | "\t";
  /** Lines that begin with it are left out. */
  readonly comment?: string;
  /** Cells such as 12,5 or 12,5% are numbers. */
  readonly germanNumbers?: true;
  /** Rows without a valid date belong to the file and are no fault. */
  readonly mayLackDates?: true;
  /** Absent for a table that has no calendar dates. */
  readonly date?: DateReading;
  readonly filters?: readonly RowFilter[];
  readonly values: readonly ValueColumn[];
}
