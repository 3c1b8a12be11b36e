// What can be computed of a battery, a grid of spring 2020 or an animation: small files and runs.
import { createHash } from "node:crypto";
import { type FolderListing, writeListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import {
  type Description,
  filesOfRun,
  type Layout,
  type ResultFiles,
  type RunFileKind,
  type RunJob,
  runFileAt,
  type ScenarioSource,
} from "@episcope/scenario";
import { type MemoryFile, memoryFile } from "./memoryFile.ts";

export interface ComputableBattery {
  /** Path of the scenario. */
  readonly path: string;
  /** By path relative to the data root. */
  readonly files: ReadonlyMap<string, MemoryFile>;
  /** All runs that are computed: those of the run table and the base run. */
  readonly runIds: ReadonlySet<string>;
  /** The run that a page shows without further choices, and the base run. */
  readonly defaultRunIds: readonly string[];
  /** Folders with their own listings, relative to the data root. */
  readonly folders: readonly string[];
  /** All runs in one file, if the layout has one. */
  readonly archive: ResultFiles | undefined;
  job(runId: string): RunJob;
  /** The run to which a file of the data root belongs. */
  runAt(path: string): { readonly job: RunJob; readonly kind: RunFileKind } | undefined;
}

export function makeBattery(
  given: ScenarioSource,
  description: Description,
  program: string,
): ComputableBattery {
  const { layout, posterior } = description;
  // Jobs go to threads: without the posteriors of everything else.
  const { calibration, regimes } = given.shared;
  const source = { ...given, shared: { calibration, regimes }, posterior };
  const stamp = stampOf(source, description, program);
  const runIds = new Set(description.runIds);
  const texts = new Map([
    ...[...description.files].map(([name, text]) => [`${layout.folder}/${name}`, text] as const),
    ...[...listingsOf(layout, description)].map(
      ([folder, listing]) => [`${folder}/${listingFile}`, writeListing(listing)] as const,
    ),
  ]);
  const job = (runId: string): RunJob => ({
    battery: source.battery,
    runId,
    source,
    stamp,
    files: filesOfRun(layout, runId),
  });
  return {
    path: source.battery,
    files: new Map([...texts].map(([path, text]) => [path, memoryFile(path, text)])),
    runIds,
    defaultRunIds: description.defaultRunIds,
    folders: [...new Set([layout.folder, layout.runFolder])],
    archive:
      layout.archive === undefined
        ? undefined
        : { stamp, files: new Map([["zip", layout.archive]]) },
    job,
    runAt: (path) => {
      const { runId, kind } = runFileAt(layout, path) ?? {};
      if (runId === undefined || kind === undefined || !runIds.has(runId)) return undefined;
      return { job: job(runId), kind };
    },
  };
}

/** By folder. A shared folder is left out, because its listing depends on others. */
function listingsOf(
  { folder, isShared, runFolder, runFiles }: Layout,
  { files, runIds }: Description,
): ReadonlyMap<string, FolderListing> {
  const suffixes = [...runFiles.values()];
  const ofRuns = runIds.flatMap((runId) => suffixes.map((suffix) => `${runId}.${suffix}`));
  const listings = new Map<string, FolderListing>();
  if (runFolder !== folder) listings.set(runFolder, { folders: [], files: ofRuns });
  if (isShared) return listings;
  const folders = [runFolder.slice(folder.length + 1)];
  return listings.set(folder, { folders, files: [...files.keys()].sort() });
}

/**
 * Changes with everything that affects a result: scenario, regime, calibration, posterior, changes,
 * program.
 */
function stampOf(
  { text, shared, changes, posterior }: ScenarioSource,
  { regimes }: Description,
  program: string,
): string {
  const followed = regimes.map((name) => shared.regimes[name]);
  const { seeds, sample, districts } = changes;
  const fitted = [shared.calibration, posterior];
  const parts = [text, followed, fitted, seeds, sample, districts, program];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
