// Computes whole batteries ahead of time: their small files, runs, and folder listings.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Compute, checkpointsOf, type RunJob } from "@episcope/scenario";
import { helperFolders } from "../compute/helperFolders.ts";
import { removeTemporaryFiles } from "../files/writeAtomically.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import { folderStorage } from "../storage/folderStorage.ts";
import type { Storage } from "../storage/storage.ts";
import { snapshotBytesOf } from "../threads/snapshotBytes.ts";
import { ThreadPool } from "../threads/threadPool.ts";
import { checksumFile } from "./checksumList.ts";
import { ChoiceError } from "./chooseRuns.ts";
import {
  type EndedRun,
  type GenerateProgress,
  type GenerateResult,
  generateRuns,
} from "./generateRuns.ts";
import { type Plan, type PlanOptions, planRuns } from "./planRuns.ts";
import { type Shard, shardOf, wholeWork } from "./shard.ts";
import { resultsIn } from "./surveyRuns.ts";
import { writeArchive } from "./writeArchive.ts";
import { forgetReplaced, writeBatteryFiles, writeListings } from "./writeBattery.ts";
import { writeChecksums } from "./writeChecksums.ts";

export interface GenerateBatteriesOptions extends PlanOptions {
  /** The data root to write to: a folder, or where else files are kept. */
  readonly root: string | Storage;
  /** For cities and snapshots. */
  readonly helperFolder: string;
  readonly shard?: Shard;
  readonly threads: number;
  /** Skips runs that already exist. */
  readonly isResuming: boolean;
  /** Simulated days between two states that are kept of a run until it is done. */
  readonly checkpointDays?: number;
  /** Whether complete batteries get a list of checksums. */
  readonly hasChecksums?: true;
  /** The bundled program that threads run. */
  readonly threadProgram: URL;
  readonly signal: AbortSignal;
  onProgress?(progress: GenerateProgress): void;
  onRun?(run: EndedRun): void;
  log(message: string): void;
  /** For tests, instead of threads. */
  readonly compute?: Compute;
}

/** Throws a ScenarioError, ChoiceError or StorageError if it cannot continue. */
export async function generateBatteries(
  options: GenerateBatteriesOptions,
): Promise<GenerateResult> {
  const { root, helperFolder, program, threadProgram, checkpointDays, log } = options;
  const plan = await planRuns(options);
  const { batteries } = plan;
  const jobs = shardOf(plan.jobs, options.shard ?? wholeWork);
  const storage = typeof root === "string" ? folderStorage(root) : root;
  const helpers = helperFolders.map((name) => join(helperFolder, name));
  for (const folder of typeof root === "string" ? [root, ...helpers] : helpers)
    await removeTemporaryFiles(folder);
  if (typeof root !== "string") checkSingleFiles(batteries);
  for (const battery of batteries) await writeBatteryFiles(storage, battery);
  const pool = new ThreadPool({
    program: threadProgram,
    data: {
      ...{ cacheFolder: helperFolder, program },
      snapshotBytes: snapshotBytesOf(options.threads),
      ...(checkpointDays !== undefined && { checkpointDays }),
    },
    onWarning: log,
  });
  const results = resultsIn(root);
  try {
    const result = await generateRuns({
      jobs,
      compute: options.compute ?? pool.compute,
      results,
      threads: options.threads,
      isResuming: options.isResuming,
      signal: options.signal,
      onRun: (run) => {
        const { battery, runId } = run.job;
        if (run.result === "failed") log(`${battery} ${runId}: ${reasonOf(run.error)}`);
        else if (checkpointDays !== undefined) removeCheckpoints(helperFolder, run.job);
        options.onRun?.(run);
      },
      ...(options.onProgress && { onProgress: options.onProgress.bind(options) }),
    });
    if (typeof root === "string")
      for (const battery of batteries) await writeArchive(root, battery, results);
    if (options.hasChecksums) await writeAllChecksums(plan, storage, results, log);
    if (!result.wasStopped) await pool.finish();
    return result;
  } finally {
    await pool.close();
    await closeBatteries(storage, batteries).catch((error: Error) => log(error.message));
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The files of the run are stored. */
function removeCheckpoints(helperFolder: string, job: RunJob): void {
  const start = join(helperFolder, checkpointsOf(job));
  const folder = dirname(start);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => each.startsWith(basename(start))))
    rmSync(join(folder, name), { force: true });
}

/** The tables of a grid become one archive, which is put together from files. */
function checkSingleFiles(batteries: Plan["batteries"]): void {
  const grid = batteries.find(({ archive }) => archive !== undefined);
  if (grid)
    throw new ChoiceError(`${grid.path} can only be written to a folder. Name other batteries.`);
}

async function closeBatteries(storage: Storage, batteries: Plan["batteries"]): Promise<void> {
  for (const battery of batteries) await forgetReplaced(storage, battery);
  await writeListings(storage, batteries);
}

/** Grids of spring 2020 and animations are single files with checksums of their own. */
async function writeAllChecksums(
  { batteries, jobs }: Plan,
  storage: Storage,
  results: ResultStore,
  log: GenerateBatteriesOptions["log"],
): Promise<void> {
  for (const { path } of batteries) {
    const ofBattery = jobs.filter(({ battery }) => battery === path);
    if (!ofBattery.every(({ files }) => files.has("zip"))) continue;
    if (!(await writeChecksums(storage, path, ofBattery, results)))
      log(`${path}: no ${checksumFile}, because runs are missing.`);
  }
}
