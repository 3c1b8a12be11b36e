// The archive of one run: its directory, and the requested tables. Tables are not cached here;
// callers keep them.
import {
  entryName,
  type Fault,
  type ProblemCode,
  problem,
  type RunTableName,
  runTableNames,
  type Table,
} from "@episcope/common";
import { parseAnyTable } from "../tables/parseAnyTable.ts";
import { parseRunTable } from "../tables/parseRunTable.ts";
import { shownTable, tooManyRows } from "../tables/shownTable.ts";
import type { ByteSource } from "../zip/byteSource.ts";
import { readEntries } from "../zip/readEntries.ts";
import { readDirectory, type ZipEntry, ZipError } from "../zip/readZip.ts";

export type TableResult =
  /** Faults say what was left out. */
  | { readonly kind: "table"; readonly table: Table; readonly faults: readonly Fault[] }
  | { readonly kind: "missing" }
  /** It exists, but is unusable. */
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };

/** For entry names and faults. */
export interface ArchiveName {
  readonly runId: string;
  readonly file: string;
}

/** Unpacked bytes of tables that are read together; only an archive full of zip bombs has more. */
const maxBytes = 256 * 1024 * 1024;

/** Throws a ZipError if the archive itself cannot be read. */
export async function openRunArchive(source: ByteSource, name: ArchiveName): Promise<RunArchive> {
  return new RunArchive(await readDirectory(source), name);
}

export class RunArchive {
  /** Names of all its files. */
  readonly entries: readonly string[];
  /** The entries that are tables for plots. */
  readonly tables: ReadonlySet<RunTableName>;
  readonly #name: ArchiveName;
  readonly #directory: ReadonlyMap<string, ZipEntry>;

  constructor(directory: readonly ZipEntry[], name: ArchiveName) {
    this.#name = name;
    this.#directory = new Map(directory.map((entry) => [entry.name, entry]));
    this.entries = [...this.#directory.keys()];
    this.tables = new Set(
      runTableNames.filter((table) => this.#directory.has(entryName(name.runId, table))),
    );
  }

  /** Callers pass the source, so that each can abort its own read. */
  async readTables(
    source: ByteSource,
    names: readonly RunTableName[],
  ): Promise<ReadonlyMap<RunTableName, TableResult>> {
    const entryOf = (name: RunTableName) => entryName(this.#name.runId, name);
    const entries = names.flatMap((name) => this.#directory.get(entryOf(name)) ?? []);
    const { fitting, excess } = splitByLimit(entries);
    const read = new Map([...(await readEntries(source, fitting)), ...excess]);
    return new Map(
      names.map((name) => {
        const parse = (bytes: Uint8Array, file: string) => parseTableOf(name, bytes, file);
        return [name, this.#parse(entryOf(name), read.get(entryOf(name)), parse)];
      }),
    );
  }

  /** Reads any file of the archive as a table, with column types inferred from the cells. */
  async readEntry(source: ByteSource, name: string): Promise<TableResult> {
    const entry = this.#directory.get(name);
    if (!entry) return { kind: "missing" };
    const read = await readEntries(source, [entry]);
    return this.#parse(name, read.get(name), (bytes, file) => {
      const { table, faults } = parseAnyTable(bytes, file);
      const excess = tooManyRows(table);
      if (excess) return { kind: "broken", faults: [...faults, { file, ...excess }] };
      return table.columns.size === 0
        ? { kind: "broken", faults }
        : { kind: "table", table, faults };
    });
  }

  /** The bytes of any file of the archive; undefined if there is none, or it is damaged. */
  async readBytes(source: ByteSource, name: string): Promise<Uint8Array | undefined> {
    const entry = this.#directory.get(name);
    const bytes = entry && (await readEntries(source, [entry])).get(name);
    return bytes instanceof ZipError ? undefined : bytes;
  }

  #parse(
    entry: string,
    bytes: Uint8Array | ZipError | undefined,
    parse: (bytes: Uint8Array, file: string) => TableResult,
  ): TableResult {
    if (bytes === undefined) return { kind: "missing" };
    if (bytes instanceof ZipError) {
      return { kind: "broken", faults: [{ file: this.#name.file, ...bytes.problem }] };
    }
    return parse(bytes, `${this.#name.file}/${entry}`);
  }
}

/**
 * Tables up to the limit, and the refused ones. An entry never unpacks to more than it announces.
 */
function splitByLimit(entries: readonly ZipEntry[]): {
  readonly fitting: readonly ZipEntry[];
  readonly excess: ReadonlyMap<string, ZipError>;
} {
  const fitting: ZipEntry[] = [];
  const excess = new Map<string, ZipError>();
  let left = maxBytes;
  for (const entry of entries) {
    if (entry.size <= left) {
      left -= entry.size;
      fitting.push(entry);
    } else {
      excess.set(
        entry.name,
        new ZipError(problem("entryTooLarge", { entry: entry.name, bytes: entry.size })),
      );
    }
  }
  return { fitting, excess };
}

const spoilsTable = new Set<ProblemCode>(["columnMissing", "tableEmpty", "tableTooLarge"]);

/** Parses a table as plots need it: summed over districts, in day order. */
export function parseTableOf(name: RunTableName, bytes: Uint8Array, file: string): TableResult {
  const { table, faults } = parseRunTable(name, bytes, file);
  if (faults.some(({ code }) => spoilsTable.has(code))) return { kind: "broken", faults };
  const shown = shownTable(name, table);
  if ("code" in shown) return { kind: "broken", faults: [...faults, { file, ...shown }] };
  if (!shown.wasUnsorted) return { kind: "table", table: shown.table, faults };
  const fault = { file, ...problem("datesOutOfOrder") };
  return { kind: "table", table: shown.table, faults: [...faults, fault] };
}
