// index.json: the content of a folder, for hosts that do not list it.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { writeListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import { writeAtomically } from "../files/writeAtomically.ts";

export async function writeFolderListing(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return;
  const shown = entries.filter(({ name }) => !name.startsWith(".") && name !== listingFile);
  const names = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    shown
      .filter(isWanted)
      .map(({ name }) => name)
      .sort();
  const listing = writeListing({
    folders: names((entry) => entry.isDirectory()),
    files: names((entry) => entry.isFile()),
  });
  await writeAtomically(join(folder, listingFile), new TextEncoder().encode(listing));
}

/** For all folders below that lack one. */
export async function writeMissingListings(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const isShown = entry.isDirectory() && !entry.name.startsWith(".");
    if (isShown) await writeMissingListings(join(folder, entry.name));
  }
  if (!entries.some(({ name }) => name === listingFile)) await writeFolderListing(folder);
}
