// npm run computed [-- --all]: computes the runs whose figures and curves pages show without
// computing them (content/computed). Only missing and stale ones, or all of them.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { computeRuns } = await importBundled(join(root, "scripts/computed/computeRuns.ts"));
await computeRuns(root, process.argv.includes("--all"));
