// npm run calibrate -- <region> [--threads=2] [--priors=file] [--cache=folder] [--output=file]: a
// particle filter over the reported epidemic, see docs/calibration.md. Reported series are read
// from the folder in EPISCOPE_OPEN_DATA.
import { join } from "node:path";
import { ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const { importBundled } = await import("./bundled.mjs");
const [region, ...options] = process.argv.slice(2);
const openData = process.env.EPISCOPE_OPEN_DATA;
if (!region || region.startsWith("--")) {
  throw new Error("which region? npm run calibrate -- <region>");
}
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
