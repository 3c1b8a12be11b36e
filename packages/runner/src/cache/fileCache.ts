// A cache of files that can be computed again, up to a total size. The least recently used are
// removed first. Uses are tracked in memory and, now and then, in the files' access times, so that
// they survive a restart. The folder is authoritative: other processes may write and remove files.
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { helperFolders } from "../compute/helperFolders.ts";
import {
  type FileSystem,
  isTemporary,
  realFileSystem,
  removeTemporaryFiles,
  writeAtomically,
} from "../files/writeAtomically.ts";

export interface CacheOptions {
  readonly folder: string;
  /** Bytes. */
  readonly limit: number;
  /** For tests. */
  readonly clock?: CacheClock;
  readonly system?: FileSystem;
}

/** Both in milliseconds. */
export interface CacheClock {
  /** Monotonic, whatever happens to the date. */
  elapsed(): number;
  /** Since 1970, for file times. It may be changed at any moment. */
  date(): number;
}

const realClock: CacheClock = { elapsed: () => performance.now(), date: () => Date.now() };

interface Entry {
  readonly size: number;
  /** Elapsed time; negative for uses before the process started. */
  lastUse: number;
  /** The last use that was stored in the file's access time. */
  storedUse: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** Files that were just written are about to be fetched. */
const protectedTime = minute;
/** Files that only speed up further runs are removed first once they have been idle for a while. */
const helperNames = new RegExp(`^(${helperFolders.join("|")})/`);
const idleTime = 24 * hour;
/** Frees some extra room, so that not every new file triggers a clean-up. */
const targetShare = 0.9;

export class FileCache {
  readonly folder: string;
  readonly #limit: number;
  readonly #clock: CacheClock;
  readonly #system: FileSystem;
  readonly #entries = new Map<string, Entry>();
  #total = 0;
  #scan: Promise<void> | undefined;

  constructor({ folder, limit, clock = realClock, system = realFileSystem }: CacheOptions) {
    this.folder = folder;
    this.#limit = limit;
    this.#clock = clock;
    this.#system = system;
  }

  /** Finds the files of earlier processes. Nothing has to wait for it. */
  scan(): Promise<void> {
    this.#scan ??= this.#readFolder();
    return this.#scan;
  }

  /** Absolute path of a file; names use slashes. */
  path(name: string): string {
    return join(this.folder, ...name.split("/"));
  }

  /** Bytes of all known files. */
  get size(): number {
    return this.#total;
  }

  /** Throws a StorageError if the disk is full. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    await writeAtomically(this.path(name), bytes, this.#system);
    await this.add(name, bytes.length);
  }

  /** Registers a file that was written elsewhere. */
  async add(name: string, size: number): Promise<void> {
    const now = this.#clock.elapsed();
    this.#set(name, { size, lastUse: now, storedUse: now });
    await this.#makeRoom();
  }

  /** Registers a use of a file. */
  touch(name: string): void {
    const entry = this.#entries.get(name);
    if (!entry) return;
    entry.lastUse = this.#clock.elapsed();
    if (entry.lastUse - entry.storedUse < hour) return;
    entry.storedUse = entry.lastUse;
    void this.#storeUse(name, this.#clock.date());
  }

  async #readFolder(): Promise<void> {
    await removeTemporaryFiles(this.folder);
    const found = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    const known: { readonly name: string; readonly size: number; readonly usedAt: number }[] = [];
    for (const entry of found) {
      if (!entry.isFile() || isTemporary(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const name = relative(this.folder, file).split(sep).join("/");
      const information = await stat(file).catch(() => undefined);
      if (!information) continue;
      const { size, atimeMs, mtimeMs } = information;
      known.push({ name, size, usedAt: Math.max(atimeMs, mtimeMs) });
    }
    // Times in the future count as now: the date was set back.
    known.sort((a, b) => a.usedAt - b.usedAt);
    const [elapsed, date] = [this.#clock.elapsed(), this.#clock.date()];
    for (const { name, size, usedAt } of known) {
      // Files written in the meantime are already registered.
      if (this.#entries.has(name)) continue;
      const lastUse = elapsed - Math.max(0, date - usedAt);
      this.#set(name, { size, lastUse, storedUse: lastUse });
    }
    await this.#makeRoom();
  }

  #set(name: string, entry: Entry): void {
    this.#forget(name);
    this.#entries.set(name, entry);
    this.#total += entry.size;
  }

  #forget(name: string): void {
    this.#total -= this.#entries.get(name)?.size ?? 0;
    this.#entries.delete(name);
  }

  async #makeRoom(): Promise<void> {
    if (this.#total <= this.#limit) return;
    const now = this.#clock.elapsed();
    const candidates = [...this.#entries]
      .filter(([, { lastUse }]) => now - lastUse > protectedTime)
      .sort((a, b) => rank(a, now) - rank(b, now) || a[1].lastUse - b[1].lastUse);
    for (const [name] of candidates) {
      if (this.#total <= this.#limit * targetShare) return;
      this.#forget(name);
      await rm(this.path(name), { force: true }).catch(() => {});
    }
  }

  /** Changes only the access time: browsers validate files by their modification time. */
  async #storeUse(name: string, time: number): Promise<void> {
    try {
      const file = this.path(name);
      const { mtime } = await stat(file);
      await utimes(file, new Date(time), mtime);
    } catch {
      // Then its use is lost when the process ends.
    }
  }
}

function rank([name, { lastUse }]: readonly [string, Entry], now: number): number {
  return helperNames.test(name) && now - lastUse > idleTime ? 0 : 1;
}
