// npm run audit: known vulnerabilities of what we ship. Asks the registry, so it is not part of npm
// test.
import { ensureInstalled, run } from "./prepare.mjs";

ensureInstalled();
process.exit(run("npm", ["audit", "--omit=dev"]));
