// Where the files of a scenario are published below the data root: batteries in their own folders,
// grids of spring 2020 side by side in legacy/, as published, and animations as single files in
// animation/.
import { legacyFiles } from "@episcope/battery";
import {
  animationFile,
  ensembleFile,
  locationsEnding,
  memberFile,
  recordFile,
} from "@episcope/common";
import { fileOf, type RunFileKind } from "../compute/runJob.ts";

export interface Layout {
  /** Folder of the small files, and whether it is shared with other scenarios. */
  readonly folder: string;
  readonly isShared: boolean;
  /** Folder of the files of runs. */
  readonly runFolder: string;
  /** Suffixes of a run's files, after "<RunId>." */
  readonly runFiles: ReadonlyMap<RunFileKind, string>;
  /** Whether runs have an ensemble and, only on request, an animation. */
  readonly hasMembers?: true;
  /** One archive with all runs, if the layout has one. */
  readonly archive: string | undefined;
}

/** Scenarios below it are grids of spring 2020. */
const legacyFolder = "legacy";
/** Scenarios below it are single runs that become animations. */
const animationFolder = "animation";

const batteryRunFiles: ReadonlyMap<RunFileKind, string> = new Map(
  (["zip", locationsEnding] as const).map((kind) => [kind, kind]),
);

export function isLegacy(scenario: string): boolean {
  return scenario.startsWith(`${legacyFolder}/`);
}

export function isAnimation(scenario: string): boolean {
  return scenario.startsWith(`${animationFolder}/`);
}

export function batteryLayout(scenario: string): Layout {
  const folder = `battery/${scenario}`;
  return {
    folder,
    isShared: false,
    runFolder: `${folder}/summaries`,
    runFiles: batteryRunFiles,
    hasMembers: true,
    archive: undefined,
  };
}

/** legacy/v7/berlin has the files of v7/berlin. */
export function legacyLayout(scenario: string, entry: string): Layout {
  const { folder, archive } = filesOfGrid(scenario);
  const runFolder = `${legacyFolder}/${folder}`;
  return {
    folder: legacyFolder,
    isShared: true,
    runFolder,
    runFiles: new Map([
      ["table", entry],
      ["record", recordFile],
    ]),
    archive: `${legacyFolder}/${archive}`,
  };
}

export function legacyInfoFile(scenario: string): string {
  return filesOfGrid(scenario).info;
}

function filesOfGrid(scenario: string) {
  return legacyFiles(scenario.slice(legacyFolder.length + 1));
}

/** animation/berlin is just animation/berlin.epan. */
export function animationLayout(scenario: string): Layout {
  const folder = scenario.slice(0, scenario.lastIndexOf("/"));
  return {
    folder,
    isShared: true,
    runFolder: folder,
    runFiles: new Map([["animation", "epan"]]),
    archive: undefined,
  };
}

/** Its only run is named after the file. */
export function animationRunId(scenario: string): string {
  return scenario.slice(scenario.lastIndexOf("/") + 1);
}

/** What a scenario publishes, as far as its path tells. */
export interface PublishedPaths {
  /** Its own folder, if it has one. */
  readonly folder?: string;
  /** In a shared folder: the run table of a grid, or an animation. */
  readonly file?: string;
  /** The archive beside it, which may not exist. */
  readonly archive?: string;
}

export function publishedPaths(scenario: string): PublishedPaths {
  if (isAnimation(scenario)) {
    const files = filesOfRun(animationLayout(scenario), animationRunId(scenario));
    return { file: fileOf({ files }, "animation") };
  }
  if (!isLegacy(scenario)) return { folder: batteryLayout(scenario).folder };
  const { folder, runFolder, archive } = legacyLayout(scenario, "");
  const file = `${folder}/${legacyInfoFile(scenario)}`;
  return { folder: runFolder, file, ...(archive !== undefined && { archive }) };
}

/** Whether a path is in the folder of a scenario's runs. */
export function isInRunFolder(scenario: string, path: string): boolean {
  if (isAnimation(scenario)) return path === publishedPaths(scenario).file;
  const { runFolder } = isLegacy(scenario) ? legacyLayout(scenario, "") : batteryLayout(scenario);
  return path.startsWith(`${runFolder}/`);
}

export interface RunFile {
  readonly runId: string;
  readonly kind: RunFileKind;
  /** From 1. */
  readonly member: number;
}

/** The run, and the kind of its file, at a path. */
export function runFileAt(layout: Layout, path: string): RunFile | undefined {
  const { runFolder, runFiles, hasMembers } = layout;
  const name = path.startsWith(`${runFolder}/`) ? path.slice(runFolder.length + 1) : "";
  // RunIds have no dots.
  const [runId = "", member] = /^([^.]+)\.(?:member(\d{1,3})\.)?/.exec(name)?.slice(1) ?? [];
  if (hasMembers && name === ensembleFile(runId)) return { runId, kind: "ensemble", member: 1 };
  if (hasMembers && runId !== "" && name === animationFile(runId))
    return { runId, kind: "animation", member: 1 };
  if (hasMembers && member !== undefined) {
    const isMember = Number(member) > 1 && name === memberFile(runId, Number(member));
    return isMember ? { runId, kind: "zip", member: Number(member) } : undefined;
  }
  for (const [kind, suffix] of runId === "" ? [] : runFiles) {
    if (name === `${runId}.${suffix}`) return { runId, kind, member: 1 };
  }
  return undefined;
}

/** The files that are computed together with one. */
export function filesWith(
  layout: Layout,
  { runId, kind, member }: RunFile,
): ReadonlyMap<RunFileKind, string> {
  const { runFolder } = layout;
  if (kind === "ensemble") return new Map([[kind, `${runFolder}/${ensembleFile(runId)}`]]);
  if (kind === "animation") return new Map([[kind, `${runFolder}/${animationFile(runId)}`]]);
  if (member > 1) return new Map([["zip", `${runFolder}/${memberFile(runId, member)}`]]);
  return filesOfRun(layout, runId);
}

/** Of its first member. */
function filesOfRun(
  { runFolder, runFiles }: Layout,
  runId: string,
): ReadonlyMap<RunFileKind, string> {
  return new Map(
    [...runFiles].map(([kind, suffix]) => [kind, `${runFolder}/${runId}.${suffix}`] as const),
  );
}
