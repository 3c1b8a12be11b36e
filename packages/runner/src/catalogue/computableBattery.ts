// What can be computed of a battery, a grid of spring 2020 or an animation: small files and runs.
import { createHash } from "node:crypto";
import { type FolderListing, parseMetadata, writeListing } from "@episcope/battery";
import { listingFile, metadataFile, scenarioTextFile } from "@episcope/common";
import {
  type BuildIdentity,
  type Description,
  filesWith,
  type Layout,
  type ResultFiles,
  type RunFile,
  type RunFileKind,
  type RunJob,
  runFileAt,
  type ScenarioSource,
} from "@episcope/scenario";
import { batteryCrate, crateFile } from "../crate/roCrate.ts";
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
  /** Of the first member; with the file of its ensemble, too, if the run has one. */
  job(runId: string, withEnsemble?: boolean): RunJob;
  /** Of a further member alone; undefined if the ensemble has fewer. */
  memberJob(runId: string, member: number): RunJob | undefined;
  /** Of its time lapse alone; undefined if the layout has none. */
  animationJob(runId: string): RunJob | undefined;
  /** The run to which a file of the data root belongs. */
  runAt(path: string): { readonly job: RunJob; readonly kind: RunFileKind } | undefined;
}

export function makeBattery(
  given: ScenarioSource,
  described: Description,
  program: string,
  build?: BuildIdentity,
): ComputableBattery {
  const { layout, posterior, members } = described;
  // Jobs go to threads: without the posteriors of everything else.
  const { calibration, regimes } = given.shared;
  const source = { ...given, shared: { calibration, regimes }, posterior };
  const stamp = stampOf(source, described, program);
  const scenarioHash = createHash("sha256").update(source.text).digest("hex");
  const origin = { ...(build && { build }), scenarioHash };
  const description = layout.isShared
    ? described
    : withCrate(source, described, { stamp, ...origin });
  const runIds = new Set(description.runIds);
  const texts = new Map([
    ...[...description.files].map(([name, text]) => [`${layout.folder}/${name}`, text] as const),
    ...[...listingsOf(layout, description)].map(
      ([folder, listing]) => [`${folder}/${listingFile}`, writeListing(listing)] as const,
    ),
  ]);
  const jobWith = (file: RunFile): RunJob => ({
    battery: source.battery,
    runId: file.runId,
    member: file.member,
    source,
    origin,
    stamp,
    files: filesWith(layout, file),
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
    job: (runId, withEnsemble = false) => {
      const job = jobWith({ runId, kind: "zip", member: 1 });
      if (!withEnsemble || !layout.hasMembers || members < 2) return job;
      const ensemble = filesWith(layout, { runId, kind: "ensemble", member: 1 });
      return { ...job, files: new Map([...job.files, ...ensemble]) };
    },
    memberJob: (runId, member) => {
      const isThere = layout.hasMembers && runIds.has(runId) && member >= 1 && member <= members;
      return isThere ? jobWith({ runId, kind: "zip", member }) : undefined;
    },
    animationJob: (runId) =>
      layout.hasMembers && runIds.has(runId)
        ? jobWith({ runId, kind: "animation", member: 1 })
        : undefined,
    runAt: (path) => {
      const file = runFileAt(layout, path);
      if (!file || !runIds.has(file.runId) || file.member > members) return undefined;
      if (file.kind === "ensemble" && members < 2) return undefined;
      return { job: jobWith(file), kind: file.kind };
    },
  };
}

/** A folder of its own says what it is, and what its runs are simulated from. */
function withCrate(
  { battery: path, text }: ScenarioSource,
  described: Description,
  {
    stamp,
    scenarioHash,
    build = {},
  }: { readonly stamp: string; readonly scenarioHash: string; readonly build?: BuildIdentity },
): Description {
  const { layout, runIds } = described;
  const files = new Map([...described.files, [scenarioTextFile, text]]);
  const crate = batteryCrate({
    ...{ path, stamp, scenarioHash, build, runCount: runIds.length },
    files: [...files.keys()].sort(),
    runFolder: `${layout.runFolder.slice(layout.folder.length + 1)}/`,
    metadata: parseMetadata(files.get(metadataFile) ?? "", metadataFile).metadata,
  });
  return { ...described, files: new Map([...files, [crateFile, crate]]) };
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
  { regimes, members }: Description,
  program: string,
): string {
  const followed = regimes.map((name) => shared.regimes[name]);
  const { seeds, sample, districts } = changes;
  const fitted = [shared.calibration, posterior];
  const parts = [text, followed, fitted, seeds, members, sample, districts, program];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
