// Computes whole batteries ahead of time: their small files, runs, and folder listings.
import type { BuildIdentity, Compute, Describe, SourceChanges } from "@episcope/scenario";
import { FileCache } from "../cache/fileCache.ts";
import { ResultFileStore } from "../cache/resultFileStore.ts";
import { Catalogue } from "../catalogue/catalogue.ts";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";
import { removeTemporaryFiles } from "../files/writeAtomically.ts";
import { ThreadPool } from "../threads/threadPool.ts";
import { chooseBatteries, chooseRuns, type RunChoice } from "./chooseRuns.ts";
import { type GenerateProgress, type GenerateResult, generateRuns } from "./generateRuns.ts";
import { type Shard, shardOf, wholeWork } from "./shard.ts";
import { writeArchive } from "./writeArchive.ts";
import { writeBatteryFiles, writeListings } from "./writeBattery.ts";

export interface GenerateBatteriesOptions {
  /** The folder of scenarios. */
  readonly scenarios: string;
  /** The data root to write to. */
  readonly root: string;
  /** For cities and snapshots. */
  readonly helperFolder: string;
  /** Paths; all if empty. */
  readonly batteries: readonly string[];
  readonly runs: RunChoice;
  /** With a number of members, every run gets the file of its ensemble. */
  readonly changes: SourceChanges;
  /** Only the file of this member of each run. */
  readonly member?: number;
  readonly shard?: Shard;
  readonly threads: number;
  /** Skips runs that already exist. */
  readonly isResuming: boolean;
  /** Fingerprint of the program that computes. */
  readonly program: string;
  /** For the records of runs. */
  readonly build?: BuildIdentity;
  /** The bundled program that threads run. */
  readonly threadProgram: URL;
  readonly signal: AbortSignal;
  onProgress?(progress: GenerateProgress): void;
  log(message: string): void;
  /** For tests, instead of threads and real scenarios. */
  readonly compute?: Compute;
  readonly describe?: Describe;
}

/** Throws a ScenarioError, ChoiceError or StorageError if it cannot continue. */
export async function generateBatteries(
  options: GenerateBatteriesOptions,
): Promise<GenerateResult> {
  const { root, helperFolder, program, threadProgram, log } = options;
  const batteries = await readBatteries(options);
  const wanted = options.member ?? (options.changes.members === undefined ? "run" : "ensemble");
  const chosen = chooseRuns(batteries, options.runs, wanted);
  const jobs = shardOf(chosen, options.shard ?? wholeWork);
  await removeTemporaryFiles(root);
  for (const battery of batteries) await writeBatteryFiles(root, battery);
  const pool = new ThreadPool({
    program: threadProgram,
    data: { cacheFolder: helperFolder, program },
    onWarning: log,
  });
  const results = new ResultFileStore(
    new FileCache({ folder: root, limit: Number.POSITIVE_INFINITY }),
  );
  try {
    const result = await generateRuns({
      jobs,
      compute: options.compute ?? pool.compute,
      results,
      threads: options.threads,
      isResuming: options.isResuming,
      signal: options.signal,
      onFailure: ({ battery, runId }, error) =>
        log(`${battery} ${runId}: ${error instanceof Error ? error.message : error}`),
      ...(options.onProgress && { onProgress: options.onProgress.bind(options) }),
    });
    for (const battery of batteries) await writeArchive(root, battery, results);
    return result;
  } finally {
    await pool.close();
    await writeListings(root, batteries).catch((error: Error) => log(error.message));
  }
}

async function readBatteries(
  options: GenerateBatteriesOptions,
): Promise<readonly ComputableBattery[]> {
  const { scenarios, program, build, changes, describe } = options;
  const catalogue = await Catalogue.open({
    folder: scenarios,
    program,
    changes,
    ...(build && { build }),
    ...(describe && { describe }),
  });
  const read: ComputableBattery[] = [];
  for (const path of chooseBatteries(catalogue, options.batteries)) {
    const battery = await catalogue.battery(path);
    if (battery) read.push(battery);
  }
  return read;
}
