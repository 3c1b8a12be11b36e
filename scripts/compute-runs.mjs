// npm run computed [-- words | --all]: computes the runs whose figures and curves stories and home
// page show without computing them (content/computed). Only missing and stale ones, of those the
// ones whose address contains one of the words; or all of them.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { computeRuns } = await importBundled(join(root, "scripts/computed/computeRuns.ts"));
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
await computeRuns(root, { words, all: process.argv.includes("--all") });
