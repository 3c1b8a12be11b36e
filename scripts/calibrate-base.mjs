// npm run calibrate-base -- [region] [--caution] [--write]: theta and caution of base runs without
// a posterior, see docs/calibration.md. Reported cases are read from the folder in
// EPISCOPE_REFERENCE_DATA.
import { join } from "node:path";
import { ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const { importBundled } = await import("./bundled.mjs");
const { calibrate } = await importBundled(join(root, "scripts/calibration/calibrate.ts"));
await calibrate(process.argv.slice(2), process.env.EPISCOPE_REFERENCE_DATA);
