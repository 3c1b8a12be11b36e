/**
 * Stores cities and snapshots between runs. They only save time: if it fails, the run still
 * succeeds.
 */
export interface HelperStore {
  /** Undefined if nothing valid is stored under this name. */
  read<T>(name: string, parse: (bytes: Uint8Array) => T): Promise<T | undefined>;
  /** The write is deferred. */
  store(name: string, write: () => Uint8Array): void;
  /** When nobody waits, or memory would grow. */
  writePending(): Promise<void>;
  warnOfDamage(name: string, error: unknown): void;
  /** It cannot be kept, because it is larger than an array can be. */
  warnOfSize(name: string, error: unknown): void;
}

/** Stores nothing; a RunComputer holds the latest ones in memory anyway. */
export const noHelpers: HelperStore = {
  read: async () => undefined,
  store: () => {},
  writePending: async () => {},
  warnOfDamage: () => {},
  warnOfSize: () => {},
};
