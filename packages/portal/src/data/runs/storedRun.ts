// One run, as far as it has been read during this visit.
import type { TableResult } from "@episcope/battery";
import type { RunTableName, Table } from "@episcope/common";
import { FetchError } from "../network/fetchError.ts";
import type { Reader } from "../reader/reader.ts";
import type { ArchiveAddress, ArchiveContents } from "../reader/runs/runArchives.ts";
import type { RunRecord } from "../reader/runs/runRecord.ts";
import { SharedLoads } from "../tasks/sharedLoads.ts";
import { type ReportProgress, SharedTask } from "../tasks/sharedTask.ts";

type Tables = ReadonlyMap<RunTableName, TableResult>;

export class StoredRun {
  readonly #reader: Reader;
  readonly #address: ArchiveAddress;
  /** Called whenever something has been stored. */
  readonly #onStored: () => void;
  readonly #tables = new Map<RunTableName, TableResult>();
  readonly #entries = new Map<string, Table | undefined>();
  readonly #tableLoads: SharedLoads<RunTableName, TableResult>;
  readonly #entryLoads: SharedLoads<string, Table | undefined>;
  #contents: ArchiveContents | undefined;
  #opening: SharedTask<ArchiveContents> | undefined;

  constructor(reader: Reader, address: ArchiveAddress, onStored: () => void) {
    this.#reader = reader;
    this.#address = address;
    this.#onStored = onStored;
    this.#tableLoads = new SharedLoads((names, signal) => this.#loadTables(names, signal));
    this.#entryLoads = new SharedLoads((names, signal) => this.#loadEntries(names, signal));
  }

  get contents(): ArchiveContents | undefined {
    return this.#contents;
  }

  get tables(): Tables {
    return new Map(this.#tables);
  }

  /** Whether it can be read without being computed first. */
  async isComputed(signal: AbortSignal): Promise<boolean> {
    return (
      this.#contents !== undefined ||
      (await this.#reader.call("isComputed", this.#address, { signal }))
    );
  }

  /** Whether an archive of many runs contains it. */
  async isInCollection(signal: AbortSignal): Promise<boolean> {
    return await this.#reader.call("isInCollection", this.#address, { signal });
  }

  /** Reads the contents of the archive; waits while the server computes it. */
  async open(signal?: AbortSignal, onProgress?: ReportProgress): Promise<ArchiveContents> {
    signal?.throwIfAborted();
    if (this.#contents) return this.#contents;
    if (!this.#opening?.isRunning) {
      this.#opening = new SharedTask(async (ownSignal, report) => {
        const options = { signal: ownSignal, onProgress: report };
        const contents = await this.#reader.call("openRun", this.#address, options);
        this.#keep(contents);
        this.#onStored();
        return contents;
      });
    }
    return await this.#opening.join(signal, onProgress);
  }

  /** Requests only unknown tables, all at once. */
  async loadTables(names: readonly RunTableName[], signal?: AbortSignal): Promise<Tables> {
    signal?.throwIfAborted();
    const results = new Map<RunTableName, TableResult>();
    // If the archive was replaced meanwhile, its tables are loaded again.
    for (let attempt = 0; attempt < 2; attempt++) {
      const unknown = names.filter((name) => !this.#known(name));
      const loaded = await this.#tableLoads.get(unknown, signal);
      for (const name of names) {
        const result = this.#known(name) ?? loaded.get(name);
        if (result) results.set(name, result);
        else results.delete(name);
      }
      if (names.every((name) => results.has(name))) return results;
    }
    throw new FetchError("changed", this.#address.url);
  }

  /** For prefetching: aborts if the server would have to compute the run first. */
  async loadComputedTables(names: readonly RunTableName[], signal: AbortSignal): Promise<Tables> {
    const computing = new AbortController();
    if (!(await this.isComputed(signal))) computing.abort();
    const both = AbortSignal.any([signal, computing.signal]);
    await this.open(both, (_, step = "computing") => step === "computing" && computing.abort());
    return await this.loadTables(names, both);
  }

  /** A file of the archive by name, for extra charts; undefined if there is none. */
  async loadEntry(name: string, signal?: AbortSignal): Promise<Table | undefined> {
    signal?.throwIfAborted();
    if (this.#entries.has(name)) return this.#entries.get(name);
    return (await this.#entryLoads.get([name], signal)).get(name);
  }

  /** How it was made; undefined if the archive does not say. */
  async loadRecord(): Promise<RunRecord | undefined> {
    if (this.#address.collected) return undefined;
    return await this.#reader.call("readRecord", this.#address);
  }

  /** Broken tables are requested again by the next caller. */
  forgetFaults(): void {
    const broken = [...this.#tables].filter(([, { kind }]) => kind === "broken");
    const lacksMainTable = this.#contents && !this.#contents.tables.has("infections");
    if (broken.length === 0 && !lacksMainTable) return;
    for (const [name] of broken) this.#tables.delete(name);
    if (lacksMainTable) this.#forget();
    // The reader may still hold the bytes of the faulty archive.
    this.#reader.call("closeRun", this.#address).catch(() => {});
  }

  #known(name: RunTableName): TableResult | undefined {
    const isNotThere = this.#contents && !this.#contents.tables.has(name);
    return isNotThere ? { kind: "missing" } : this.#tables.get(name);
  }

  async #loadTables(names: readonly RunTableName[], signal: AbortSignal): Promise<Tables> {
    const argument = { address: this.#address, names };
    const { contents, tables } = await this.#reader.call("readTables", argument, { signal });
    this.#keep(contents);
    for (const [name, result] of tables) this.#tables.set(name, result);
    this.#onStored();
    return tables;
  }

  async #loadEntries(
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Table | undefined>> {
    for (const name of names) {
      const argument = { address: this.#address, name };
      const { contents, table } = await this.#reader.call("readEntry", argument, { signal });
      this.#keep(contents);
      this.#entries.set(name, table);
      this.#onStored();
    }
    return new Map(names.map((name) => [name, this.#entries.get(name)]));
  }

  #keep(contents: ArchiveContents): void {
    if (this.#contents && this.#contents.version !== contents.version) this.#forget();
    this.#contents = contents;
  }

  /** The new archive may have other tables. */
  #forget(): void {
    this.#contents = undefined;
    this.#tables.clear();
    this.#entries.clear();
  }
}
