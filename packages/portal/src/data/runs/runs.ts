// The runs of batteries, as the run page asks for them.
import type { RunTableName, Table, TableResult } from "@episcope/battery";
import { reader } from "../reader/reader.ts";
import type { ProgressStep } from "../tasks/sharedTask.ts";
import {
  type CachedRun,
  type OpenedRun,
  type OpenOptions,
  type RunKey,
  type RunListener,
  RunStore,
} from "./runStore.ts";

export type { CachedRun, OpenedRun, ProgressStep, RunKey };

const store = new RunStore(reader);

/** Whether an archive of many runs holds this one. */
export function isInCollection(run: RunKey, signal: AbortSignal): Promise<boolean> {
  return store.isInCollection(run, signal);
}

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

/** Tells of runs as they become known, first of those that are. Gives a function that ends it. */
export function watchRuns(listener: RunListener): () => void {
  return store.watch(listener);
}

/** Opens a run and loads tables of it; rejects when the server would have to compute it first. */
export function loadComputedTables(
  run: RunKey,
  names: readonly RunTableName[],
  signal: AbortSignal,
): Promise<ReadonlyMap<RunTableName, TableResult>> {
  return store.loadComputedTables(run, names, signal);
}

/** Of a run, what is broken or lacks its main table is asked for anew: it may have been repaired. */
export function forgetFaults(run: RunKey): void {
  store.forgetFaults(run);
}

/** A file of the archive by its name, for extra charts; undefined when there is none. */
export function loadEntry(
  run: RunKey,
  entry: string,
  signal?: AbortSignal,
): Promise<Table | undefined> {
  return store.loadEntry(run, entry, signal);
}
