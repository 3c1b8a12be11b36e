// Symbolic links may lead anywhere: what lies outside of a folder is not handed out, however it is
// reached.
import { realpathSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Tells whether a path below a folder really lies there. What does not exist does: it is a 404 like
 * any other.
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
