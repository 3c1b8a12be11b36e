// npm start: install what is missing, build what has changed, serve the portal.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
await ensureBuilt();
// The rest of the line belongs to the command: npm start -- --port 9000 --data DIR
process.argv.splice(2, 0, "serve");
await import(pathToFileURL(join(root, "packages/cli/bin/episcope.js")).href);
