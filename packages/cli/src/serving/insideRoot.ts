// Symbolic links may lead anywhere: files outside of a folder are never served.
import { realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { folderStorage, type Storage } from "@episcope/runner";

/**
 * Whether a path below a folder really is inside it. Missing files count as inside: they are a 404
 * like any other.
 */
export function insideOf(folder: string): (path: string) => boolean {
  const root = realpathSync(folder);
  return (path) => {
    try {
      const real = realpathSync(join(folder, path));
      return real === root || real.startsWith(root + sep);
    } catch {
      return true;
    }
  };
}

/** The files that really are inside of a folder. */
export function publishedFolder(root: string): Storage {
  const isInside = insideOf(root);
  const storage = folderStorage(root);
  const stat: Storage["stat"] = async (path) =>
    isInside(path) ? await storage.stat(path) : undefined;
  return { ...storage, stat };
}
