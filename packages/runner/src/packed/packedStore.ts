// The archives of a packed folder of runs, and the table that says where each file is in them.
import {
  type PackedIndex,
  type PackedPlace,
  parsePackedIndex,
  readDirectory,
  writePackedIndex,
  ZipError,
} from "@episcope/battery";
import { packedFolder, packedIndexFile } from "@episcope/common";
import { readTextAt, type Storage } from "../storage/storage.ts";

/** Length of the header before the bytes of an entry, besides its name. */
const localHeaderLength = 30;

export class PackedStore {
  /** From the root of the storage. */
  readonly folder: string;
  readonly #storage: Storage;

  constructor(storage: Storage, runFolder: string) {
    this.#storage = storage;
    this.folder = `${runFolder}/${packedFolder}`;
  }

  /** Undefined if nothing is packed. */
  async index(): Promise<PackedIndex | undefined> {
    const text = await readTextAt(this.#storage, this.#path(packedIndexFile));
    return text === undefined ? undefined : parsePackedIndex(text, packedIndexFile).index;
  }

  /** Nothing is written if it is the same. */
  async writeIndex(index: PackedIndex): Promise<void> {
    const text = writePackedIndex(index);
    if ((await readTextAt(this.#storage, this.#path(packedIndexFile))) === text) return;
    await this.#storage.put(this.#path(packedIndexFile), new TextEncoder().encode(text));
  }

  /** Names and sizes of all archives. */
  async archives(): Promise<ReadonlyMap<string, number>> {
    const { files } = await this.#storage.list(this.folder);
    return new Map(
      [...files].filter(([name]) => name.endsWith(".zip")).map(([name, { size }]) => [name, size]),
    );
  }

  read({ archive, offset, bytes }: PackedPlace): Promise<Uint8Array> {
    return this.#storage.read(this.#path(archive), offset, offset + bytes);
  }

  put(archive: string, parts: readonly Uint8Array[]): Promise<void> {
    return this.#storage.put(this.#path(archive), parts);
  }

  remove(archive: string): Promise<void> {
    return this.#storage.remove(this.#path(archive));
  }

  /** What an archive says about itself; nothing if it is damaged. */
  async contentOf(archive: string, size: number): Promise<PackedIndex> {
    const read = (start: number, end: number) =>
      this.#storage.read(this.#path(archive), start, end);
    try {
      const entries = await readDirectory({ size, read });
      return new Map(
        entries
          .filter((entry) => entry.method === 0 && entry.compressedSize === entry.size)
          .map(({ name, offset, size: bytes, crc }) => {
            const start = offset + localHeaderLength + new TextEncoder().encode(name).length;
            return [name, { archive, offset: start, bytes, crc }];
          }),
      );
    } catch (error) {
      if (error instanceof ZipError) return new Map();
      throw error;
    }
  }

  #path(name: string): string {
    return `${this.folder}/${name}`;
  }
}
