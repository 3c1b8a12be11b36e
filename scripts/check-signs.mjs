// npm run check-signs [-- pairs [first last]]: compares neighbouring scenarios of all batteries as
// pages do, with 16 members, and with 64. Fails if a page claims a sign that the 64 contradict. The
// pairs are always the same, so an interrupted check goes on with the numbers of those that are
// missing.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { checkSigns } = await importBundled(join(root, "scripts/ensembles/checkSigns.ts"));
const [count = 100, first = 1, last = count] = process.argv.slice(2).map(Number);
const isRight = await checkSigns(join(root, "scenarios"), count, [first, last]);
process.exit(isRight ? 0 : 1);
