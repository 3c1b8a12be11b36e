// Observed data of this visit: each source is fetched and parsed once for all cities and plots.
import type { ReportedSource } from "@episcope/battery";
import type { Fault, Table } from "@episcope/common";
import type { Reader } from "./reader/reader.ts";
import type { ObservedResult } from "./reader/readObservedFile.ts";
import { SharedLoads } from "./tasks/sharedLoads.ts";

export interface ObservedFailure {
  readonly id: string;
  readonly fault: Fault;
}

export interface ReadObserved {
  /** By source id. Unpublished files are in neither list. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly failures: readonly ObservedFailure[];
}

export class ObservedStore {
  readonly #known = new Map<string, ObservedResult>();
  readonly #loads: SharedLoads<string, ObservedResult>;

  /** Passes on how to read a source, so that the reader need not load the catalogue as well. */
  constructor(
    reader: Reader,
    dataRoot: () => Promise<string>,
    source: (id: string) => ReportedSource | undefined,
    /** Says whose figures they are; before they are drawn. */
    attribute: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.#loads = new SharedLoads(async (ids, signal) => {
      const sources = ids.flatMap((id) => source(id) ?? []);
      const argument = { dataRoot: await dataRoot(), sources };
      const results = await reader.call("readObserved", argument, { signal });
      if ([...results.values()].some(({ kind }) => kind === "table")) await attribute();
      for (const [id, result] of results) if (isPermanent(result)) this.#known.set(id, result);
      return results;
    });
  }

  /** Broken files are requested again: they may have been repaired. */
  forgetFailures(): void {
    for (const [id, { kind }] of this.#known) if (kind === "failed") this.#known.delete(id);
  }

  async read(ids: readonly string[], signal?: AbortSignal): Promise<ReadObserved> {
    signal?.throwIfAborted();
    const unknown = ids.filter((id) => !this.#known.has(id));
    const loaded = await this.#loads.get(unknown, signal);
    const tables = new Map<string, Table>();
    const failures: ObservedFailure[] = [];
    for (const id of new Set(ids)) {
      const result = this.#known.get(id) ?? loaded.get(id);
      if (result?.kind === "table") tables.set(id, result.table);
      if (result?.kind === "failed") failures.push({ id, fault: result.fault });
    }
    return { tables, failures };
  }
}

function isPermanent(result: ObservedResult): boolean {
  return result.kind !== "failed" || !result.isTemporary;
}
