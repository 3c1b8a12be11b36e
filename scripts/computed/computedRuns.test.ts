import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { computedFile } from "../../packages/portal/build/computed/computedRuns.ts";
import { samplePlot } from "../../packages/portal/build/computed/sampleResults.ts";
import { computedState } from "../../packages/portal/build/computed/wantedRuns.ts";
import { wantedHere } from "./wantedHere.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Reads all scenarios.
test("computed runs are what model and scenarios say now: npm run computed", {
  timeout: 300_000,
}, ({ annotate }) => {
  const wanted = wantedHere(root);
  const states = wanted.map((one) => ({
    file: computedFile(one.run),
    state: computedState(join(root, "content"), one),
  }));
  const missing = states.filter(({ state }) => state === "missing");
  // Without them a question has no picture, and a story does not build.
  if (missing.length > 0) void annotate(`${missing.length} of ${states.length} are missing`);
  const stale = states.filter(({ state }) => state === "stale").map(({ file }) => file);
  expect(stale, "npm run computed").toEqual([]);
  const plots = new Set(wanted.flatMap((one) => one.plots));
  expect([...plots].filter((name) => samplePlot(name) === undefined)).toEqual([]);
});
