// The archive of one run: asked for tables, it reads those, once, and leaves the others on the server.
import type { Fault } from "./fault.ts";
import { entryName, parseRunTable, type RunTableName } from "./tables/runTables.ts";
import { sumDistricts } from "./tables/sumDistricts.ts";
import type { Table } from "./tables/table.ts";
import type { ByteSource } from "./zip/byteSource.ts";
import { readEntries } from "./zip/readEntries.ts";
import { readDirectory, type ZipEntry, ZipError } from "./zip/readZip.ts";

/** What became of one table. */
export type TableResult =
  /** Faults tell what was left out of it. */
  | { readonly kind: "table"; readonly table: Table; readonly faults: readonly Fault[] }
  | { readonly kind: "missing" }
  /** It is there, but of no use. */
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };

export class RunArchive {
  readonly #file: string;
  readonly #runId: string;
  readonly #source: ByteSource;
  readonly #results = new Map<RunTableName, Promise<TableResult>>();
  #directory: Promise<ReadonlyMap<string, ZipEntry>> | undefined;

  constructor(source: ByteSource, runId: string, file: string) {
    this.#source = source;
    this.#runId = runId;
    this.#file = file;
  }

  /** The tables, in one go. Throws a ZipError when the archive itself cannot be read. */
  async tables(names: readonly RunTableName[]): Promise<ReadonlyMap<RunTableName, TableResult>> {
    this.#directory ??= this.#readDirectory();
    const directory = await this.#directory;
    const wanted = names.filter((name) => !this.#results.has(name));
    if (wanted.length > 0) this.#fetch(wanted, directory);
    const results = new Map<RunTableName, TableResult>();
    for (const name of names) {
      results.set(name, (await this.#results.get(name)) ?? { kind: "missing" });
    }
    return results;
  }

  async #readDirectory(): Promise<ReadonlyMap<string, ZipEntry>> {
    const entries = await readDirectory(this.#source);
    return new Map(entries.map((entry) => [entry.name, entry]));
  }

  #fetch(names: readonly RunTableName[], directory: ReadonlyMap<string, ZipEntry>): void {
    const entries = names.flatMap((name) => directory.get(entryName(this.#runId, name)) ?? []);
    const blocks = readEntries(this.#source, entries);
    for (const name of names) {
      const result = blocks.then((read) =>
        this.#parse(name, read.get(entryName(this.#runId, name))),
      );
      this.#results.set(name, result);
      // What failed to arrive may be asked for again.
      result.catch(() => this.#results.delete(name));
    }
  }

  #parse(name: RunTableName, bytes: Uint8Array | ZipError | undefined): TableResult {
    if (bytes === undefined) return { kind: "missing" };
    if (bytes instanceof ZipError) {
      return { kind: "broken", faults: [{ file: this.#file, reason: bytes.message }] };
    }
    const file = `${this.#file}/${entryName(this.#runId, name)}`;
    const { table, faults } = parseRunTable(name, bytes, file);
    const isUseless = faults.some(({ reason }) =>
      /^the (column \S+ is missing|table is empty)$/.test(reason),
    );
    if (isUseless) return { kind: "broken", faults };
    return { kind: "table", table: name === "infections" ? sumDistricts(table) : table, faults };
  }
}
