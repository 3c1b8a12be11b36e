// npm run generate: install what is missing, build what has changed, compute batteries ahead of
// time.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
// The rest of the line belongs to the command: npm run generate -- cologne --runs default
process.argv.splice(2, 0, "generate");
await import(pathToFileURL(join(root, "packages/cli/bin/episcope.js")).href);
