// The runs of a grid of spring 2020: tables in one archive, or else single ones, which a server
// may have to compute first (legacy-viewers specification 1.4).

import { posix } from "node:path";
import {
  allDays,
  countedDays,
  type KeyFigures,
  keyFigures,
  type LegacyGrid,
  legacyEntry,
  mostTableBytes,
  type Peak,
  parseSingleTable,
  ZipError,
} from "@episcope/battery";
import { type Column, noDay, numbers, recordFile, type Table } from "@episcope/common";
import { runRecordFile } from "../../describing/addresses.ts";
import { fieldsOf } from "../../describing/field.ts";
import { gridTableDescription } from "../../describing/gridTable.ts";
import { rowsOf } from "../../writing/rows.ts";
import type { DataSource, RunFile, RunFileState } from "../dataSource.ts";
import type { RunReader } from "../runReader.ts";
import type { GridArchives } from "./gridArchives.ts";

export interface GridRuns {
  readonly source: DataSource;
  readonly archives: GridArchives;
  readonly grid: LegacyGrid;
  /** Relative to the data root. */
  readonly folder: string;
  readonly archive: string;
  /** Date of day 1 of a run; undefined if days have no dates. */
  startDayOf(runId: string): number | undefined;
}

const damaged: RunFileState = {
  kind: "failed",
  message: "The archive of these runs is damaged.",
};

export function gridReader(runs: GridRuns): RunReader {
  const { source, archives, grid, folder, archive, startDayOf } = runs;
  const tableOf = (runId: string) => `${runId}.${legacyEntry(grid.form)}`;
  const find: RunReader["find"] = async (runId, of, isAsking) => {
    if (of === "quantiles") return { kind: "missing" };
    const opened = await archives.open(archive);
    if (opened === "damaged") return damaged;
    const file = opened?.file(tableOf(runId));
    if (file) return { kind: "file", file };
    return await source.runFile(`${folder}/${tableOf(runId)}`, isAsking);
  };
  return {
    descriptions: { tables: [gridTableDescription], quantiles: [] },
    find,
    tablesIn: async () => [gridTableDescription.name],
    async readTable(file, { runId, description }) {
      const counted = await readCounted(file, grid);
      if (!counted) return "broken";
      const table = withDates(counted, startDayOf(runId));
      return rowsOf(table, fieldsOf(description, [...table.columns.keys()]));
    },
    async readRecord(runId, of, isAsking) {
      const table = await find(runId, of, isAsking);
      if (table.kind !== "file") return table;
      const opened = await archives.open(archive);
      const isPacked = opened && opened !== "damaged" && opened.file(tableOf(runId)) !== undefined;
      if (isPacked) return { kind: "record", record: await readRecord(opened.file(recordFile)) };
      const state = await source.runFile(`${folder}/${runId}.${recordFile}`, isAsking);
      const file = state.kind === "file" ? state.file : undefined;
      return { kind: "record", record: await readRecord(file) };
    },
    async readFigures(file, runId) {
      const table = await readCounted(file, grid);
      if (!table) return undefined;
      const startDay = startDayOf(runId);
      const figures = keyFigures(table, { startDay: startDay ?? 0, ...allDays });
      return startDay === undefined ? withoutDates(figures) : figures;
    },
    counting: [grid.dayOne, grid.factor, grid.lastDay, grid.base],
    records: { address: runRecordFile("{runId}") },
  };
}

/** As its page shows it, row by row; undefined if it is damaged. */
async function readCounted(file: RunFile, grid: LegacyGrid): Promise<Table | undefined> {
  const bytes = await readBytes(file);
  const result = bytes && parseSingleTable(bytes, posix.basename(file.path));
  return result?.kind === "table" ? countedDays(result.table, grid) : undefined;
}

/** Undefined if it is damaged, or too large for a table or a record. */
async function readBytes({ source }: RunFile): Promise<Uint8Array | undefined> {
  if (source.size > mostTableBytes) return undefined;
  try {
    return await source.read(0, source.size);
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}

async function readRecord(file: RunFile | undefined): Promise<unknown> {
  const bytes = file && (await readBytes(file));
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** With a date beside each day. */
function withDates(table: Table, startDay: number | undefined): Table {
  const days = numbers(table, "day");
  if (!days || startDay === undefined) return table;
  const date: Column = { kind: "date", values: Int32Array.from(days, (day) => startDay + day - 1) };
  const columns = [...table.columns].flatMap(([name, column]) =>
    name === "day"
      ? ([
          [name, column],
          ["date", date],
        ] as const)
      : ([[name, column]] as const),
  );
  return { ...table, columns: new Map(columns) };
}

function withoutDates({ peakIncidence, peakBeds, ...figures }: KeyFigures): KeyFigures {
  const undated = (peak: Peak | undefined) => peak && { ...peak, day: noDay };
  return { ...figures, peakIncidence: undated(peakIncidence), peakBeds: undated(peakBeds) };
}
