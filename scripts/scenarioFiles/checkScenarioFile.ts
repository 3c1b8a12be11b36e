// Scenario files of the portal: none has a fault, and every button of theirs does something.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileInLanguage, writtenLanguages } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { readScenario, runSettings } from "@episcope/scenario";
import { expect } from "vitest";
import { batteryFiles } from "../../packages/scenario/src/batteryFiles.ts";
import { alikeValues } from "../../packages/scenario/src/fixtures/alikeValues.ts";

const folder = fileURLToPath(new URL("../../scenarios", import.meta.url));
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
const regimes = new Map(
  paths
    .filter((path) => dirname(path) === "regimes" && path.endsWith(".yaml"))
    .map((path) => [basename(path, ".yaml"), read(path)]),
);
const shared = { regimes, calibration: read("calibration.yaml") };
/** Of all scenario files. */
export const batteries: readonly string[] = paths
  .filter((path) => basename(path) === "scenario.yaml")
  .map((path) => dirname(path))
  .sort();

/** Options whose values are all the same run. */
function idleOptions(...[scenario]: Parameters<typeof alikeValues>): readonly string[] {
  return alikeValues(scenario)
    .filter(({ option, values }) => {
      const all = scenario.options.find(({ name }) => name === option)?.values ?? [];
      return values.length === all.length;
    })
    .map(({ option }) => option);
}

export function checkScenarioFile(path: string): void {
  const file = join(path, "scenario.yaml");
  const { scenario, faults } = readScenario(read(file), file, shared);
  expect(faults.map(englishFault)).toEqual([]);
  if (!scenario) return;
  expect(idleOptions(scenario)).toEqual([]);
  expect(runSettings(scenario, `${scenario.runName}1`).dayCount).toBeGreaterThan(0);
  expect(scenario.legacy !== undefined).toBe(path.startsWith("legacy/"));
  // Grids of spring 2020 have their notes in content/, animations have none.
  if (scenario.legacy || path.startsWith("animation/")) return;
  expect(batteryFiles(scenario, true).size).toBe(2);
  for (const notes of writtenLanguages.map((tag) => fileInLanguage("notes.md", tag))) {
    expect(existsSync(join(folder, path, notes)), notes).toBe(true);
  }
}
