// The runs of batteries, as the run page asks for them.
import type { RunTableName, Table, TableResult } from "@episcope/battery";
import { reader } from "./reader/reader.ts";
import {
  type CachedRun,
  type OpenedRun,
  type OpenOptions,
  type RunKey,
  RunStore,
} from "./runStore.ts";

export type { OpenedRun, RunKey };

const store = new RunStore(reader);

/** Reads what the archive of a run holds; waits while the server computes it. */
export function openRun(run: RunKey, options?: OpenOptions): Promise<OpenedRun> {
  return store.open(run, options);
}

/** Only what is not known yet is asked for, all of it at once. */
export function loadTables(
  run: RunKey,
  names: readonly RunTableName[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<RunTableName, TableResult>> {
  return store.loadTables(run, names, signal);
}

/** What is known of a run, without waiting; undefined when that is nothing. */
export function cachedRun(run: RunKey): CachedRun | undefined {
  return store.cached(run);
}

/** A file of the archive by its name, for extra charts; undefined when there is none. */
export function loadEntry(
  run: RunKey,
  entry: string,
  signal?: AbortSignal,
): Promise<Table | undefined> {
  return store.loadEntry(run, entry, signal);
}
