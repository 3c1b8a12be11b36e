// Computed runs in object storage. Whoever asks for thousands of them gets names from listings, and
// only the stamp of each file: the storage itself makes sure that files are whole.
import { posix } from "node:path";
import { fileOf, type ResultFiles, type RunFileKind } from "@episcope/scenario";
import { isStampedPart, stampFile, stampReach } from "../cache/stamp.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import type { Storage, StoredFile } from "./storage.ts";

export class StoredResults implements ResultStore {
  readonly #storage: Storage;
  /** By folder; what other processes store meanwhile is found by the next command. */
  readonly #folders = new Map<string, Promise<Map<string, StoredFile>>>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async has(files: ResultFiles, kind: RunFileKind): Promise<boolean> {
    if (kind === "table" || kind === "record") return false;
    const path = fileOf(files, kind);
    const found = (await this.#folder(posix.dirname(path))).get(posix.basename(path));
    if (!found) return false;
    const [start, end] = stampReach(kind, found.size);
    const part = await this.#storage.read(path, start, end).catch(() => undefined);
    return part !== undefined && isStampedPart(kind, part, files.stamp);
  }

  async store(files: ResultFiles, kind: RunFileKind, bytes: Uint8Array): Promise<void> {
    if (kind === "table" || kind === "record") throw new Error("Tables of grids need a folder.");
    const path = fileOf(files, kind);
    const stamped = stampFile(kind, bytes, files.stamp);
    await this.#storage.put(path, stamped);
    const folder = await this.#folder(posix.dirname(path));
    folder.set(posix.basename(path), { size: stamped.length, version: "" });
  }

  #folder(folder: string): Promise<Map<string, StoredFile>> {
    const known = this.#folders.get(folder);
    if (known) return known;
    const listed = this.#storage.list(folder).then(({ files }) => new Map(files));
    this.#folders.set(folder, listed);
    return listed;
  }
}
