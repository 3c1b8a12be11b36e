import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Everything that affects the tables of a run: results of another version are recomputed. */
const computing = [
  "../regions",
  "common/src",
  "battery/src",
  "model/src",
  "scenario/src",
  "runner/src/compute",
];

function programStamp(): string {
  const packages = fileURLToPath(new URL("..", import.meta.url));
  const hash = createHash("sha256");
  for (const folder of computing) {
    const names = readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.ts$/.test(name));
    for (const name of sources.sort()) {
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(packages, folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

// Bundled, because our packages are TypeScript, which Node 20 cannot run; libraries stay external.
export default defineConfig({
  define: {
    __EPISCOPE_PROGRAM__: JSON.stringify(programStamp()),
    // Set by scripts/prepare.mjs.
    __EPISCOPE_BUILT__: process.env.EPISCOPE_BUILT ?? "{}",
  },
  build: {
    ssr: true,
    target: "node20",
    rolldownOptions: {
      input: { episcope: "src/episcope.ts", computeThread: "src/computeThread.ts" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        // Keeps top-level constants: with `var`, V8 looks up the value each time, and the model is
        // slower by a quarter.
        topLevelVar: false,
      },
    },
  },
});
