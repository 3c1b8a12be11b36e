// How one file of observed data is read (run-data-format specification 8). Everything that differs
// between the files is said here, not in code.

/** A column: the names it goes by, of which the first one in the header counts; or its position, counted from 0. */
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
}

/** An entry of regions/<name>/reported.json. */
export interface ReportedSource {
  readonly id: string;
  /** What a reader of the catalogue should know. */
  readonly about?: string;
  /** Suffix of the data root. */
  readonly path: string;
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

export interface ObservedSource extends ReportedSource {
  /** The region that it stands beside; beside every region where none is given. */
  readonly city?: string;
}
