// node scripts/check-scenarios.mjs [folder …]: faults of scenario files, by default of all.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { runnerImport } from "vite";
import { root } from "./prepare.mjs";

const scenarios = join(root, "scenarios");
/** @param {string} name */
const load = async (name) => {
  const file = join(root, "packages", name, "src/index.ts");
  return (await runnerImport(file, { root, configFile: false, logLevel: "error" })).module;
};
const { readScenario } = await load("scenario");
const { faultText } = await load("common");

/** @param {string} folder @returns {string[]} */
function scenarioFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => basename(name) === "scenario.yaml")
    .map((name) => join(folder, name))
    .sort();
}

const regimeFolder = join(scenarios, "regimes");
const regimes = new Map(
  (existsSync(regimeFolder) ? readdirSync(regimeFolder) : [])
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [name.slice(0, -5), readFileSync(join(regimeFolder, name), "utf8")]),
);
const calibration = readFileSync(join(scenarios, "calibration.yaml"), "utf8");
const folders = process.argv.length > 2 ? process.argv.slice(2) : [scenarios];
const told = new Set();
let count = 0;
for (const file of folders.flatMap(scenarioFiles)) {
  count++;
  const text = readFileSync(file, "utf8");
  const { faults } = readScenario(text, relative(root, file), { regimes, calibration });
  for (const fault of faults) {
    const line = faultText(fault, "en");
    if (!told.has(line)) console.log(line);
    told.add(line);
  }
}
console.log(`${count} scenarios, ${told.size} faults`);
process.exit(told.size > 0 ? 1 : 0);
