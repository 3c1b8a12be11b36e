// node scripts/make-findings.mjs [words of addresses …]: computes the curves and answers of the
// cards of the home page, where scenarios have changed. Part of npm run pictures.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { makeFindings } = await importBundled(join(root, "scripts/findings/findings.ts"));
await makeFindings(root, process.argv.slice(2));
