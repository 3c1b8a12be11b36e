// Symbolic links may lead anywhere: files outside of a folder are never served.
import { realpathSync } from "node:fs";
import { join, sep } from "node:path";

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
