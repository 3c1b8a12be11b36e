// node scripts/check-starts.mjs [grid …]: whether the outbreaks of the grids of spring 2020 begin
// like most. Fails and names better seeds where one does not.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { checkStarts } = await importBundled(join(root, "scripts/starts/checkStarts.ts"));
process.exit(checkStarts(join(root, "scenarios"), process.argv.slice(2)) ? 0 : 1);
