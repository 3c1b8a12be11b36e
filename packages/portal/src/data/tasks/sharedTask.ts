/** What takes long: a server computes, or a large file loads. */
export type ProgressStep = "computing" | "loading";

/** From 0 to 1, undefined if unknown. The default step is "computing". */
export type ReportProgress = (progress: number | undefined, step?: ProgressStep) => void;

/** Work shared by several callers. It is aborted when the last of them has aborted. */
export class SharedTask<T> {
  /** Settles when the task has ended, whether it failed or not. */
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
    // Callers are told; a task without callers may fail silently.
    this.done = this.#outcome.then(
      (value) => {
        this.#value = value;
      },
      () => {
        this.#hasFailed = true;
      },
    );
  }

  /** Neither done nor aborted. */
  get isRunning(): boolean {
    return !this.#isDone && !this.#abort.signal.aborted;
  }

  /** The result; undefined until done. */
  get value(): T | undefined {
    return this.#value;
  }

  /** It has no result and will not get one. */
  get hasFailed(): boolean {
    return this.#hasFailed || this.#abort.signal.aborted;
  }

  abandon(): void {
    if (!this.#isDone) this.#abort.abort();
  }

  /**
   * Rejects with the reason of the signal as soon as it is aborted, whatever becomes of the task.
   */
  join(signal?: AbortSignal, onProgress?: ReportProgress): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    // Several callers can pass the same function; each leaves separately.
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
      // The last report may have made the caller abort already.
      if (signal?.aborted) giveUp();
      this.#outcome.finally(leave).then(resolve, reject);
    });
  }

  #report(report: Parameters<ReportProgress>): void {
    this.#lastReport = report;
    for (const listener of this.#listeners) listener(...report);
  }
}
