// npm start: installs what is missing, builds what has changed, serves the portal.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
// The remaining arguments are for the command: npm start -- --port 9000 --data DIR
process.argv.splice(2, 0, "serve");
await import(pathToFileURL(join(root, "packages/cli/bin/episcope.js")).href);
