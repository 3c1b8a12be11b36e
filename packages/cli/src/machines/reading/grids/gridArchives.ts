// The archives of grids: each has the tables of all runs (legacy-viewers specification 1.4). Its
// directory is read once, then single entries.
import {
  type ByteSource,
  readDirectory,
  readEntry,
  type ZipEntry,
  ZipError,
} from "@episcope/battery";
import type { DataSource, RunFile } from "../dataSource.ts";

interface Known {
  readonly version: string;
  /** By name; undefined if the archive is damaged. */
  readonly entries: Promise<ReadonlyMap<string, ZipEntry> | undefined>;
}

export interface GridArchive {
  /** Undefined if there is no such entry. Nothing is unpacked before it is read. */
  file(entry: string): RunFile | undefined;
}

export class GridArchives {
  readonly #source: DataSource;
  /** By path. There are only the archives of known grids. */
  readonly #known = new Map<string, Known>();

  constructor(source: DataSource) {
    this.#source = source;
  }

  /** Undefined if there is none. */
  async open(path: string): Promise<GridArchive | "damaged" | undefined> {
    const state = await this.#source.runFile(path, false);
    if (state.kind !== "file") return undefined;
    const { source, version } = state.file;
    const entries = await this.#entries(path, version, source);
    if (!entries) return "damaged";
    return {
      file(name) {
        const entry = entries.get(name);
        return (
          entry && {
            path: `${path}/${name}`,
            version: `${entry.size} ${entry.crc}`,
            source: unpacked(source, entry),
          }
        );
      },
    };
  }

  #entries(path: string, version: string, source: ByteSource): Known["entries"] {
    const known = this.#known.get(path);
    if (known?.version === version) return known.entries;
    const entries = readEntries(source);
    this.#known.set(path, { version, entries });
    entries.catch(() => this.#known.delete(path));
    return entries;
  }
}

async function readEntries(source: ByteSource): Promise<ReadonlyMap<string, ZipEntry> | undefined> {
  try {
    return new Map((await readDirectory(source)).map((entry) => [entry.name, entry]));
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}

/** Reading throws a ZipError if the entry is damaged. */
function unpacked(archive: ByteSource, entry: ZipEntry): ByteSource {
  let bytes: Promise<Uint8Array> | undefined;
  return {
    size: entry.size,
    async read(start, end) {
      bytes ??= readEntry(archive, entry);
      return (await bytes).subarray(start, end);
    },
  };
}
