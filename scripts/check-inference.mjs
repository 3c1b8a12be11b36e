// node scripts/check-inference.mjs: whether the particle filter recovers made-up epidemics of a
// small city; part of npm run test-all.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { recovers } = await importBundled(join(root, "scripts/inference/coverage.ts"));
process.exit((await recovers()) ? 0 : 1);
