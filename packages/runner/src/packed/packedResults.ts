// Results of which some are packed: a packed file counts like a single one if its stamp is right.
import { dirname, posix } from "node:path";
import type { PackedIndex } from "@episcope/battery";
import { fileOf, type ResultFiles, type RunFileKind } from "@episcope/scenario";
import { isStamped } from "../cache/stamp.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import type { Storage } from "../storage/storage.ts";
import { PackedStore } from "./packedStore.ts";

export class PackedResults implements ResultStore {
  readonly #singles: ResultStore;
  readonly #storage: Storage;
  /** By folder of runs. */
  readonly #indexes = new Map<string, Promise<PackedIndex | undefined>>();

  constructor(singles: ResultStore, storage: Storage) {
    this.#singles = singles;
    this.#storage = storage;
  }

  async has(files: ResultFiles, kind: RunFileKind): Promise<boolean> {
    return (await this.#singles.has(files, kind)) || (await this.#hasPacked(files, kind));
  }

  store(files: ResultFiles, kind: RunFileKind, bytes: Uint8Array): Promise<void> {
    return this.#singles.store(files, kind, bytes);
  }

  async #hasPacked(files: ResultFiles, kind: RunFileKind): Promise<boolean> {
    if (kind === "table" || kind === "record") return false;
    const path = fileOf(files, kind);
    const folder = dirname(path);
    const store = new PackedStore(this.#storage, folder);
    const known = this.#indexes.get(folder) ?? store.index();
    this.#indexes.set(folder, known);
    const place = (await known)?.get(posix.basename(path));
    const bytes = place && (await store.read(place).catch(() => undefined));
    return bytes !== undefined && isStamped(kind, bytes, files.stamp);
  }
}
