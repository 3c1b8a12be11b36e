/** Which runs are asked for. Another object whenever something changes. */
export interface Fetching {
  /** Since the queue was last empty. */
  readonly asked: ReadonlySet<string>;
  /** Those of them that have not had their turn; the one whose turn it is among them. */
  readonly waiting: ReadonlySet<string>;
}

export const nothingFetched: Fetching = { asked: new Set(), waiting: new Set() };

/**
 * Runs that are fetched one after the other. Who comes later waits behind the others; nobody is
 * sent away.
 */
export class RunQueue {
  readonly #fetchRun: (runId: string, signal: AbortSignal) => Promise<void>;
  readonly #onChange: (fetching: Fetching) => void;
  #fetching = nothingFetched;
  #abort = new AbortController();

  /** A turn ends when fetchRun does, well or badly. */
  constructor(
    fetchRun: (runId: string, signal: AbortSignal) => Promise<void>,
    onChange: (fetching: Fetching) => void,
  ) {
    this.#fetchRun = fetchRun;
    this.#onChange = onChange;
  }

  add(runIds: readonly string[]): void {
    const { asked, waiting } = this.#fetching;
    const isIdle = waiting.size === 0;
    if (runIds.length === 0) return;
    this.#change({
      asked: new Set([...(isIdle ? [] : asked), ...runIds]),
      waiting: new Set([...waiting, ...runIds]),
    });
    if (isIdle) void this.#work(this.#abort.signal);
  }

  /** Sends all away. */
  stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#change(nothingFetched);
  }

  async #work(signal: AbortSignal): Promise<void> {
    for (;;) {
      const [runId] = this.#fetching.waiting;
      if (runId === undefined) return;
      try {
        await this.#fetchRun(runId, signal);
      } catch {
        // It stays unknown and may be asked for again.
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
