// index.json: the content of a folder, for hosts that do not list it.
import { writeListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import type { Storage } from "../storage/storage.ts";

/** Paths of folders are relative to the root of the storage; the root itself is empty. */
export async function writeFolderListing(storage: Storage, folder: string): Promise<void> {
  const { folders, files } = await storage.list(folder);
  if (folders.length + files.size === 0) return;
  const names = [...files.keys()].filter((name) => name !== listingFile);
  const listing = writeListing({ folders, files: names });
  await storage.put(inside(folder, listingFile), new TextEncoder().encode(listing));
}

/** For all folders below that lack one. */
export async function writeMissingListings(storage: Storage, folder = ""): Promise<void> {
  const { folders, files } = await storage.list(folder);
  for (const name of folders) await writeMissingListings(storage, inside(folder, name));
  if (!files.has(listingFile)) await writeFolderListing(storage, folder);
}

function inside(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}
