// Stores computed runs in the published layout, so that the folder is itself a data root.
import { stat } from "node:fs/promises";
import { fileOf, type ResultFiles, type RunFileKind } from "@episcope/scenario";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import type { FileCache } from "./fileCache.ts";
import { hasStamp, stampFile } from "./stamp.ts";
import { hasTableStamp, stampName, tableStamp } from "./tableStamp.ts";

export class ResultFileStore implements ResultStore {
  readonly #cache: FileCache;
  /** Versions of files that were found intact, which are read again only after a change. */
  readonly #checked = new Map<string, string>();

  constructor(cache: FileCache) {
    this.#cache = cache;
  }

  /** Whether a file of the run exists and is valid. */
  async has(files: ResultFiles, kind: RunFileKind): Promise<boolean> {
    const name = fileOf(files, kind);
    const names = isPlain(kind) ? [name, stampName(name)] : [name];
    const [file = "", stampFile = ""] = names.map((each) => this.#cache.path(each));
    const version = await this.#version(file, files.stamp);
    if (version === undefined) return false;
    const isValid =
      this.#checked.get(name) === version ||
      (await (isPlain(kind)
        ? hasTableStamp(file, stampFile, files.stamp)
        : hasStamp(kind, file, files.stamp)));
    if (isValid) this.#checked.set(name, version);
    else this.#checked.delete(name);
    if (isValid) for (const each of names) this.#cache.touch(each);
    return isValid;
  }

  async #version(file: string, stamp: string): Promise<string | undefined> {
    const information = await stat(file).catch(() => undefined);
    if (!information?.isFile()) return undefined;
    const { size, mtimeMs, ctimeMs } = information;
    return `${stamp} ${size} ${mtimeMs} ${ctimeMs}`;
  }

  /** Whether a file exists at a path relative to the data root, whatever it was computed from. */
  async isFile(path: string): Promise<boolean> {
    const information = await stat(this.#cache.path(path)).catch(() => undefined);
    return information?.isFile() === true;
  }

  /** Throws a StorageError if the disk is full. */
  async store(files: ResultFiles, kind: RunFileKind, bytes: Uint8Array): Promise<void> {
    const name = fileOf(files, kind);
    if (isPlain(kind)) {
      await this.#cache.write(name, bytes);
      await this.#cache.write(stampName(name), tableStamp(bytes, files.stamp));
      return;
    }
    await this.#cache.write(name, stampFile(kind, bytes, files.stamp));
  }
}

/** The format has no place for a stamp. */
function isPlain(kind: RunFileKind): kind is "table" | "record" {
  return kind === "table" || kind === "record";
}
