// Batteries of the data root, for the pages.
import {
  animationFile,
  archiveFile,
  type Language,
  locationsEnding,
  summariesFolder,
} from "@episcope/common";
import { readConfig } from "../config.ts";
import { fileUrl } from "../paths.ts";
import type { ReadChart } from "../reader/readCharts.ts";
import { reader } from "../reader/reader.ts";
import type { ReadNotes } from "../reader/readNotes.ts";
import type { ReadRunIndex } from "../reader/runs/runIndexes.ts";
import { type Battery, type FoundBatteries, packedUrl } from "./battery.ts";

export type { Battery, FoundBatteries };

/** Loads in advance what every call needs. */
export function prepareReading(): void {
  reader.start();
  void readConfig();
}

/** Finds what is published at a path of the address bar (run-viewer specification 1). */
export async function findBatteries(path: string, signal?: AbortSignal): Promise<FoundBatteries> {
  const { dataRoot } = await readConfig();
  return await reader.call("findBatteries", { dataRoot, path }, { signal });
}

/** The run table. A missing one is a fault of the battery; a failed request is an error. */
export function readRuns(battery: Battery, signal?: AbortSignal): Promise<ReadRunIndex> {
  const { url: folder, metadata } = battery;
  return reader.call("readRuns", { folder, info: metadata.info }, { signal });
}

/** In the visitor's language, otherwise in another one; undefined if there are none. */
export async function readNotes(
  battery: Battery,
  language: Language,
  signal?: AbortSignal,
): Promise<ReadNotes | undefined> {
  const { url: folder, metadata } = battery;
  if (metadata.readme === undefined) return undefined;
  return await reader.call("readNotes", { folder, readme: metadata.readme, language }, { signal });
}

/** The extra charts in the order of the folder; a broken one has faults instead of a chart. */
export function readCharts(battery: Battery, signal?: AbortSignal): Promise<readonly ReadChart[]> {
  return reader.call("readCharts", { folder: battery.url }, { signal });
}

/** Id of the run without any parameters (run-data-format specification 3.5). */
export async function findBaseRun(
  battery: Battery,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { runName } = battery.metadata;
  const runIds = new Set(runName === undefined ? ["sz0"] : [`${runName}0`, "sz0"]);
  for (const runId of runIds) {
    if (await isInZipFolder(battery, archiveFile(runId), signal)) return runId;
  }
  return undefined;
}

export function hasInfectionMap(
  battery: Battery,
  runId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  return isInZipFolder(battery, `${runId}.${locationsEnding}`, signal);
}

/** Only of runs that are computed on request. */
export function hasAnimation(
  { url }: Battery,
  runId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  return isPublished(url, `${summariesFolder}/${animationFile(runId)}`, signal);
}

function isInZipFolder(
  { url, metadata }: Battery,
  name: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return isPublished(url, `${metadata.zipFolder}/${name}`, signal, packedUrl({ url, metadata }));
}

async function isPublished(
  folder: string,
  path: string,
  signal: AbortSignal | undefined,
  packed?: string,
): Promise<boolean> {
  const url = fileUrl(folder, path);
  return url !== undefined && (await reader.call("isPublished", { url, packed }, { signal }));
}
