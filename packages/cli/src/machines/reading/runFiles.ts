// Finds files of runs: packed with others, or else by themselves.
import { posix } from "node:path";
import { PackedRuns } from "@episcope/battery";
import { packedFolder, packedIndexFile } from "@episcope/common";
import type { Storage } from "@episcope/runner";
import { storageFiles } from "../../folderFiles.ts";
import type { RunFile } from "./dataSource.ts";

interface KnownTable {
  readonly version: string | undefined;
  readonly at: number;
  readonly runs: Promise<PackedRuns | undefined>;
}

/** Whether something was packed meanwhile is asked again after this time. */
const freshMilliseconds = 5000;
const canBePacked = /\.(zip|gz)$/;
/** Of folders. The table of a large battery has a few megabytes. */
const mostTables = 16;

export class RunFiles {
  readonly #storage: Storage;
  /** By folder of runs. */
  readonly #tables = new Map<string, KnownTable>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async find(path: string): Promise<RunFile | undefined> {
    const packed = canBePacked.test(path) ? await this.findPacked(path) : undefined;
    return packed ?? (await this.#single(path));
  }

  async findPacked(path: string): Promise<RunFile | undefined> {
    const folder = posix.dirname(path);
    const name = posix.basename(path);
    for (let isFirst = true; ; isFirst = false) {
      const runs = await this.#packed(folder);
      const place = runs?.index.get(name);
      const source = await runs?.open(name);
      if (source && place) return { path, version: `${place.bytes} ${place.crc}`, source };
      if (!place || !isFirst) return undefined;
      // It was packed again meanwhile, into another archive.
      this.#tables.delete(folder);
    }
  }

  async #single(path: string): Promise<RunFile | undefined> {
    const found = await this.#storage.stat(path);
    if (!found) return undefined;
    const { size, version } = found;
    const read = (start: number, end: number) => this.#storage.read(path, start, end);
    return { path, version, source: { size, read } };
  }

  async #packed(folder: string): Promise<PackedRuns | undefined> {
    const known = this.#tables.get(folder);
    const now = performance.now();
    if (known && now - known.at < freshMilliseconds) return await known.runs;
    const table = await this.#storage.stat(`${folder}/${packedFolder}/${packedIndexFile}`);
    const isSame = known !== undefined && known.version === table?.version;
    const runs = isSame ? known.runs : this.#read(folder, table !== undefined);
    this.#tables.delete(folder);
    this.#tables.set(folder, { version: table?.version, at: now, runs });
    for (const oldest of this.#tables.keys()) {
      if (this.#tables.size <= mostTables) break;
      this.#tables.delete(oldest);
    }
    return await runs;
  }

  async #read(folder: string, isThere: boolean): Promise<PackedRuns | undefined> {
    return isThere ? await PackedRuns.find(storageFiles(this.#storage), folder) : undefined;
  }
}
