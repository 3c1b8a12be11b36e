// The file of a run on disk: by itself, or packed with others, under the path that it would have.
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { folderStorage } from "../storage/folderStorage.ts";
import { PackedStore } from "./packedStore.ts";

/** Undefined if there is none. */
export async function readRunFile(file: string): Promise<Uint8Array | undefined> {
  const single = await readFile(file).catch(() => undefined);
  if (single) return single;
  const store = new PackedStore(folderStorage(dirname(file)), ".");
  const place = (await store.index())?.get(basename(file));
  return place && (await store.read(place).catch(() => undefined));
}

/** Paths that the packed files of a folder of runs would have. */
export async function packedPaths(runFolder: string): Promise<readonly string[]> {
  const index = await new PackedStore(folderStorage(runFolder), ".").index();
  return [...(index?.keys() ?? [])];
}
