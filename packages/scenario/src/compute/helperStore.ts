/**
 * Stores cities and snapshots between runs. They only save time: if it fails, the run still
 * succeeds.
 */
export interface HelperStore {
  /** Undefined if nothing valid is stored under this name. */
  read<T>(name: string, parse: (bytes: Uint8Array) => T): Promise<T | undefined>;
  /** The write is deferred until nobody waits for the run. */
  store(name: string, write: () => Uint8Array): void;
  warnOfDamage(name: string, error: unknown): void;
}

/** Stores nothing; a RunComputer holds the latest ones in memory anyway. */
export const noHelpers: HelperStore = {
  read: async () => undefined,
  store: () => {},
  warnOfDamage: () => {},
};
