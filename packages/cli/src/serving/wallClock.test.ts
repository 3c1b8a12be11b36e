// The date of a server may be changed at any moment, also by the network. Durations are measured
// with performance.now().
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../..", import.meta.url));

/** Files that need a date: lines of the log, file times, when something was published or seen. */
const dated = [
  "cli/src/serving/log.ts",
  "cli/src/sweeps/sweepLog.ts",
  "runner/src/cache/fileCache.ts",
  "runner/src/crate/roCrate.ts",
  "runner/src/files/writeAtomically.ts",
  "runner/src/reported/updateReported.ts",
];

test("only code that needs a date reads the clock", () => {
  const sources = ["cli/src", "runner/src"].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name).replaceAll("\\", "/"))
      .filter((name) => name.endsWith(".ts") && !/(^|\/)test|\.test\.ts$/.test(name)),
  );
  const asking = sources.filter((name) =>
    /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(join(packages, name), "utf8")),
  );
  expect(asking.sort()).toEqual(dated);
});
