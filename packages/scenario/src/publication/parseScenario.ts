import { readScenario } from "../readScenario.ts";
import type { Scenario } from "../scenario.ts";
import { ScenarioError } from "./scenarioError.ts";
import { headOf, type ScenarioSource } from "./scenarioSource.ts";

export interface ParsedScenario {
  readonly scenario: Scenario;
  /** Names of the regimes that it uses. */
  readonly regimes: readonly string[];
}

/** Throws a ScenarioError if the scenario is broken. */
export function parseScenario({ battery, text, shared, changes }: ScenarioSource): ParsedScenario {
  const regimes = new RecordingMap(Object.entries(shared.regimes));
  const { scenario, faults } = readScenario(
    text,
    `${battery}/scenario.yaml`,
    { regimes, calibration: shared.calibration },
    headOf(changes),
  );
  if (!scenario) throw new ScenarioError(faults);
  return { scenario, regimes: [...regimes.asked] };
}

/** Records which keys were looked up. */
class RecordingMap extends Map<string, string> {
  readonly asked = new Set<string>();

  override get(name: string): string | undefined {
    this.asked.add(name);
    return super.get(name);
  }
}
