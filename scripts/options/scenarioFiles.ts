// The scenario files of the portal.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { faultText } from "@episcope/common";
import { readScenario, type Scenario } from "@episcope/scenario";

/** Paths of all batteries below the folder, sorted. */
export function batteriesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => basename(path) === "scenario.yaml")
    .map((path) => dirname(path))
    .sort();
}

/** Throws if the scenario is broken. */
export function scenarioOf(folder: string, battery: string): Scenario {
  const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), "utf8");
  const regimes = new Map(
    readdirSync(join(folder, "regimes"))
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => [basename(file, ".yaml"), read("regimes", file)]),
  );
  const shared = { regimes, calibration: read("calibration.yaml") };
  const file = join(battery, "scenario.yaml");
  const { scenario, faults } = readScenario(read(file), file, shared);
  if (!scenario) throw new Error(faults.map((fault) => faultText(fault, "en")).join("\n"));
  return scenario;
}
