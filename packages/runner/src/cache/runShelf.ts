// Where computed runs lie: in the published layout, so that the folder is a data root by itself.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type RunFileKind, type RunJob, runFile } from "../run.ts";
import type { FileCache } from "./fileCache.ts";
import { hasStamp, stampFile } from "./stamp.ts";

const pack = promisify<Uint8Array, Uint8Array>(gzip);

export class RunShelf {
  readonly #cache: FileCache;

  constructor(cache: FileCache) {
    this.#cache = cache;
  }

  /** Whether a file of the run is there and still holds. */
  async has(job: RunJob, kind: RunFileKind): Promise<boolean> {
    const name = runFile(job, kind);
    const isThere = await hasStamp(kind, this.#cache.path(name), job.stamp);
    if (isThere) this.#cache.touch(name);
    return isThere;
  }

  /** The map comes unpacked. Throws a StorageError when there is no room. */
  async keep(job: RunJob, kind: RunFileKind, bytes: Uint8Array): Promise<void> {
    const packed = kind === "zip" ? bytes : await pack(bytes);
    await this.#cache.write(runFile(job, kind), stampFile(kind, packed, job.stamp));
  }
}
