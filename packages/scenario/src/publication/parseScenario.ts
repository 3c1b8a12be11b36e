import { parsePosterior, posteriorFor } from "../posterior/posteriorText.ts";
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
export function parseScenario(source: ScenarioSource): ParsedScenario {
  const { battery, text, shared } = source;
  const regimes = new RecordingMap(Object.entries(shared.regimes));
  const { scenario, faults } = readScenario(
    text,
    `${battery}/scenario.yaml`,
    { regimes, calibration: shared.calibration },
    headOf(source),
  );
  if (!scenario) throw new ScenarioError(faults);
  const ofRegion = shared.posteriors?.[scenario.region];
  const known = ofRegion === undefined ? undefined : parsePosterior(ofRegion);
  const posterior = scenario.posterior ?? (known && posteriorFor(known, scenario));
  return { scenario: { ...scenario, posterior }, regimes: [...regimes.asked] };
}

/** Records which keys were looked up. */
class RecordingMap extends Map<string, string> {
  readonly asked = new Set<string>();

  override get(name: string): string | undefined {
    this.asked.add(name);
    return super.get(name);
  }
}
