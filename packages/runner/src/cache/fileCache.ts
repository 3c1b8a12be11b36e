// Files that can be computed again, up to a total size. Which go first is decided by their last
// use, kept in memory and, now and then, in the access times of the files, so that it survives a
// restart. The folder is the truth: files that somebody else writes or removes do no harm.
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join, relative, sep } from "node:path";
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
  /** Never goes back and never jumps, whatever happens to the date. */
  elapsed(): number;
  /** Since 1970: what files are marked with. Somebody may set it at any moment. */
  date(): number;
}

const realClock: CacheClock = { elapsed: () => performance.now(), date: () => Date.now() };

interface Entry {
  readonly size: number;
  /** In elapsed time; before the start of the process it is negative. */
  lastUse: number;
  /** The last use as the file itself has it. */
  storedUse: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** Somebody is about to fetch what has just been written. */
const protectedTime = minute;
/** What only speeds up further runs goes first when nobody has needed it for a while. */
const helperFolders = /^(cities|snapshots)\//;
const longIdle = 24 * hour;
/** Down to this share of the limit, so that not every new file has to make room. */
const roomyShare = 0.9;

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

  /** Gets to know the files of former days. Nothing has to wait for it. */
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

  /** Throws a StorageError when there is no room on the disk. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    await writeAtomically(this.path(name), bytes, this.#system);
    await this.add(name, bytes.length);
  }

  /** A file that has just been written by somebody else. */
  async add(name: string, size: number): Promise<void> {
    const now = this.#clock.elapsed();
    this.#set(name, { size, lastUse: now, storedUse: now });
    await this.#makeRoom();
  }

  /** Tells that a file was used. */
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
    // Times in the future count as now: the clock was set back.
    known.sort((a, b) => a.usedAt - b.usedAt);
    const [elapsed, date] = [this.#clock.elapsed(), this.#clock.date()];
    for (const { name, size, usedAt } of known) {
      // What was written meanwhile is known better.
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
      if (this.#total <= this.#limit * roomyShare) return;
      this.#forget(name);
      await rm(this.path(name), { force: true }).catch(() => {});
    }
  }

  /** The access time alone: the time of change is part of what browsers know of the file. */
  async #storeUse(name: string, time: number): Promise<void> {
    try {
      const file = this.path(name);
      const { mtime } = await stat(file);
      await utimes(file, new Date(time), mtime);
    } catch {
      // Then its use is forgotten with the process.
    }
  }
}

function rank([name, { lastUse }]: readonly [string, Entry], now: number): number {
  return helperFolders.test(name) && now - lastUse > longIdle ? 0 : 1;
}
