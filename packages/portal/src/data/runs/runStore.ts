// The runs of this visit: those shown last stay parsed, so that going back to one costs nothing.
import type { RunTableName, Table, TableResult } from "@episcope/battery";
import { FetchError } from "../network/fetchError.ts";
import { fileUrl } from "../paths.ts";
import type { Reader } from "../reader/reader.ts";
import type { ArchiveAddress } from "../reader/runs/runArchives.ts";
import { Lru } from "../tasks/lru.ts";
import type { ReportProgress } from "../tasks/sharedTask.ts";
import type { Battery, RunsInOneArchive } from "./battery.ts";
import { StoredRun, type Tables } from "./storedRun.ts";

export interface RunKey {
  readonly battery: Battery;
  readonly runId: string;
}

export interface OpenedRun {
  /** That the archive has. */
  readonly tables: ReadonlySet<RunTableName>;
  /** Names of all files in it. */
  readonly entries: readonly string[];
  /** Size of the archive. */
  readonly bytes: number;
}

export interface CachedRun {
  readonly opened: OpenedRun;
  readonly tables: ReadonlyMap<RunTableName, TableResult>;
}

export interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  /** The run takes a while: the server computes it, or its archive comes as a whole. */
  readonly onProgress?: ReportProgress;
}

/** What is known of a run, whenever something of it has arrived. */
export type RunListener = (run: RunKey, known: CachedRun) => void;

interface KeptRun {
  readonly run: RunKey;
  readonly stored: StoredRun;
}

const mostRuns = 24;

export class RunStore {
  readonly #reader: Reader;
  readonly #runs: Lru<string, KeptRun>;
  /** Runs of which nothing has arrived: they must not push out those of which something has. */
  readonly #awaited = new Map<string, StoredRun>();
  readonly #listeners = new Set<RunListener>();

  constructor(reader: Reader, capacity = mostRuns) {
    this.#reader = reader;
    this.#runs = new Lru(capacity);
  }

  async open(run: RunKey, { signal, onProgress }: OpenOptions = {}): Promise<OpenedRun> {
    return await this.#stored(run).open(signal, onProgress);
  }

  async isInCollection(run: RunKey, signal: AbortSignal): Promise<boolean> {
    return await this.#stored(run).isInCollection(signal);
  }

  async loadTables(
    run: RunKey,
    names: readonly RunTableName[],
    signal?: AbortSignal,
  ): Promise<Tables> {
    return await this.#stored(run).loadTables(names, signal);
  }

  /** For what nobody waits for: gives up when the server would have to compute the run first. */
  async loadComputedTables(
    run: RunKey,
    names: readonly RunTableName[],
    signal: AbortSignal,
  ): Promise<Tables> {
    const computing = new AbortController();
    if (!(await this.#stored(run).isComputed(signal))) computing.abort();
    const both = AbortSignal.any([signal, computing.signal]);
    await this.open(run, {
      signal: both,
      onProgress: (_, step = "computing") => step === "computing" && computing.abort(),
    });
    return await this.loadTables(run, names, both);
  }

  async loadEntry(run: RunKey, entry: string, signal?: AbortSignal): Promise<Table | undefined> {
    return await this.#stored(run).loadEntry(entry, signal);
  }

  cached(run: RunKey): CachedRun | undefined {
    const address = addressOf(run);
    const kept = address && this.#runs.get(address.url);
    return kept && knownOf(kept.stored);
  }

  /** Told at once of the runs that are kept, of others as they arrive, by whatever way. Gives a function that ends it. */
  watch(listener: RunListener): () => void {
    for (const { run, stored } of this.#runs.values()) {
      const known = knownOf(stored);
      if (known) listener(run, known);
    }
    // One function may be handed in twice; each ends on its own.
    const own: RunListener = (run, known) => listener(run, known);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  forgetFaults(run: RunKey): void {
    const address = addressOf(run);
    const kept = address && this.#runs.get(address.url);
    kept?.stored.forgetFaults();
  }

  #stored(run: RunKey): StoredRun {
    const address = addressOf(run);
    if (!address) throw new FetchError("missing", run.battery.url);
    const { url } = address;
    const known = this.#runs.get(url)?.stored ?? this.#awaited.get(url);
    if (known) return known;
    const stored = new StoredRun(this.#reader, address, () => {
      this.#awaited.delete(url);
      this.#runs.set(url, { run, stored });
      const arrived = knownOf(stored);
      if (arrived) for (const listener of this.#listeners) listener(run, arrived);
    });
    this.#awaited.set(url, stored);
    return stored;
  }
}

function knownOf({ contents, tables }: StoredRun): CachedRun | undefined {
  return contents && { opened: contents, tables };
}

function addressOf({ battery, runId }: RunKey): ArchiveAddress | undefined {
  if (battery.collection) return collectedRun(battery.collection, battery.url, runId);
  const file = `${battery.metadata.zipFolder.replace(/\/+$/, "")}/${runId}.zip`;
  const folder = fileUrl(battery.url, battery.metadata.zipFolder);
  if (folder === undefined) return undefined;
  return { url: `${folder}/${encodeURIComponent(`${runId}.zip`)}`, runId, file };
}

function collectedRun(
  { folder, archive, ending }: RunsInOneArchive,
  tables: string,
  runId: string,
): ArchiveAddress {
  const entry = `${runId}.infections.${ending}`;
  const file = `${archive.replace(/\.zip$/, "")}/${entry}`;
  return {
    url: tables + encodeURIComponent(entry),
    runId,
    file,
    collected: { folder, archive, entry },
  };
}
