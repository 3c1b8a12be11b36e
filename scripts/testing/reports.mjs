// The JSON reports of vitest and Playwright as one list of files.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../prepare.mjs";

/**
 * @typedef {object} TestFile
 * @property {string} file
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** Undefined if the program ended before it wrote one. @param {string} file */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** @param {any} report of vitest @returns {TestFile[]} */
export function unitFiles(report) {
  return (report?.testResults ?? []).map((/** @type {any} */ result) => {
    const { name, startTime, endTime, status, assertionResults } = result;
    /** @param {...string} wanted */
    const count = (...wanted) =>
      assertionResults.filter((/** @type {any} */ test) => wanted.includes(test.status)).length;
    const failed = count("failed");
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      passed: count("passed"),
      // A file that cannot be loaded has no tests, but counts as a failure.
      failed: status === "failed" ? Math.max(1, failed) : failed,
      skipped: count("pending", "skipped", "todo"),
    };
  });
}

/** @param {any} report of Playwright @returns {TestFile[]} */
export function browserFiles(report) {
  /** @type {Map<string, TestFile>} */
  const files = new Map();
  const visit = (/** @type {any} */ suite) => {
    for (const spec of suite.specs ?? []) {
      const name = `e2e/${spec.file}`;
      const file = files.get(name) ?? { file: name, seconds: 0, passed: 0, failed: 0, skipped: 0 };
      for (const { status, results } of spec.tests) {
        for (const { duration } of results) file.seconds += duration / 1000;
        // A test that passes only the second time is a failure.
        if (status === "expected") file.passed++;
        else if (status === "skipped") file.skipped++;
        else file.failed++;
      }
      files.set(name, file);
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report?.suites ?? []) visit(suite);
  return [...files.values()];
}

/** @param {readonly TestFile[]} files @param {number} [count] */
export function slowest(files, count = files.length) {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds, passed, failed, skipped }) => ({
      file,
      seconds: Math.round(seconds * 10) / 10,
      tests: passed + failed + skipped,
    }));
}
