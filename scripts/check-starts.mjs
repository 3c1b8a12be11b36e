// node scripts/check-starts.mjs [grid …]: checks that the outbreaks of the grids of spring 2020
// begin typically. Fails and suggests better seeds for those that do not.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { checkStarts } = await importBundled(join(root, "scripts/starts/checkStarts.ts"));
process.exit(checkStarts(join(root, "scenarios"), process.argv.slice(2)) ? 0 : 1);
