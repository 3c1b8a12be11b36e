// npm run generate: installs what is missing, builds what has changed, computes batteries ahead of
// time.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
// The remaining arguments are for the command: npm run generate -- cologne --runs default
process.argv.splice(2, 0, "generate");
await import(pathToFileURL(join(root, "packages/cli/bin/episcope.js")).href);
