// npm run score -- germany|berlin|cologne [--write] [--threads=n] [--first=date] [--last=date]
// [--cache=folder] [--output=folder] [--priors=file]: rolling forecasts and their scores, see
// docs/scoring.md. Reports are read from the folder in EPISCOPE_OPEN_DATA. Without a region, prints
// the scores of the repository.
import { join } from "node:path";
import { ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const { importBundled } = await import("./bundled.mjs");
const [region, ...options] = process.argv.slice(2);
const { score, showScores } = await importBundled(join(root, "scripts/inference/score.ts"));
const optionOf = (/** @type {string} */ name) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
const openData = process.env.EPISCOPE_OPEN_DATA;
if (!region) showScores();
else if (!openData) throw new Error("EPISCOPE_OPEN_DATA does not name the folder of open data");
else
  await score({
    region,
    openData,
    threads: Number(optionOf("threads") ?? 2),
    priorsFile: optionOf("priors"),
    cache: optionOf("cache") ?? join(root, ".cache", "forecasts"),
    output: optionOf("output") ?? join(root, ".cache", "forecasts", region),
    first: optionOf("first"),
    last: optionOf("last"),
    isWritten: options.includes("--write"),
  });
