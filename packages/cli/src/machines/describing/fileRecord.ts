// How a file about many runs was made: by which program, and where the record of each run is.
import type { BuildIdentity } from "@episcope/runner";
import type { RecordPlace } from "../reading/runReader.ts";
import type { RunSet } from "../reading/runSet.ts";

/** Counts changes of the form, as in the records of runs. */
const version = 1;

export interface FileRecord {
  readonly provenance: typeof version;
  readonly battery: string;
  readonly file: string;
  readonly build: Omit<BuildIdentity, "demonstration">;
  /** Runs in it that have been computed, if that is known. */
  readonly runs?: number;
  readonly records: RecordPlace;
  readonly demonstration?: true;
}

export function fileRecord(
  { path, reader }: RunSet,
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
    records: reader.records,
    ...(demonstration && { demonstration }),
  };
}

/** Under this name in the metadata of a Parquet file. */
export const recordNote = "episcope.provenance";
