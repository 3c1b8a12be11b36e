// The queue of runs, in the order of requests. Pages ask again every second or two while somebody
// looks at them; a run that nobody asks for any more is overtaken, and loses its place if the queue
// is full.
import type { RunJob } from "@episcope/scenario";

/** Longer than any interval between two requests of a page, even of a throttled hidden tab. */
const abandonedAfterMilliseconds = 10_000;

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

  /** False if the queue is full of runs that somebody waits for. */
  add(job: QueuedJob, now: number): boolean {
    if (this.#jobs.size >= this.#limit) {
      const left = this.#find((waiting) => !isWaitedFor(waiting, now));
      if (!left) return false;
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
    let before = 0;
    for (const other of this.#jobs.values()) {
      if (other === job) break;
      if (isWaitedFor(other, now)) before++;
    }
    return before;
  }

  /** Removes and returns the next one. */
  take(now: number): QueuedJob | undefined {
    const next = this.#find((job) => isWaitedFor(job, now)) ?? this.#find(() => true);
    if (next) this.#jobs.delete(next.key);
    return next;
  }

  clear(): void {
    this.#jobs.clear();
  }

  #find(isWanted: (job: QueuedJob) => boolean): QueuedJob | undefined {
    for (const job of this.#jobs.values()) if (isWanted(job)) return job;
    return undefined;
  }
}

function isWaitedFor({ askedAt }: QueuedJob, now: number): boolean {
  return now - askedAt <= abandonedAfterMilliseconds;
}
