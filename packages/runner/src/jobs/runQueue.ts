// The queue of runs: first members of everybody before second members of anybody, in the order of
// requests. Pages ask again every second or two while somebody looks at them; a run that nobody
// asks for any more is overtaken, and loses its place if the queue is full.
import type { RunJob } from "@episcope/scenario";

/** Longer than any interval between two requests of a page, even of a throttled hidden tab. */
const abandonedAfterMilliseconds = 10_000;

/** After every member that somebody waits for: all members at once, and what was abandoned. */
const ensembleRank = 1000;
const abandonedRank = 2000;

export class QueuedJob {
  readonly key: string;
  readonly job: RunJob;
  askedAt: number;

  constructor(key: string, job: RunJob, askedAt: number) {
    this.key = key;
    this.job = job;
    this.askedAt = askedAt;
  }
}

export class RunQueue {
  readonly #limit: number;
  readonly #jobs = new Map<string, QueuedJob>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#jobs.size;
  }

  /** False if the queue is full of runs that somebody waits for, and none of a later member. */
  add(job: QueuedJob, now: number): boolean {
    if (this.#jobs.size >= this.#limit) {
      const left = this.#last(now);
      if (!left || rankOf(left, now) <= rankOf(job, now)) return false;
      this.#jobs.delete(left.key);
    }
    this.#jobs.set(job.key, job);
    return true;
  }

  /** How many are ahead of it; undefined if it is not in the queue. Asking keeps it alive. */
  ask(key: string, now: number): number | undefined {
    const job = this.#jobs.get(key);
    if (!job) return undefined;
    job.askedAt = now;
    return this.#inOrder(now).indexOf(job);
  }

  /** Removes and returns the next one. */
  take(now: number): QueuedJob | undefined {
    const [next] = this.#inOrder(now);
    if (next) this.#jobs.delete(next.key);
    return next;
  }

  clear(): void {
    this.#jobs.clear();
  }

  #inOrder(now: number): readonly QueuedJob[] {
    // The sort is stable, so equal ones stay in the order of requests.
    return [...this.#jobs.values()].sort((a, b) => rankOf(a, now) - rankOf(b, now));
  }

  /** The one that can best do without its place: the first that was abandoned, or the last. */
  #last(now: number): QueuedJob | undefined {
    const inOrder = this.#inOrder(now);
    return inOrder.find((job) => !isWaitedFor(job, now)) ?? inOrder.at(-1);
  }
}

function rankOf(queued: QueuedJob, now: number): number {
  if (!isWaitedFor(queued, now)) return abandonedRank;
  const { files, member } = queued.job;
  return files.has("ensemble") ? ensembleRank : member;
}

function isWaitedFor({ askedAt }: QueuedJob, now: number): boolean {
  return now - askedAt <= abandonedAfterMilliseconds;
}
