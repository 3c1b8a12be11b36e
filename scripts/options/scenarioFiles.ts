// The scenario files of the portal.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseScenario, type Scenario, type ScenarioSource } from "@episcope/scenario";

/** Paths of all batteries below the folder, sorted. */
export function batteriesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => basename(path) === "scenario.yaml")
    .map((path) => dirname(path))
    .sort();
}

/** With its posterior. Throws if the scenario is broken. */
export function scenarioOf(folder: string, battery: string): Scenario {
  return parseScenario(sourceOf(folder, battery)).scenario;
}

function sourceOf(folder: string, battery: string): ScenarioSource {
  const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), "utf8");
  const texts = (kind: string, ending: string) =>
    Object.fromEntries(
      readdirSync(join(folder, kind))
        .filter((file) => file.endsWith(ending))
        .map((file) => [basename(file, ending), read(kind, file)]),
    );
  const shared = {
    calibration: read("calibration.yaml"),
    regimes: texts("regimes", ".yaml"),
    posteriors: texts("posterior", ".json"),
  };
  const text = read(battery, "scenario.yaml");
  return { battery, text, shared, changes: {} };
}
