// npm run audit: known holes of what we ship. Asks the registry, so it is no part of npm test.
import { ensureInstalled, run } from "./prepare.mjs";

ensureInstalled();
process.exit(run("npm", ["audit", "--omit=dev"]));
