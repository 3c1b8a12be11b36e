// npm test: everything a change must pass, in the order in which it fails fastest.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureChromium, ensureInstalled, fail, root, run } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

/** @param {string} name @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function step(name, command, args, env) {
  console.log(`\n── ${name}`);
  if (run(command, args, { ...process.env, ...env }) !== 0)
    fail(`npm test stopped: ${name} failed.`);
}

step("lint and format", "npx", ["biome", "check"]);
step("unused code", "npx", ["knip"]);
step("types", "node", ["scripts/types.mjs"]);
step("unit tests", "npx", [
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
step("every option acts", "node", ["scripts/check-options.mjs"]);
console.log("\n── build");
await ensureBuilt();
step("browser tests", "npx", ["playwright", "test", "--config", "e2e/playwright.config.ts"], {
  CHROME_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
});

const unit = JSON.parse(readFileSync(unitReport, "utf8"));
const browser = JSON.parse(readFileSync(browserReport, "utf8")).stats;
const passed = unit.numPassedTests + browser.expected + browser.flaky;
const failed = unit.numFailedTests + browser.unexpected;
const skipped = unit.numPendingTests + browser.skipped;
if (browser.flaky > 0) console.log(`\n${browser.flaky} flaky: find out why`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
if (failed > 0) process.exit(1);
