/** What takes so long: a server computes, or a large file is on its way. */
export type ProgressStep = "computing" | "loading";

/** From 0 to 1, undefined when nobody can say. A server computes where no step is named. */
export type ReportProgress = (progress: number | undefined, step?: ProgressStep) => void;

/**
 * Work that several callers wait for. It is stopped when the last of them has given up, not before.
 */
export class SharedTask<T> {
  /** When it has ended, well or badly. */
  readonly done: Promise<void>;
  readonly #abort = new AbortController();
  readonly #outcome: Promise<T>;
  readonly #listeners = new Set<ReportProgress>();
  #lastReport: Parameters<ReportProgress> | undefined;
  #waiting = 0;
  #isDone = false;
  #value: T | undefined;
  #hasFailed = false;

  constructor(start: (signal: AbortSignal, report: ReportProgress) => Promise<T>) {
    this.#outcome = start(this.#abort.signal, (...report) => this.#report(report)).finally(() => {
      this.#isDone = true;
    });
    // Who waits is told; a task that everybody has left may fail in silence.
    this.done = this.#outcome.then(
      (value) => {
        this.#value = value;
      },
      () => {
        this.#hasFailed = true;
      },
    );
  }

  /** Neither done nor stopped. */
  get isRunning(): boolean {
    return !this.#isDone && !this.#abort.signal.aborted;
  }

  /** What it has brought; undefined until then. */
  get value(): T | undefined {
    return this.#value;
  }

  /** It has not brought anything, nor will it. */
  get hasFailed(): boolean {
    return this.#hasFailed || this.#abort.signal.aborted;
  }

  abandon(): void {
    if (!this.#isDone) this.#abort.abort();
  }

  /**
   * Rejects with the reason of the signal as soon as that is aborted, whatever becomes of the task.
   */
  join(signal?: AbortSignal, onProgress?: ReportProgress): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    // One function may be handed in by several callers; each leaves on its own.
    const listener: ReportProgress = (...report) => onProgress?.(...report);
    if (this.#lastReport && !this.#isDone) listener(...this.#lastReport);
    this.#listeners.add(listener);
    this.#waiting++;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        signal?.removeEventListener("abort", giveUp);
        if (this.#listeners.delete(listener)) this.#waiting--;
      };
      const giveUp = () => {
        leave();
        if (this.#waiting === 0) this.abandon();
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", giveUp);
      // The last report may have made the caller give up already.
      if (signal?.aborted) giveUp();
      this.#outcome.finally(leave).then(resolve, reject);
    });
  }

  #report(report: Parameters<ReportProgress>): void {
    this.#lastReport = report;
    for (const listener of this.#listeners) listener(...report);
  }
}
