// The small files of a battery on disk, and the listings of its folders.
import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { writeListing } from "@episcope/battery";
import type { Battery } from "../catalogue/battery.ts";
import { writeAtomically } from "../files/writeAtomically.ts";

const listingFile = "index.json";

/** Everything but runs and listings. */
export async function writeBatteryFiles(root: string, { files }: Battery): Promise<void> {
  for (const [path, { bytes }] of files) {
    if (posix.basename(path) === listingFile) continue;
    await writeAtomically(join(root, path), bytes);
  }
}

/** Listings of the battery and of all folders above, as they are on disk: others may write there, too. */
export async function writeListings(root: string, batteries: readonly Battery[]): Promise<void> {
  const folders = new Set(
    batteries.flatMap((battery) => battery.folders.flatMap(withFoldersAbove)),
  );
  for (const folder of [...folders].sort()) await writeFolderListing(join(root, folder));
}

function withFoldersAbove(path: string): readonly string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

async function writeFolderListing(folder: string): Promise<void> {
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
