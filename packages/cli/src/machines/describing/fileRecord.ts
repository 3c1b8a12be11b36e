// How a file about many runs was made: by which program, and where the record of each run is.
import { archiveFile, recordFile } from "@episcope/common";
import type { BuildIdentity } from "@episcope/runner";
import type { ReadBattery } from "../reading/readBattery.ts";

/** Counts changes of the form, as in the records of runs. */
const version = 1;

export interface FileRecord {
  readonly provenance: typeof version;
  readonly battery: string;
  readonly file: string;
  readonly build: Omit<BuildIdentity, "demonstration">;
  /** Runs in it that have been computed, if that is known. */
  readonly runs?: number;
  /** Where the record of each run is. */
  readonly records: { readonly archive: string; readonly entry: string };
  readonly demonstration?: true;
}

export function fileRecord(
  { path, metadata }: Pick<ReadBattery, "path" | "metadata">,
  file: string,
  { demonstration, ...build }: BuildIdentity,
  runs?: number,
): FileRecord {
  return {
    provenance: version,
    battery: path,
    file,
    build,
    ...(runs !== undefined && { runs }),
    records: {
      archive: `${metadata.zipFolder}/${archiveFile("{runId}")}`,
      entry: `{runId}.${recordFile}`,
    },
    ...(demonstration && { demonstration }),
  };
}

/** Under this name in the metadata of a Parquet file. */
export const recordNote = "episcope.provenance";
