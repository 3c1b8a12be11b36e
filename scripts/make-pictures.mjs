// npm run pictures: takes the pictures of the home page from the pages they lead to, and those of
// README. Run it when these look different, and commit the result.
import { join } from "node:path";
import { ensureBuilt, ensureChromium, ensureInstalled, root } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
await ensureBuilt();
const { importBundled } = await import("./bundled.mjs");
const { takePictures } = await importBundled(join(root, "e2e/pictures/takePictures.ts"));
console.table(await takePictures(chromium));
