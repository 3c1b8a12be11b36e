// Cities and snapshots on disk. They only save time: if they fail, the run still succeeds.
import { open } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { HelperStore } from "@episcope/scenario";
import { writeAtomically } from "../files/writeAtomically.ts";

export interface HelperFilesOptions {
  /** Without one, nothing is stored. */
  readonly folder: string | undefined;
  onStored(name: string, size: number): void;
  onWarning(message: string): void;
}

export class HelperFiles implements HelperStore {
  readonly #options: HelperFilesOptions;
  readonly #pending = new Map<string, () => Uint8Array>();

  constructor(options: HelperFilesOptions) {
    this.#options = options;
  }

  /** Undefined if the file is missing or invalid. */
  async read<T>(name: string, parse: (bytes: Uint8Array) => T): Promise<T | undefined> {
    const { folder } = this.#options;
    if (folder === undefined) return undefined;
    try {
      const file = await readWhole(join(folder, name), name.startsWith("cities/"));
      return file && parse(checked(file));
    } catch (error) {
      this.warnOfDamage(name, error);
      return undefined;
    }
  }

  warnOfDamage(name: string, error: unknown): void {
    this.#options.onWarning(`${name} is damaged and made anew: ${messageOf(error)}`);
  }

  warnOfSize(name: string, error: unknown): void {
    this.#options.onWarning(`${name} is too large to be kept: ${messageOf(error)}`);
  }

  store(name: string, write: () => Uint8Array): void {
    if (this.#options.folder !== undefined) this.#pending.set(name, write);
  }

  async writePending(): Promise<void> {
    const { folder = "", onStored, onWarning } = this.#options;
    for (const [name, write] of [...this.#pending]) {
      this.#pending.delete(name);
      try {
        const bytes = write();
        await writeAtomically(join(folder, name), [bytes, sumOf(bytes)]);
        onStored(name, bytes.length + sumLength);
      } catch (error) {
        onWarning(`${name} was not stored: ${messageOf(error)}`);
      }
    }
  }
}

/**
 * The checksum follows the content: a run that continues from a damaged snapshot would be silently
 * wrong.
 */
const sumLength = 4;

function sumOf(bytes: Uint8Array): Uint8Array {
  const sum = new Uint8Array(sumLength);
  new DataView(sum.buffer).setUint32(0, crc32(bytes), true);
  return sum;
}

function checked(file: Uint8Array): Uint8Array {
  const length = Math.max(0, file.length - sumLength);
  const bytes = file.subarray(0, length);
  if (Buffer.compare(file.subarray(length), sumOf(bytes)) !== 0)
    throw new Error("its checksum is wrong");
  return bytes;
}

/** `readFile` and a single read end at 2 GiB; the city of all residents of Germany is larger. */
const bytesAtOnce = 1 << 30;

/** Undefined if there is no such file. Threads hand shared memory on without a copy. */
async function readWhole(path: string, isShared: boolean): Promise<Uint8Array | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const bytes = isShared ? new Uint8Array(new SharedArrayBuffer(size)) : new Uint8Array(size);
    for (let begin = 0; begin < size; ) {
      const { bytesRead } = await file.read(bytes, begin, Math.min(bytesAtOnce, size - begin));
      if (bytesRead === 0) throw new Error("it became shorter");
      begin += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
