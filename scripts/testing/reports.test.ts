import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../prepare.mjs";
import { browserFiles, slowest, unitFiles } from "./reports.mjs";

test("reads files of vitest; one that cannot be loaded is a failure", () => {
  const tests = ["passed", "failed", "pending", "passed"].map((status) => ({ status }));
  const testResults = [
    {
      ...{ name: join(root, "a/b.test.ts"), startTime: 1000, endTime: 3500, status: "failed" },
      assertionResults: tests,
    },
    {
      ...{ name: join(root, "c.test.ts"), startTime: 0, endTime: 0, status: "failed" },
      assertionResults: [],
    },
  ];
  expect(unitFiles({ testResults })).toEqual([
    { file: "a/b.test.ts", seconds: 2.5, passed: 2, failed: 1, skipped: 1 },
    { file: "c.test.ts", seconds: 0, passed: 0, failed: 1, skipped: 0 },
  ]);
  expect(unitFiles(undefined)).toEqual([]);
});

test("reads files of Playwright; a test that passes only the second time is a failure", () => {
  const spec = (status: string, ...durations: number[]) => ({
    file: "site/home.spec.ts",
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      specs: [spec("expected", 1000), spec("flaky", 500, 700)],
      suites: [{ specs: [spec("unexpected", 300), spec("skipped")] }],
    },
  ];
  const files = browserFiles({ suites });
  expect(files).toEqual([
    { file: "e2e/site/home.spec.ts", seconds: 2.5, passed: 1, failed: 2, skipped: 1 },
  ]);
  expect(slowest(files)).toEqual([{ file: "e2e/site/home.spec.ts", seconds: 2.5, tests: 4 }]);
});
