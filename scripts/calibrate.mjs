// npm run calibrate -- [berlin|cologne|germany] [--caution] [--write]: fits and compares, see
// docs/calibration.md. Reported cases are read from the folder in EPISCOPE_REFERENCE_DATA.
import { join } from "node:path";
import { ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const { importBundled } = await import("./bundled.mjs");
const [region = "", ...options] = process.argv.slice(2);
if (options.includes("--filter")) {
  const openData = process.env.EPISCOPE_OPEN_DATA;
  if (!openData) throw new Error("EPISCOPE_OPEN_DATA does not name the folder of open data");
  const { infer } = await importBundled(join(root, "scripts/inference/infer.ts"));
  const optionOf = (/** @type {string} */ name) =>
    options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
  await infer({
    region,
    openData,
    threads: Number(optionOf("threads") ?? 2),
    priorsFile: optionOf("priors"),
    output: optionOf("output"),
    cache: optionOf("cache") ?? join(root, ".cache", "inference"),
  });
} else {
  const { calibrate } = await importBundled(join(root, "scripts/calibration/calibrate.ts"));
  await calibrate(process.argv.slice(2), process.env.EPISCOPE_REFERENCE_DATA);
}
