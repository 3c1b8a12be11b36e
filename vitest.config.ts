import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

function testsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return /\.test\.tsx?$/.test(path) ? [path] : [];
    return ["dist", "node_modules"].includes(entry.name) ? [] : testsBelow(path);
  });
}

/** Tests that change the world around them (globals, clocks, modules, a page) get one of their own. */
const changesWorld =
  /@vitest-environment|\bvi\.(mock|doMock|resetModules|stub|spyOn|useFakeTimers)|process\.(env\.\w+ =|chdir)/;
const all = ["packages", "scripts", "e2e/fixtures"].flatMap(testsBelow);
const alone = all.filter((file) => changesWorld.test(readFileSync(file, "utf8")));
const shared = all.filter((file) => !alone.includes(file));

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // A stored picture that is missing or differs fails; `npx vitest run -u <test>` stores it anew.
    update: "none",
    // All cores: nothing else runs at the same time.
    maxWorkers: availableParallelism(),
    projects: [
      // Modules are loaded once for all files, which halves the time.
      { extends: true, test: { name: "shared", include: shared, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
