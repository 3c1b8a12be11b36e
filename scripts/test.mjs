// npm test: everything a change must pass. npm run test-all: the long checks, too. Ends with a
// table of the stages, one of the slowest files, and the line "N passed, M failed, K skipped".
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, ensureInstalled, fail, root } from "./prepare.mjs";
import { browserFiles, readReport, slowest, unitFiles } from "./testing/reports.mjs";
import { runStage } from "./testing/stages.mjs";

/** @typedef {import("./testing/reports.mjs").TestFile} TestFile */
/** @typedef {import("./testing/stages.mjs").Stage} Stage */

const isAll = process.argv.includes("--all");
ensureInstalled();
const chromium = ensureChromium();
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Stage[]} */
const done = [];
/** @type {TestFile[]} */
const files = [];

/**
 * Stages at the same time. Whether all passed.
 * @param {readonly Parameters<typeof runStage>[0][]} stages
 */
async function pass(...stages) {
  const results = await Promise.all(stages.map(runStage));
  done.push(...results);
  return results.every(({ isOk }) => isOk);
}

/** @param {string} name @param {string} report @param {string[]} args */
function browserStage(name, report, args) {
  const file = join(reports, report);
  return {
    name,
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts", ...args],
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    counts: () => {
      const found = browserFiles(readReport(file));
      files.push(...found);
      return found;
    },
  };
}

const unitReport = join(reports, "unit.json");
const unitStage = {
  name: "unit tests",
  command: [
    ...["vitest", "run", "--reporter=default", "--reporter=json"],
    `--outputFile.json=${unitReport}`,
  ],
  counts: () => {
    const found = unitFiles(readReport(unitReport));
    files.push(...found);
    return found;
  },
};

/** Each stage starts only if all previous ones have passed. */
async function passAll() {
  // In parallel, because none of them uses two cores.
  const areSound = await pass(
    { name: "lint and format", command: ["biome", "check"], isQuiet: true },
    { name: "unused code", command: ["knip"], isQuiet: true },
    {
      name: "code that only tests use",
      command: ["knip", "--production", "--config", "knip.production.json"],
      isQuiet: true,
    },
    { name: "types", command: ["node", "scripts/types.mjs"], isQuiet: true },
    { name: "build", command: ["node", "scripts/build.mjs"], isQuiet: true },
  );
  if (!areSound) return;
  if (!(await pass(unitStage))) return;
  const shortProjects = ["--project=serve", "--project=export"];
  if (!(await pass(browserStage("browser tests", "browser.json", shortProjects)))) return;
  if (!isAll) return;
  // A failure here does not hide the others.
  await pass({ name: "every option acts", command: ["node", "scripts/check-options.mjs"] });
  await pass({
    name: "model validation",
    command: ["node", "scripts/validate-model.mjs", "--threads", "2"],
  });
  await pass({
    name: "the filter recovers made-up epidemics",
    command: ["node", "scripts/check-inference.mjs"],
  });
  await pass({ name: "the container starts", command: ["node", "scripts/check-container.mjs"] });
  await pass({ name: "what the docs say to run", command: ["node", "scripts/check-docs.mjs"] });
  await pass({ name: "a sweep on Slurm", command: ["node", "scripts/check-slurm.mjs"] });
  await pass({ name: "a sweep by Snakemake", command: ["node", "scripts/check-snakemake.mjs"] });
  const longProjects = ["--project=variants", "--project=long"];
  await pass(browserStage("every page in every look, soak", "long.json", longProjects));
}

await passAll();

const stages = done.map(({ name, seconds, isOk, tests }) => ({
  stage: name,
  seconds: Math.round(seconds),
  tests: tests ?? "",
  result: isOk ? "passed" : "FAILED",
}));
const slowestFiles = slowest(files, 12);
writeFileSync(join(reports, "stages.json"), `${JSON.stringify(stages, undefined, 2)}\n`);
writeFileSync(
  join(reports, "slowest-files.json"),
  `${JSON.stringify(slowest(files), undefined, 2)}\n`,
);
console.log("\nSlowest files");
console.table(slowestFiles);
console.log("\nStages");
console.table(stages);
/** @param {"passed" | "failed" | "skipped"} key */
const sum = (key) => files.reduce((total, file) => total + file[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
const failed = done.filter(({ isOk }) => !isOk).map(({ name }) => name);
if (failed.length > 0)
  fail(`${isAll ? "npm run test-all" : "npm test"} failed: ${failed.join(", ")}.`);
