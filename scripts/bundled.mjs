// Runs TypeScript that computes a lot. It is bundled first, because rewritten imports make hot
// loops many times slower.
import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "./prepare.mjs";

/**
 * The module of a file, with everything of our own in it; libraries stay outside. The bundle stays
 * until the process ends, for threads and child processes that run it again.
 * @param {string} file
 */
export async function importBundled(file) {
  const name = basename(file, ".ts");
  const outDir = join(root, "node_modules", ".bundled", `${name}-${process.pid}`);
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: [/^@episcope\//] },
    build: {
      ssr: file,
      outDir,
      target: "node20",
      minify: false,
      // As in the published command: keeps top-level constants.
      rolldownOptions: { output: { topLevelVar: false } },
    },
  });
  return await import(pathToFileURL(join(outDir, `${name}.js`)).href);
}
