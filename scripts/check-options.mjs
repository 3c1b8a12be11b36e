// npm run check-options [-- battery …]: checks that every option of every battery changes the
// tables in some context. Fails with the names of those that do not.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { checkOptions } = await importBundled(join(root, "scripts/options/checkOptions.ts"));
const doAct = await checkOptions(join(root, "scenarios"), process.argv.slice(2));
process.exit(doAct ? 0 : 1);
