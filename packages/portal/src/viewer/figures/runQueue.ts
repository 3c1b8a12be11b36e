/** The requested runs. A new object on every change. */
export interface Fetching {
  /** Since the queue was last empty. */
  readonly requested: ReadonlySet<string>;
  /** Those that have not finished, in order; the first is the current one. */
  readonly waiting: ReadonlySet<string>;
}

export const nothingFetched: Fetching = { requested: new Set(), waiting: new Set() };

/** Fetches runs one after another. Later requests wait; none is cancelled. */
export class RunQueue {
  readonly #fetchRun: (runId: string, signal: AbortSignal) => Promise<void>;
  readonly #onChange: (fetching: Fetching) => void;
  #fetching = nothingFetched;
  #abort = new AbortController();
  #isPaused = false;

  /** A run is done when fetchRun settles. */
  constructor(
    fetchRun: (runId: string, signal: AbortSignal) => Promise<void>,
    onChange: (fetching: Fetching) => void,
  ) {
    this.#fetchRun = fetchRun;
    this.#onChange = onChange;
  }

  add(runIds: readonly string[]): void {
    const { requested, waiting } = this.#fetching;
    const isIdle = waiting.size === 0;
    if (runIds.length === 0) return;
    this.#change({
      requested: new Set([...(isIdle ? [] : requested), ...runIds]),
      waiting: new Set([...waiting, ...runIds]),
    });
    if (isIdle && !this.#isPaused) void this.#work(this.#abort.signal);
  }

  /** Those of them that wait are next, after the current one. */
  prefer(runIds: readonly string[]): void {
    const { waiting } = this.#fetching;
    const [current] = waiting;
    if (current === undefined) return;
    const preferred = runIds.filter((runId) => waiting.has(runId));
    this.#change({ ...this.#fetching, waiting: new Set([current, ...preferred, ...waiting]) });
  }

  /** Cancels the current request; all go on waiting. */
  pause(): void {
    this.#isPaused = true;
    this.#cancel();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#fetching.waiting.size > 0) void this.#work(this.#abort.signal);
  }

  /** Cancels all requests. */
  stop(): void {
    this.#cancel();
    this.#change(nothingFetched);
  }

  #cancel(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  async #work(signal: AbortSignal): Promise<void> {
    for (;;) {
      const [runId] = this.#fetching.waiting;
      if (runId === undefined) return;
      try {
        await this.#fetchRun(runId, signal);
      } catch {
        // The run stays unknown and can be requested again.
      }
      if (signal.aborted) return;
      const waiting = new Set(this.#fetching.waiting);
      waiting.delete(runId);
      this.#change({ ...this.#fetching, waiting });
    }
  }

  #change(fetching: Fetching): void {
    this.#fetching = fetching;
    this.#onChange(fetching);
  }
}
