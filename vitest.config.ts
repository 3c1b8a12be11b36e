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

const all = ["packages", "scripts", "e2e/fixtures"].flatMap(testsBelow);
const having = (pattern: RegExp) => all.filter((file) => pattern.test(readFileSync(file, "utf8")));
const needPage = having(/@vitest-environment/);
/** Tests that replace modules, or parts of a page, get modules of their own. */
const replaceModules = having(/\bvi\.(mock|doMock|resetModules)/);
const replaceParts = having(/\bvi\.spyOn/).filter((file) => needPage.includes(file));
const alone = [...new Set([...replaceModules, ...replaceParts])];
const pages = needPage.filter((file) => !alone.includes(file));
const shared = all.filter((file) => ![...alone, ...pages].includes(file));

export default defineConfig({
  test: {
    // For slow computers: what passes never waits for these.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A stored picture that is missing or differs fails; `npx vitest run -u <test>` stores it anew.
    update: "none",
    // All cores: nothing else runs at the same time.
    maxWorkers: availableParallelism(),
    projects: [
      // Modules are loaded once for all files, which halves the time. Files restore the globals and
      // clocks they change. Those with a page get a new one each; they are a project of their own,
      // because a worker ends when the next file needs another environment.
      { extends: true, test: { name: "shared", include: shared, isolate: false } },
      { extends: true, test: { name: "pages", include: pages, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
