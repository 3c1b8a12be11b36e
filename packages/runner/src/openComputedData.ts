// Wires scenarios, threads, queue and cache.

import type { BuildIdentity, Compute, Describe, RunJob } from "@episcope/scenario";
import { FileCache } from "./cache/fileCache.ts";
import { ResultFileStore } from "./cache/resultFileStore.ts";
import { Catalogue } from "./catalogue/catalogue.ts";
import { latestReport } from "./catalogue/latestReport.ts";
import { ComputedData } from "./computedData.ts";
import { type RunFigures, RunService } from "./jobs/runService.ts";
import { leastSnapshotBytes } from "./threads/snapshotBytes.ts";
import { ThreadPool } from "./threads/threadPool.ts";

export interface ComputedDataOptions {
  /** The folder of scenarios. */
  readonly scenarios: string;
  readonly cacheFolder: string;
  /** Bytes. */
  readonly cacheLimit: number;
  readonly threads: number;
  /** Maximal length of the queue. */
  readonly queueLimit: number;
  /** Of the ensemble of each run, instead of what its scenario says. */
  readonly members?: number;
  /** Fingerprint of the program that computes. */
  readonly program: string;
  /** For the records of runs. */
  readonly build?: BuildIdentity;
  /** The bundled program that threads run. */
  readonly threadProgram: URL;
  log(message: string): void;
  /** For tests, instead of threads and real scenarios. */
  readonly compute?: Compute;
  readonly describe?: Describe;
}

export interface OpenComputedData {
  readonly data: ComputedData;
  /** Contains the files of runs. */
  readonly folder: string;
  /** Current values. */
  figures(): ComputedFigures;
  close(): Promise<void>;
}

export interface ComputedFigures extends RunFigures {
  /** Bytes of all files in the cache. */
  readonly cached: number;
}

/** Throws if the folder of scenarios cannot be read. */
export async function openComputedData(options: ComputedDataOptions): Promise<OpenComputedData> {
  const { scenarios, cacheFolder, cacheLimit, program, threadProgram, describe, log } = options;
  const { members, build } = options;
  const catalogue = await Catalogue.open({
    folder: scenarios,
    program,
    ...(members !== undefined && { changes: { members } }),
    ...(build && { build }),
    onFaults: ({ message }) => log(message),
    ...(describe && { describe }),
  });
  const cache = new FileCache({ folder: cacheFolder, limit: cacheLimit });
  cache.scan().catch((error: unknown) => log(`The cache cannot be read: ${detailOf(error)}`));
  const pool = new ThreadPool({
    program: threadProgram,
    // The rest is read from the disk again: a server keeps its memory small.
    data: { cacheFolder, program, snapshotBytes: leastSnapshotBytes },
    onStored: (name, size) => void cache.add(name, size),
    onWarning: log,
  });
  const warmedUp = options.compute
    ? undefined
    : latestRun(catalogue).then((job) => pool.warmUp(job));
  const results = new ResultFileStore(cache);
  const service = new RunService({
    compute: options.compute ?? pool.compute,
    results,
    threads: options.threads,
    queueLimit: options.queueLimit,
    onFailure: ({ battery, runId }, error) => log(`${battery} ${runId}: ${detailOf(error)}`),
  });
  return {
    data: new ComputedData(catalogue, service, results),
    folder: cacheFolder,
    figures: () => ({ ...service.figures(), cached: cache.size }),
    async close() {
      service.close();
      await warmedUp;
      await pool.close();
    },
  };
}

/** The default run of the latest report; undefined if it cannot be read. */
async function latestRun(catalogue: Catalogue): Promise<RunJob | undefined> {
  const path = latestReport(catalogue.batteries);
  const battery = await catalogue.battery(path ?? "").catch(() => undefined);
  const [runId] = battery?.defaultRunIds ?? [];
  return runId === undefined ? undefined : battery?.job(runId);
}

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\n${error.cause.stack ?? error.cause.message}` : "";
  return `${error.message}${cause}`;
}
