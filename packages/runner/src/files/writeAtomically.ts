// Files that are complete or do not exist: written under a temporary name in the same folder, then
// renamed. A process that is killed leaves at most a temporary file, which the next start removes.
import { createHash, randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { storageError } from "./storageError.ts";

/** The calls that can fail because of the disk; tests pass failing ones. */
export interface FileSystem {
  mkdir(folder: string, options: { readonly recursive: true }): Promise<unknown>;
  readonly open: typeof open;
  rename(from: string, to: string): Promise<void>;
}

export const realFileSystem: FileSystem = { mkdir, open, rename };

const host = createHash("sha256").update(processSpace()).digest("hex").slice(0, 8);
/** Names of writers that cannot be told apart by host and process still differ. */
const own = randomBytes(4).toString("hex");
const temporaryName = /^\..+\.part-([0-9a-f]{8})-(\d+)-(\d+)(?:-[0-9a-f]+)*$/;
/** No file takes that long to write, on any machine that shares the folder. */
const maxWritingTime = 24 * 3600 * 1000;
let written = 0;

/**
 * Where process ids mean the same: containers on one machine, and machines, may have equal host
 * names.
 */
function processSpace(): string {
  const read = (get: () => string) => {
    try {
      return get();
    } catch {
      // Not every system has it.
      return "";
    }
  };
  return [
    hostname(),
    read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
    read(() => readlinkSync("/proc/self/ns/pid")),
  ].join(" ");
}

/** If the file cannot be written, throws a StorageError and leaves nothing behind. */
export async function writeAtomically(
  file: string,
  bytes: Uint8Array | readonly Uint8Array[],
  system: FileSystem = realFileSystem,
): Promise<void> {
  const folder = dirname(file);
  // Each thread has its own counter.
  const writer = `${host}-${process.pid}-${threadId}-${written++}-${own}`;
  const temporary = join(folder, `.${basename(file)}.part-${writer}`);
  try {
    await system.mkdir(folder, { recursive: true });
    await writeAndSync(temporary, bytes instanceof Uint8Array ? [bytes] : bytes, system);
    await system.rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw storageError(error);
  }
  await syncFolder(folder);
}

async function writeAndSync(
  file: string,
  parts: readonly Uint8Array[],
  system: FileSystem,
): Promise<void> {
  const handle = await system.open(file, "wx");
  try {
    for (const part of parts) await handle.writeFile(part);
    // Otherwise the new name could survive a power cut without the content.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new name durable. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Not every system can sync a folder; the file is complete anyway.
  }
}

export function isTemporary(name: string): boolean {
  return temporaryName.test(name);
}

/** Removes temporary files of processes that were killed while writing. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const [, writingHost, id] = temporaryName.exec(basename(name)) ?? [];
    if (writingHost === undefined) continue;
    const file = join(folder, name);
    const isOurs = writingHost === host;
    const isDead = isOurs && !isAlive(Number(id));
    // In a container every start has the same process id: older files belong to an earlier process.
    const oldest = isOurs && Number(id) === process.pid ? process.uptime() * 1000 : maxWritingTime;
    if (isDead || (await ageOf(file)) > oldest) await rm(file, { force: true });
  }
}

/** Removes what a thread of this process has not finished, after its end. */
export async function removeFilesOfThread(folder: string, thread: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, writingHost, id, writingThread] = temporaryName.exec(name) ?? [];
    const isOurs = writingHost === host && Number(id) === process.pid;
    if (isOurs && Number(writingThread) === thread) await rm(join(folder, name), { force: true });
  }
}

async function ageOf(file: string): Promise<number> {
  const information = await stat(file).catch(() => undefined);
  return information ? Date.now() - information.mtimeMs : 0;
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
