import { readConfig } from "./config.ts";
import { type ObservedFailure, ObservedStore, type ReadObserved } from "./observedStore.ts";
import { reader } from "./reader/reader.ts";

export type { ObservedFailure };

const store = new ObservedStore(reader, async () => (await readConfig()).dataRoot);

/** Observed data by source id (observedSources). A file that is not published is neither table nor failure. */
export function readObservedTables(
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadObserved> {
  return store.read(ids, signal);
}

/** Files that were broken are asked for again: they may have been repaired. */
export function forgetObservedFailures(): void {
  store.forgetFailures();
}
