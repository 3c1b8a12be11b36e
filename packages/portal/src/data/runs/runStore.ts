// The runs of this visit: the most recent ones stay parsed, so that going back costs nothing.
import type { TableResult } from "@episcope/battery";
import {
  archiveFile,
  ensembleFile,
  memberFile,
  memberName,
  type RunTableName,
} from "@episcope/common";
import { FetchError } from "../network/fetchError.ts";
import { fileUrl } from "../paths.ts";
import type { Reader } from "../reader/reader.ts";
import type { ArchiveAddress } from "../reader/runs/runArchives.ts";
import { Lru } from "../tasks/lru.ts";
import { type Battery, packedUrl, type RunsInOneArchive } from "./battery.ts";
import { type EnsembleAddress, StoredEnsemble } from "./storedEnsemble.ts";
import { StoredRun } from "./storedRun.ts";

export interface RunKey {
  readonly battery: Battery;
  readonly runId: string;
}

export interface OpenedRun {
  /** Tables in the archive. */
  readonly tables: ReadonlySet<RunTableName>;
  /** Names of all files in the archive. */
  readonly entries: readonly string[];
  /** Size of the archive. */
  readonly bytes: number;
}

export interface CachedRun {
  readonly opened: OpenedRun;
  readonly tables: ReadonlyMap<RunTableName, TableResult>;
}

/** Called with what is known about a run whenever something arrives. */
export type RunListener = (run: RunKey, known: CachedRun) => void;

interface ReadRun {
  readonly run: RunKey;
  readonly stored: StoredRun;
}

const maxRuns = 24;
/** An ensemble of all tables may have thirty megabytes. */
const maxEnsembles = 4;

export class RunStore {
  readonly #reader: Reader;
  readonly #runs: Lru<string, ReadRun>;
  /** Runs of which nothing has arrived: they must not evict others. */
  readonly #awaited = new Map<string, StoredRun>();
  readonly #ensembles = new Lru<string, StoredEnsemble>(maxEnsembles);
  readonly #listeners = new Set<RunListener>();

  constructor(reader: Reader, capacity = maxRuns) {
    this.#reader = reader;
    this.#runs = new Lru(capacity);
  }

  of(run: RunKey): StoredRun {
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

  /** The other members of a run; undefined if it has none. */
  ensemble(run: RunKey): StoredEnsemble | undefined {
    const address = ensembleOf(run);
    if (!address) return undefined;
    const known = this.#ensembles.get(address.together.url);
    const ensemble = known ?? new StoredEnsemble(this.#reader, address);
    if (!known) this.#ensembles.set(address.together.url, ensemble);
    return ensemble;
  }

  /** What is cached of a run; undefined if nothing is. */
  cached(run: RunKey): CachedRun | undefined {
    const address = addressOf(run);
    const read = address && this.#runs.get(address.url);
    return read && knownOf(read.stored);
  }

  /** Reports known runs at once and others as they arrive. Returns a function that unsubscribes. */
  watch(listener: RunListener): () => void {
    for (const { run, stored } of this.#runs.values()) {
      const known = knownOf(stored);
      if (known) listener(run, known);
    }
    // The same function can be passed twice; each subscription ends separately.
    const own: RunListener = (run, known) => listener(run, known);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }
}

function knownOf({ contents, tables }: StoredRun): CachedRun | undefined {
  return contents && { opened: contents, tables };
}

function addressOf({ battery, runId }: RunKey): ArchiveAddress | undefined {
  if (battery.collection) return collectedRun(battery.collection, battery.url, runId);
  const address = summaryFile(battery, archiveFile(runId));
  return address && { ...address, runId };
}

function ensembleOf({ battery, runId }: RunKey): EnsembleAddress | undefined {
  const { members: memberCount = 1 } = battery.metadata;
  const together = summaryFile(battery, ensembleFile(runId));
  if (memberCount < 2 || battery.collection || !together) return undefined;
  return {
    memberCount,
    together,
    member: (number, isTogether) => {
      if (isTogether) return { ...together, runId: memberName(runId, number) };
      const apart = summaryFile(battery, memberFile(runId, number)) ?? together;
      return { ...apart, runId, isUnpublished: true };
    },
  };
}

function summaryFile(
  battery: Battery,
  name: string,
): Pick<ArchiveAddress, "url" | "file" | "packed"> | undefined {
  const { url, metadata } = battery;
  const packed = packedUrl(battery);
  const folder = fileUrl(url, metadata.zipFolder);
  const file = `${metadata.zipFolder.replace(/\/+$/, "")}/${name}`;
  return folder === undefined
    ? undefined
    : {
        url: `${folder}/${encodeURIComponent(name)}`,
        file,
        ...(packed !== undefined && { packed }),
      };
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
