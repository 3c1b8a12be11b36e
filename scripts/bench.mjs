// npm run bench -- <name>: a measurement in bench/. Prints a table and one line of JSON.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureChromium, ensureInstalled, fail, root } from "./prepare.mjs";

const name = process.argv[2] ?? "";
const file = join(root, "bench", `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(file))
  fail("Which one? For example: npm run bench -- run-page");
ensureInstalled();
process.env.CHROME_PATH = ensureChromium();
await ensureBuilt();
const { importBundled } = await import("./bundled.mjs");
const { bench } = await importBundled(file);
await bench(process.argv.slice(3));
