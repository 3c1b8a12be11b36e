// npm run calibrate -- [berlin|cologne|germany] [--caution] [--write]: fits and compares, see
// docs/calibration.md. Reported cases are read from the folder in EPISCOPE_REFERENCE_DATA.
import { join } from "node:path";
import { ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const { importBundled } = await import("./bundled.mjs");
const { calibrate } = await importBundled(join(root, "scripts/calibration/calibrate.ts"));
await calibrate(process.argv.slice(2), process.env.EPISCOPE_REFERENCE_DATA);
