// Key figures of one run: of its ensemble if it has one, otherwise of the run alone.
import { posix } from "node:path";
import { type KeyFigures, keyFigures, readEnsemble } from "@episcope/battery";
import type { DataSource, RunFile } from "../reading/dataSource.ts";
import { archivePath, ensemblePath, type ReadBattery, startDayOf } from "../reading/readBattery.ts";
import { openRun, readRunTable } from "../reading/runTable.ts";

/** By member; the first one is the run itself. */
export type RunFigures = readonly KeyFigures[];

export interface RunFiles {
  readonly runId: string;
  readonly archive: RunFile;
  readonly ensemble: RunFile | undefined;
  /** Changes with the files. */
  readonly version: string;
}

/** The files of a run that exist; undefined if it has not been computed. Computes nothing. */
export async function filesOfRun(
  source: DataSource,
  battery: ReadBattery,
  runId: string,
): Promise<RunFiles | undefined> {
  const archive = await source.archive(archivePath(battery, runId), false);
  if (archive.kind !== "file") return undefined;
  const ensemble = await source.archive(ensemblePath(battery, runId), false);
  const files = [archive.file, ...(ensemble.kind === "file" ? [ensemble.file] : [])];
  return {
    runId,
    archive: archive.file,
    ensemble: files[1],
    version: files.map(({ version }) => version).join(" "),
  };
}

/** They count the time that the page of the battery shows. None if a file is damaged. */
export async function readFigures(
  battery: ReadBattery,
  { runId, archive, ensemble }: RunFiles,
): Promise<RunFigures> {
  const found = ensemble === undefined ? undefined : await ensembleFigures(ensemble, runId);
  if (found) return found;
  const opened = await openRun(archive, runId);
  const result = opened && (await readRunTable(opened, runId, "infections"));
  if (result?.kind !== "table") return [];
  const { graphStartDay: from, endDay: to } = battery.metadata;
  return [
    keyFigures(result.table, { startDay: startDayOf(battery, battery.runs.get(runId)), from, to }),
  ];
}

async function ensembleFigures(
  { path, source }: RunFile,
  runId: string,
): Promise<RunFigures | undefined> {
  return (await readEnsemble(source, { runId, file: posix.basename(path) })).ensemble?.figures;
}
