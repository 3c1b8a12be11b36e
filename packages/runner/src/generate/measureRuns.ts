// What the runs of a battery take, measured: its first two missing runs are computed, and nothing
// is kept.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Compute, RunJob } from "@episcope/scenario";
import { snapshotBytesOf } from "../threads/snapshotBytes.ts";
import { ThreadPool } from "../threads/threadPool.ts";
import type { BatterySurvey } from "./surveyRuns.ts";

export interface RunCosts {
  /** Of the first run of a thread, which also makes the city and the past that runs share. */
  readonly firstSeconds: number;
  /** Of every other run. */
  readonly laterSeconds: number;
  /** Of all missing runs, with so many threads. */
  readonly coreHours: number;
  /** Files of one run. */
  readonly bytesPerRun: number;
  /** Of the city, which all threads share. */
  readonly bytesOfCity: number;
  /** The most that a thread takes beside it at any moment. */
  readonly bytesPerThread: number;
}

export interface MeasureOptions {
  readonly threads: number;
  readonly program: string;
  /** The bundled program that threads run. */
  readonly threadProgram: URL;
  readonly signal: AbortSignal;
  log(message: string): void;
  /** For tests, instead of threads. */
  readonly compute?: Compute;
  /** Milliseconds; for tests. */
  readonly now?: () => number;
}

/** Milliseconds between two looks at the memory. */
const memoryInterval = 100;

/** Undefined if nothing is missing. Rejects if the run fails. */
export async function measureRuns(
  { missing }: BatterySurvey,
  options: MeasureOptions,
): Promise<RunCosts | undefined> {
  const [first, second] = missing;
  if (!first) return undefined;
  const { program, threadProgram, threads, log } = options;
  // Of its own: what others have kept would not be measured. Like those of a sweep, the second run
  // finds what the first one has kept.
  const cacheFolder = await mkdtemp(join(tmpdir(), "episcope-measure-"));
  const data = { cacheFolder, program, snapshotBytes: snapshotBytesOf(threads) };
  const pool = new ThreadPool({ program: threadProgram, data, onWarning: log });
  const compute = options.compute ?? pool.compute;
  const memory = new MemoryPeak();
  try {
    const { seconds, bytes } = await measureRun(first, compute, options);
    const later = second ? (await measureRun(second, compute, options)).seconds : seconds;
    const begun = Math.min(threads, missing.length);
    const total = begun * seconds + (missing.length - begun) * later;
    const bytesOfCity = pool.cityBytes;
    return {
      firstSeconds: seconds,
      laterSeconds: later,
      coreHours: total / 3600,
      bytesPerRun: bytes,
      bytesOfCity,
      bytesPerThread: Math.max(0, memory.growth() - bytesOfCity),
    };
  } finally {
    memory.end();
    await pool.close();
    await rm(cacheFolder, { recursive: true, force: true });
  }
}

async function measureRun(
  job: RunJob,
  compute: Compute,
  { signal, now = performance.now.bind(performance) }: MeasureOptions,
): Promise<{ readonly seconds: number; readonly bytes: number }> {
  const begin = now();
  let bytes = 0;
  await compute(job, {
    signal,
    onProgress: () => undefined,
    onFile: (_, file) => {
      bytes += file.length;
    },
  });
  return { seconds: (now() - begin) / 1000, bytes };
}

/** Of this process, whose threads share one. */
class MemoryPeak {
  readonly #before = process.memoryUsage.rss();
  #peak = this.#before;
  readonly #timer = setInterval(() => this.#look(), memoryInterval);

  growth(): number {
    this.#look();
    return this.#peak - this.#before;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    this.#peak = Math.max(this.#peak, process.memoryUsage.rss());
  }
}
