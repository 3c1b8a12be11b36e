// Computes whole batteries ahead of time: their small files, runs, and folder listings.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Compute, checkpointsOf, type RunJob } from "@episcope/scenario";
import { helperFolders } from "../compute/helperFolders.ts";
import { removeTemporaryFiles } from "../files/writeAtomically.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import { ThreadPool } from "../threads/threadPool.ts";
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
import { writeBatteryFiles, writeListings } from "./writeBattery.ts";
import { checksumFile, writeChecksums } from "./writeChecksums.ts";

export interface GenerateBatteriesOptions extends PlanOptions {
  /** The data root to write to. */
  readonly root: string;
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
  const helpers = helperFolders.map((name) => join(helperFolder, name));
  for (const folder of [root, ...helpers]) await removeTemporaryFiles(folder);
  for (const battery of batteries) await writeBatteryFiles(root, battery);
  const pool = new ThreadPool({
    program: threadProgram,
    data: {
      ...{ cacheFolder: helperFolder, program },
      ...(checkpointDays !== undefined && { checkpointDays }),
    },
    threads: options.threads,
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
    for (const battery of batteries) await writeArchive(root, battery, results);
    if (options.hasChecksums) await listChecksums(plan, root, results, log);
    if (!result.wasStopped) await pool.finish();
    return result;
  } finally {
    await pool.close();
    await writeListings(root, batteries).catch((error: Error) => log(error.message));
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

/** Grids of spring 2020 and animations are single files with checksums of their own. */
async function listChecksums(
  { batteries, jobs }: Plan,
  root: string,
  results: ResultStore,
  log: GenerateBatteriesOptions["log"],
): Promise<void> {
  for (const { path } of batteries) {
    const ofBattery = jobs.filter(({ battery }) => battery === path);
    if (!ofBattery.every(({ files }) => files.has("zip"))) continue;
    if (!(await writeChecksums(root, path, ofBattery, results)))
      log(`${path}: no ${checksumFile}, because runs are missing.`);
  }
}
