// The runs of a battery: an archive for each, and one more for each ensemble.
import { keyFigures } from "@episcope/battery";
import { archiveFile, ensembleFile, recordFile } from "@episcope/common";
import type { TableFolder } from "../describing/addresses.ts";
import { quantileDescriptions, runTableDescriptions } from "../describing/runTableDescriptions.ts";
import type { DataSource } from "./dataSource.ts";
import type { RunReader } from "./runReader.ts";
import {
  openRun,
  readDescribedTable,
  readRunRecord,
  readRunTable,
  tableNamesIn,
} from "./runTable.ts";

export interface ArchivedRuns {
  readonly source: DataSource;
  /** Of the battery, relative to the data root, and of its archives in there. */
  readonly folder: string;
  readonly zipFolder: string;
  /** First and last day that its page shows. */
  readonly shown: { readonly from: number; readonly to: number };
  /** Of all runs. */
  readonly counting: readonly unknown[];
  /** Date of day 1, which tables without dates count from. */
  startDayOf(runId: string): number;
}

const descriptions = { tables: runTableDescriptions, quantiles: quantileDescriptions };

export function archiveReader(runs: ArchivedRuns): RunReader {
  const { source, folder: root, zipFolder, shown, counting, startDayOf } = runs;
  const find = (runId: string, folder: TableFolder, isAsking: boolean) => {
    const file = folder === "quantiles" ? ensembleFile(runId) : archiveFile(runId);
    return source.runFile(`${root}/${zipFolder}/${file}`, isAsking);
  };
  return {
    descriptions,
    find,
    async tablesIn(file, runId) {
      const opened = await openRun(file, runId);
      return opened ? tableNamesIn(opened.archive, runId) : [];
    },
    readTable: readDescribedTable,
    async readRecord(runId, folder, isAsking) {
      const state = await find(runId, folder, isAsking);
      if (state.kind !== "file") return state;
      return { kind: "record", record: await readRunRecord(state.file.source, runId) };
    },
    async readFigures(file, runId) {
      const opened = await openRun(file, runId);
      const result = opened && (await readRunTable(opened, runId, "infections"));
      if (result?.kind !== "table") return undefined;
      return keyFigures(result.table, { startDay: startDayOf(runId), ...shown });
    },
    counting,
    records: {
      archive: `${zipFolder}/${archiveFile("{runId}")}`,
      entry: `{runId}.${recordFile}`,
    },
  };
}
