// npm run pictures: computes the curves and answers of the home page where scenarios have changed,
// takes its pictures from the pages they lead to, and those of README. Run it when these look
// different, and commit the result.
import { join } from "node:path";
import { ensureBuilt, ensureChromium, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
await ensureBuilt();
const { importBundled } = await import("./bundled.mjs");
const { makeFindings } = await importBundled(join(root, "scripts/findings/findings.ts"));
await makeFindings(root, []);
const { takePictures } = await importBundled(join(root, "e2e/pictures/takePictures.ts"));
console.table(await takePictures(chromium));
