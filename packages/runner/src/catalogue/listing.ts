// Listings of the folders above batteries.
import type { FolderListing } from "@episcope/battery";
import type { PublishedPaths } from "@episcope/scenario";

/** Direct children of such a folder; undefined if nothing is below it. */
export function listFolders(
  folder: string,
  places: readonly PublishedPaths[],
): FolderListing | undefined {
  const start = folder === "" ? "" : `${folder}/`;
  const folders = new Set<string>();
  const files = new Set<string>();
  const add = (path: string, isFolder: boolean) => {
    if (!path.startsWith(start)) return;
    const [name = "", ...below] = path.slice(start.length).split("/");
    (isFolder || below.length > 0 ? folders : files).add(name);
  };
  for (const place of places) {
    if (place.folder !== undefined) add(place.folder, true);
    if (place.file !== undefined) add(place.file, false);
  }
  if (folders.size + files.size === 0) return undefined;
  return { folders: [...folders].sort(), files: [...files].sort() };
}
