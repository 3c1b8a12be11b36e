// Computes runs ahead of time, several in parallel. It can be stopped at any moment and resumed.
import { setMaxListeners } from "node:events";
import type { Compute, RunJob } from "@episcope/scenario";
import { StorageError } from "../files/storageError.ts";
import { computeAndStore, type ResultStore } from "../jobs/computeAndStore.ts";
import { hasAllFiles } from "./surveyRuns.ts";

export interface GenerateOptions {
  readonly jobs: readonly RunJob[];
  readonly compute: Compute;
  readonly results: ResultStore;
  readonly threads: number;
  /** Skips runs that already exist. */
  readonly isResuming: boolean;
  readonly signal: AbortSignal;
  onProgress?(progress: GenerateProgress): void;
  onRun?(run: EndedRun): void;
  /** Milliseconds; for tests. */
  readonly now?: () => number;
}

/** What became of a run. */
export interface EndedRun {
  readonly job: RunJob;
  readonly result: "computed" | "found" | "failed";
  readonly seconds: number;
  /** Of a failed run. */
  readonly error?: unknown;
}

export interface GenerateProgress {
  readonly total: number;
  /** Computed, found or failed. */
  readonly finished: number;
  /** Share of all runs, including parts of those being computed. */
  readonly share: number;
  /** Undefined until it can be estimated. */
  readonly secondsLeft: number | undefined;
}

export interface GenerateResult {
  readonly computed: number;
  /** Existed already. */
  readonly found: number;
  readonly failed: number;
  /** Aborted before everything was done. */
  readonly wasStopped: boolean;
}

/** Below this share of a run, what was done says too little about the rest. */
const leastShareForEstimate = 0.05;

/** Throws a StorageError if the disk is full: all further runs would fail, too. */
export async function generateRuns(options: GenerateOptions): Promise<GenerateResult> {
  const generator = new RunGenerator(options);
  const threads = Math.max(1, Math.min(options.threads, options.jobs.length));
  await Promise.all(Array.from({ length: threads }, () => generator.work()));
  return generator.result();
}

class RunGenerator {
  readonly #options: GenerateOptions;
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #signal: AbortSignal;
  readonly #giveUp = new AbortController();
  readonly #shares = new Map<RunJob, number>();
  /**
   * Runs that were not the first of their thread, which also makes the city and the past that runs
   * share: it takes several times as long.
   */
  readonly #later = { runs: 0, milliseconds: 0 };
  #next = 0;
  #computed = 0;
  #found = 0;
  #failed = 0;
  #diskError: StorageError | undefined;

  constructor(options: GenerateOptions) {
    this.#options = options;
    this.#now = options.now ?? performance.now.bind(performance);
    this.#startedAt = this.#now();
    this.#signal = AbortSignal.any([options.signal, this.#giveUp.signal]);
    // One listener per thread: on large machines more than Node expects.
    setMaxListeners(0, this.#signal);
  }

  /** Computes one run after another until none is left. */
  async work(): Promise<void> {
    const { jobs, isResuming, results } = this.#options;
    let isFirst = true;
    while (!this.#signal.aborted) {
      const job = jobs[this.#next++];
      if (!job) return;
      const begin = this.#now();
      if (isResuming && (await hasAllFiles(results, job))) {
        this.#found++;
        this.#tell({ job, result: "found" }, begin);
      } else {
        await this.#compute(job, begin);
        if (!isFirst) {
          this.#later.runs++;
          this.#later.milliseconds += this.#now() - begin;
        }
        isFirst = false;
      }
      this.#report();
    }
  }

  result(): GenerateResult {
    if (this.#diskError) throw this.#diskError;
    const wasStopped = this.#finished < this.#options.jobs.length;
    return { computed: this.#computed, found: this.#found, failed: this.#failed, wasStopped };
  }

  #tell(run: Omit<EndedRun, "seconds">, begin: number): void {
    this.#options.onRun?.({ ...run, seconds: (this.#now() - begin) / 1000 });
  }

  async #compute(job: RunJob, begin: number): Promise<void> {
    const { compute, results } = this.#options;
    const onProgress = (share: number) => {
      this.#shares.set(job, share);
      this.#report();
    };
    try {
      await computeAndStore(job, { compute, results, onProgress, signal: this.#signal });
      this.#computed++;
      this.#tell({ job, result: "computed" }, begin);
    } catch (error) {
      if (this.#signal.aborted) return;
      this.#failed++;
      this.#tell({ job, result: "failed", error }, begin);
      if (error instanceof StorageError && error.isFull) {
        this.#diskError = error;
        this.#giveUp.abort(error);
      }
    } finally {
      this.#shares.delete(job);
    }
  }

  get #finished(): number {
    return this.#computed + this.#found + this.#failed;
  }

  #report(): void {
    const total = this.#options.jobs.length;
    let begun = 0;
    for (const share of this.#shares.values()) begun += share;
    this.#options.onProgress?.({
      total,
      finished: this.#finished,
      share: total === 0 ? 1 : (this.#finished + begun) / total,
      secondsLeft: this.#secondsFor(total - this.#finished - begun, begun),
    });
  }

  /** Undefined as long as only first runs of threads are known and others will follow. */
  #secondsFor(runs: number, begun: number): number | undefined {
    const { threads, jobs } = this.#options;
    const { runs: known, milliseconds } = this.#later;
    if (runs === 0) return 0;
    if (known > 0) return Math.ceil((runs * milliseconds) / known / threads / 1000);
    if (jobs.length > threads || begun < leastShareForEstimate) return undefined;
    // Every thread has one run: the rest takes as long as what was done.
    const elapsed = this.#now() - this.#startedAt;
    return Math.ceil((elapsed * runs) / (jobs.length - runs) / 1000);
  }
}
