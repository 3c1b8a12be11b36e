// Key figures of one run: of its ensemble if it has one, otherwise of the run alone.
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { type KeyFigures, keyFigures, readEnsemble } from "@episcope/battery";
import type { DataSource } from "../reading/dataSource.ts";
import { archivePath, ensemblePath, type ReadBattery, startDayOf } from "../reading/readBattery.ts";
import { openFile, openRun, readRunTable } from "../reading/runTable.ts";

/** By member; the first one is the run itself. */
export type RunFigures = readonly KeyFigures[];

export interface RunFiles {
  readonly runId: string;
  readonly archive: string;
  readonly ensemble: string | undefined;
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
  const versions = await Promise.all(files.map(versionOf));
  if (versions[0] === undefined) return undefined;
  return {
    runId,
    archive: archive.file,
    ensemble: versions[1] === undefined ? undefined : files[1],
    version: versions.join(" "),
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

async function ensembleFigures(file: string, runId: string): Promise<RunFigures | undefined> {
  const source = await openFile(file);
  if (!source) return undefined;
  return (await readEnsemble(source, { runId, file: basename(file) })).ensemble?.figures;
}

async function versionOf(file: string): Promise<string | undefined> {
  const information = await stat(file).catch(() => undefined);
  return information && `${information.size} ${information.mtimeMs}`;
}
