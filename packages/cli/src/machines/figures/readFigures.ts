// Key figures of one run: of its ensemble if it has one, otherwise of the run alone.
import { posix } from "node:path";
import { type KeyFigures, readEnsemble } from "@episcope/battery";
import type { RunFile } from "../reading/dataSource.ts";
import type { RunSet } from "../reading/runSet.ts";

/** By member; the first one is the run itself. */
export type RunFigures = readonly KeyFigures[];

export interface RunFiles {
  readonly runId: string;
  readonly tables: RunFile;
  readonly ensemble: RunFile | undefined;
  /** Changes with the files. */
  readonly version: string;
}

/** The files of a run that exist; undefined if it has not been computed. Computes nothing. */
export async function filesOfRun({ reader }: RunSet, runId: string): Promise<RunFiles | undefined> {
  const tables = await reader.find(runId, "tables", false);
  if (tables.kind !== "file") return undefined;
  const ensemble = await reader.find(runId, "quantiles", false);
  const files = [tables.file, ...(ensemble.kind === "file" ? [ensemble.file] : [])];
  return {
    runId,
    tables: tables.file,
    ensemble: files[1],
    version: files.map(({ version }) => version).join(" "),
  };
}

/** They count the time that the page shows. None if a file is damaged. */
export async function readFigures(
  { reader }: RunSet,
  { runId, tables, ensemble }: RunFiles,
): Promise<RunFigures> {
  const found = ensemble === undefined ? undefined : await ensembleFigures(ensemble, runId);
  if (found) return found;
  const figures = await reader.readFigures(tables, runId);
  return figures ? [figures] : [];
}

async function ensembleFigures(
  { path, source }: RunFile,
  runId: string,
): Promise<RunFigures | undefined> {
  return (await readEnsemble(source, { runId, file: posix.basename(path) })).ensemble?.figures;
}
