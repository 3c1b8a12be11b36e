// Tables of a run, from its archive.
import { posix } from "node:path";
import {
  type ByteSource,
  openRunArchive,
  quantileColumn,
  type RunArchive,
  readDirectory,
  readEntry,
  type TableResult,
  ZipError,
} from "@episcope/battery";
import { entryName, type RunTableName, recordFile, runTables } from "@episcope/common";
import { fieldsOf } from "../describing/field.ts";
import {
  extraEntries,
  type RunTableDescription,
  runTableDescriptions,
} from "../describing/runTableDescriptions.ts";
import { type DescribedRows, rowsOf } from "../writing/rows.ts";
import type { RunFile } from "./dataSource.ts";
import type { WantedTable } from "./runReader.ts";

type Name = RunTableDescription["name"];

export interface OpenedRun {
  readonly source: ByteSource;
  readonly archive: RunArchive;
}

/** Undefined if the file is no archive. */
export async function openRun(
  { path, source }: RunFile,
  runId: string,
): Promise<OpenedRun | undefined> {
  try {
    const file = posix.basename(path);
    return { source, archive: await openRunArchive(source, { runId, file }) };
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}

/** As pages read it: summed over districts, in the order of days. */
export async function readRunTable(
  { source, archive }: OpenedRun,
  runId: string,
  name: Name,
): Promise<TableResult> {
  if (!isRunTable(name)) return await archive.readEntry(source, `${runId}.${extraEntries[name]}`);
  return (await archive.readTables(source, [name])).get(name) ?? { kind: "missing" };
}

/** Of the file of an ensemble, as they are there; "missing" for a table without quantiles. */
async function readQuantiles(
  { source, archive }: OpenedRun,
  runId: string,
  name: Name,
): Promise<TableResult> {
  const entry = isRunTable(name) ? entryName(runId, name) : `${runId}.${extraEntries[name]}`;
  const result = await archive.readEntry(source, entry);
  if (result.kind !== "table" || result.table.columns.has(quantileColumn)) return result;
  return { kind: "missing" };
}

/** Undefined if the run has no such table. */
export async function readDescribedTable(
  file: RunFile,
  { runId, folder, description }: WantedTable,
): Promise<DescribedRows | "broken" | undefined> {
  const run = await openRun(file, runId);
  if (!run) return "broken";
  const read = folder === "quantiles" ? readQuantiles : readRunTable;
  const result = await read(run, runId, description.name);
  if (result.kind !== "table") return result.kind === "broken" ? "broken" : undefined;
  const { table } = result;
  return rowsOf(table, fieldsOf(description, [...table.columns.keys()]));
}

/** How the run of an archive or an ensemble was made; undefined if nobody says so. */
export async function readRunRecord(source: ByteSource, runId: string): Promise<unknown> {
  try {
    const name = `${runId}.${recordFile}`;
    const entry = (await readDirectory(source)).find((one) => one.name === name);
    return entry && JSON.parse(new TextDecoder().decode(await readEntry(source, entry)));
  } catch (error) {
    if (error instanceof ZipError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function tableNamesIn(archive: RunArchive, runId: string): readonly Name[] {
  return runTableDescriptions
    .map(({ name }) => name)
    .filter((name) =>
      isRunTable(name)
        ? archive.tables.has(name)
        : archive.entries.includes(`${runId}.${extraEntries[name]}`),
    );
}

function isRunTable(name: Name): name is RunTableName {
  return name in runTables;
}
