// npm run reported: installs what is missing, builds what has changed, fetches reported data.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
// The remaining arguments are for the command: npm run reported -- --to DIR
process.argv.splice(2, 0, "reported");
await import(pathToFileURL(join(root, "packages/cli/bin/episcope.js")).href);
