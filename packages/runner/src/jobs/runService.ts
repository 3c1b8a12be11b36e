// Runs on request: each is computed once, a few in parallel; the others wait in a limited queue.
import { setMaxListeners } from "node:events";
import type { Compute, RunFileKind, RunJob } from "@episcope/scenario";
import { computeAndStore, type ResultStore } from "./computeAndStore.ts";
import { Durations } from "./durations.ts";
import { QueuedJob, RunQueue } from "./runQueue.ts";

export type RunState =
  | { readonly kind: "ready" }
  /** From 0 to 1. */
  | { readonly kind: "computing"; readonly progress: number; readonly secondsLeft: number }
  /** The queue is full. */
  | { readonly kind: "busy"; readonly retrySeconds: number }
  | { readonly kind: "failed"; readonly message: string };

export interface RunServiceOptions {
  readonly compute: Compute;
  readonly results: ResultStore;
  /** Runs that are computed in parallel. */
  readonly threads: number;
  /** Maximal length of the queue. */
  readonly queueLimit: number;
  /** For the log: visitors see only the message. */
  onFailure?(job: RunJob, error: unknown): void;
  /** Milliseconds; for tests. */
  readonly now?: () => number;
}

export interface RunFigures {
  readonly waiting: number;
  readonly computing: number;
  readonly done: number;
  readonly failed: number;
}

interface RunningJob {
  readonly startedAt: number;
  share: number;
  /** Files that are available while others are still computed. */
  readonly ready: Set<RunFileKind>;
}

interface Failure {
  readonly message: string;
  readonly at: number;
}

/** Long enough for everybody who waits to see a failure; later requests start again. */
const failureMilliseconds = 10_000;

export class RunService {
  readonly #options: RunServiceOptions;
  readonly #now: () => number;
  readonly #waiting: RunQueue;
  readonly #running = new Map<string, RunningJob>();
  readonly #failures = new Map<string, Failure>();
  readonly #durations = new Durations();
  readonly #closing = new AbortController();
  #done = 0;
  #failed = 0;

  constructor(options: RunServiceOptions) {
    this.#options = options;
    this.#now = options.now ?? performance.now.bind(performance);
    this.#waiting = new RunQueue(options.queueLimit);
    // One listener per thread: on large machines more than Node expects.
    setMaxListeners(0, this.#closing.signal);
  }

  /** The state of a file of a run; a missing one is computed. */
  async ask(job: RunJob, kind: RunFileKind): Promise<RunState> {
    return (await this.peek(job, kind)) ?? this.#enqueue(keyOf(job), job, kind);
  }

  /** The state of a file; undefined if its run would have to be computed. */
  async peek(job: RunJob, kind: RunFileKind): Promise<RunState | undefined> {
    const key = keyOf(job);
    const underway = this.#underway(key, kind);
    if (underway) return underway;
    if (await this.#options.results.has(job, kind)) return { kind: "ready" };
    // Another request may have arrived in the meantime.
    return this.#underway(key, kind) ?? this.#failure(key);
  }

  figures(): RunFigures {
    return {
      waiting: this.#waiting.size,
      computing: this.#running.size,
      done: this.#done,
      failed: this.#failed,
    };
  }

  /** Aborts what is running. */
  close(): void {
    this.#closing.abort(new Error("The server is shutting down."));
    this.#waiting.clear();
  }

  #underway(key: string, kind: RunFileKind): RunState | undefined {
    const running = this.#running.get(key);
    if (running) return running.ready.has(kind) ? { kind: "ready" } : this.#progress(running);
    const place = this.#waiting.ask(key, this.#now());
    return place === undefined ? undefined : this.#waitingState(place);
  }

  #failure(key: string): RunState | undefined {
    for (const [failed, { at }] of this.#failures) {
      if (this.#now() - at >= failureMilliseconds) this.#failures.delete(failed);
    }
    const failure = this.#failures.get(key);
    return failure && { kind: "failed", message: failure.message };
  }

  #enqueue(key: string, job: RunJob, kind: RunFileKind): RunState {
    const underway = this.#underway(key, kind);
    if (underway) return underway;
    if (this.#closing.signal.aborted) return { kind: "busy", retrySeconds: 5 };
    const isPlaced = this.#waiting.add(new QueuedJob(key, job, this.#now()), this.#now());
    if (!isPlaced) return { kind: "busy", retrySeconds: this.#retrySeconds() };
    this.#startNext();
    return this.#underway(key, kind) ?? { kind: "computing", progress: 0, secondsLeft: 0 };
  }

  #startNext(): void {
    while (this.#running.size < this.#options.threads) {
      const next = this.#waiting.take(this.#now());
      if (!next) return;
      const running = { startedAt: this.#now(), share: 0, ready: new Set<RunFileKind>() };
      this.#running.set(next.key, running);
      void this.#run(next, running);
    }
  }

  async #run({ key, job }: QueuedJob, running: RunningJob): Promise<void> {
    const { compute, results, onFailure } = this.#options;
    const { signal } = this.#closing;
    try {
      const onProgress = (share: number) => {
        running.share = Math.min(1, Math.max(running.share, share));
      };
      const onStored = (kind: RunFileKind) => void running.ready.add(kind);
      await computeAndStore(job, { compute, results, onProgress, onStored, signal });
      this.#durations.add(this.#now() - running.startedAt);
      this.#done++;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#failures.set(key, { message, at: this.#now() });
      if (signal.aborted) return;
      this.#failed++;
      onFailure?.(job, error);
    } finally {
      this.#running.delete(key);
      this.#startNext();
    }
  }

  #progress({ share, startedAt }: RunningJob): RunState {
    const elapsed = this.#now() - startedAt;
    return {
      kind: "computing",
      progress: share,
      secondsLeft: seconds(this.#durations.remaining(elapsed, share)),
    };
  }

  #waitingState(place: number): RunState {
    const rounds = Math.floor(place / this.#options.threads) + 2;
    return { kind: "computing", progress: 0, secondsLeft: seconds(rounds * this.#durations.mean) };
  }

  /** Until half of the queue is done. */
  #retrySeconds(): number {
    const { queueLimit, threads } = this.#options;
    const milliseconds = (this.#durations.mean * queueLimit) / (2 * threads);
    return Math.min(30, Math.max(1, seconds(milliseconds)));
  }
}

function keyOf({ battery, runId, member, files, stamp }: RunJob): string {
  const part = files.has("ensemble") ? "all" : files.has("animation") ? "animation" : member;
  return `${battery} ${runId} ${part} ${stamp}`;
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
