// Many runs in one archive, each with one small table (legacy-viewers specification 1.4). The
// directory is read once, then one entry per run.
import { problem } from "@episcope/common";
import type { ByteSource } from "../zip/byteSource.ts";
import { readDirectory, readEntry, type ZipEntry, ZipError } from "../zip/readZip.ts";
import { parseTableOf, type TableResult } from "./runArchive.ts";

/** A table of 200 days has about 10 kB; only a zip bomb has more. */
export const mostTableBytes = 4 * 1024 * 1024;

/** Throws a ZipError if the archive itself cannot be read. */
export async function openRunCollection(source: ByteSource, file: string): Promise<RunCollection> {
  return new RunCollection(await readDirectory(source), file);
}

export class RunCollection {
  readonly #directory: ReadonlyMap<string, ZipEntry>;
  readonly #file: string;

  constructor(directory: readonly ZipEntry[], file: string) {
    this.#directory = new Map(directory.map((entry) => [entry.name, entry]));
    this.#file = file;
  }

  has(entry: string): boolean {
    return this.#directory.has(entry);
  }

  /**
   * The infections table in an entry. Callers pass the source, so that each can abort its own read.
   */
  async readTable(source: ByteSource, entry: string): Promise<TableResult> {
    const found = this.#directory.get(entry);
    if (!found) return { kind: "missing" };
    try {
      if (found.size > mostTableBytes)
        throw new ZipError(problem("entryTooLarge", { entry, bytes: found.size }));
      const bytes = await readEntry(source, found);
      return parseSingleTable(bytes, `${this.#file}/${entry}`);
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      return { kind: "broken", faults: [{ file: this.#file, ...error.problem }] };
    }
  }
}

/** The same table as a file of its own. */
export function parseSingleTable(bytes: Uint8Array, file: string): TableResult {
  return parseTableOf("infections", bytes, file);
}
