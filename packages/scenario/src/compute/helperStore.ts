/** Stores cities and snapshots between runs. They only save time: no failure of it spoils a run. */
export interface HelperStore {
  /** What was kept by this name; undefined when there is nothing, or nothing that can be read. */
  read<T>(name: string, parse: (bytes: Uint8Array) => T): Promise<T | undefined>;
  /** To be written when nobody waits any more. */
  store(name: string, write: () => Uint8Array): void;
  warnOfDamage(name: string, error: unknown): void;
}

/** Keeps nothing; a computer of runs has the last of them in memory anyway. */
export const noHelpers: HelperStore = {
  read: async () => undefined,
  store: () => {},
  warnOfDamage: () => {},
};
