// npm run check-signs [-- pairs]: compares neighbouring scenarios of all batteries as pages do, with
// 16 members, and with 64. Fails if a page claims a sign that the 64 contradict.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { checkSigns } = await importBundled(join(root, "scripts/ensembles/checkSigns.ts"));
const isRight = await checkSigns(join(root, "scenarios"), Number(process.argv[2] ?? 100));
process.exit(isRight ? 0 : 1);
