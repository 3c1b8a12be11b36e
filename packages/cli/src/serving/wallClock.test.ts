// Whoever runs a server may set its date at any moment, and the network does. Times between two
// moments are measured with performance.now().
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../..", import.meta.url));

/** Where a date is meant: lines of the log, and the times that files carry. */
const dated = [
  "cli/src/serving/log.ts",
  "runner/src/cache/fileCache.ts",
  "runner/src/files/writeAtomically.ts",
];

test("the date is asked for where a date is meant, nowhere else", () => {
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
