// Writes the small files of a battery and the listings of its folders.
import { posix } from "node:path";
import { listingFile, metadataFile } from "@episcope/common";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";
import { PackedStore } from "../packed/packedStore.ts";
import { withPackedField } from "../packed/packRuns.ts";
import type { Storage } from "../storage/storage.ts";
import { writeFolderListing } from "./folderListing.ts";

/** Everything but runs and listings. What is packed stays packed. */
export async function writeBatteryFiles(
  storage: Storage,
  { files, folders }: ComputableBattery,
): Promise<void> {
  for (const [path, { bytes }] of files) {
    if (posix.basename(path) === listingFile) continue;
    const isPacked = posix.basename(path) === metadataFile && (await hasPacked(storage, folders));
    const text = isPacked && withPackedField(new TextDecoder().decode(bytes));
    await storage.put(path, text ? new TextEncoder().encode(text) : bytes);
  }
}

async function hasPacked(storage: Storage, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    if (await new PackedStore(storage, folder).index()) return true;
  }
  return false;
}

/** Runs that were computed again are single files now: the table must not name their old ones. */
export async function forgetReplaced(
  storage: Storage,
  { folders }: ComputableBattery,
): Promise<void> {
  for (const folder of folders) {
    const store = new PackedStore(storage, folder);
    const index = await store.index();
    if (!index) continue;
    const { files } = await storage.list(folder);
    await store.writeIndex(new Map([...index].filter(([name]) => !files.has(name))));
  }
}

/**
 * Listings of the battery and all folders above, from what is on disk: other processes may write
 * there, too.
 */
export async function writeListings(
  storage: Storage,
  batteries: readonly ComputableBattery[],
): Promise<void> {
  const folders = new Set(
    batteries.flatMap((battery) => battery.folders.flatMap(withFoldersAbove)),
  );
  // The deepest first: some object storages know only folders with files.
  for (const folder of [...folders].sort().reverse()) await writeFolderListing(storage, folder);
}

function withFoldersAbove(path: string): readonly string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
