// The folders of the data root that hold batteries, as the published listings name them.
import type { FolderListing } from "@episcope/battery";

/** What lies directly in a folder above batteries; undefined when no battery lies below it. Paths begin at the data root. */
export function listFolders(
  folder: string,
  batteries: readonly string[],
): FolderListing | undefined {
  const start = folder === "" ? "" : `${folder}/`;
  const folders = new Set<string>();
  for (const battery of batteries) {
    const path = `battery/${battery}`;
    if (path.startsWith(start)) folders.add(path.slice(start.length).split("/", 1)[0] ?? "");
  }
  return folders.size === 0 ? undefined : { folders: [...folders].sort(), files: [] };
}
