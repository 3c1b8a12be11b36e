// Writes the small files of a battery and the listings of its folders.
import { join, posix } from "node:path";
import { listingFile } from "@episcope/common";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";
import { writeAtomically } from "../files/writeAtomically.ts";
import { writeFolderListing } from "./folderListing.ts";

/** Everything but runs and listings. */
export async function writeBatteryFiles(root: string, { files }: ComputableBattery): Promise<void> {
  for (const [path, { bytes }] of files) {
    if (posix.basename(path) === listingFile) continue;
    await writeAtomically(join(root, path), bytes);
  }
}

/**
 * Listings of the battery and all folders above, from what is on disk: other processes may write
 * there, too.
 */
export async function writeListings(
  root: string,
  batteries: readonly ComputableBattery[],
): Promise<void> {
  const folders = new Set(
    batteries.flatMap((battery) => battery.folders.flatMap(withFoldersAbove)),
  );
  for (const folder of [...folders].sort()) await writeFolderListing(join(root, folder));
}

function withFoldersAbove(path: string): readonly string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
