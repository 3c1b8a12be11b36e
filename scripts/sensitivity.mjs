// node scripts/sensitivity.mjs [region]: which assumptions move R, cases and beds most, see
// docs/calibration.md.
import { join } from "node:path";
import { importBundled } from "./bundled.mjs";
import { root } from "./prepare.mjs";

const { sensitivity } = await importBundled(join(root, "scripts/inference/sensitivity.ts"));
sensitivity(process.argv[2] ?? "germany");
