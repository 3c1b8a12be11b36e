// How the files of runs are found and read. Batteries have an archive for each run, grids of spring
// 2020 a table.
import type { KeyFigures } from "@episcope/battery";
import type { TableFolder } from "../describing/addresses.ts";
import type { RunTableDescription } from "../describing/runTableDescriptions.ts";
import type { DescribedRows } from "../writing/rows.ts";
import type { RunFile, RunFileState } from "./dataSource.ts";

export interface RunReader {
  /** The tables that runs may have. */
  readonly descriptions: Readonly<Record<TableFolder, readonly RunTableDescription[]>>;
  /** The file with the tables of a run. A missing run is computed only if `isAsking`. */
  find(runId: string, folder: TableFolder, isAsking: boolean): Promise<RunFileState>;
  /** Names of the tables in a file; none if it is damaged. */
  tablesIn(file: RunFile, runId: string): Promise<readonly string[]>;
  /** Undefined if the run has no such table. */
  readTable(file: RunFile, wanted: WantedTable): Promise<DescribedRows | "broken" | undefined>;
  /** How the run was made. */
  readRecord(runId: string, folder: TableFolder, isAsking: boolean): Promise<RecordState>;
  /** Undefined if the file is damaged. They count the time that the page shows. */
  readFigures(file: RunFile, runId: string): Promise<KeyFigures | undefined>;
  /** What figures depend on besides the file. */
  readonly counting: readonly unknown[];
  /** Where the records of the runs are. */
  readonly records: RecordPlace;
}

export interface WantedTable {
  readonly runId: string;
  readonly folder: TableFolder;
  readonly description: RunTableDescription;
}

export type RecordState =
  /** Undefined if nobody says how the run was made. */
  | { readonly kind: "record"; readonly record: unknown }
  | Exclude<RunFileState, { readonly kind: "file" }>;

/** Relative to the folder of the runs: an entry of archives, or an address. */
export type RecordPlace =
  | { readonly archive: string; readonly entry: string }
  | { readonly address: string };
