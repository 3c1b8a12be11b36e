import { parsePosterior, posteriorFor } from "../posterior/posteriorText.ts";
import { readScenario } from "../readScenario.ts";
import type { Scenario } from "../scenario.ts";
import { ScenarioError } from "./scenarioError.ts";
import { headOf, type ScenarioSource, type SharedTexts } from "./scenarioSource.ts";

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
  return { scenario: withPosterior(scenario, shared), regimes: [...regimes.asked] };
}

/** With what it needs of the posterior of its region, unless it has that already. */
export function withPosterior(
  scenario: Scenario,
  { posteriors }: Pick<SharedTexts, "posteriors">,
): Scenario {
  const ofRegion = posteriors?.[scenario.region];
  if (scenario.posterior || ofRegion === undefined) return scenario;
  const known = parsePosterior(ofRegion);
  return { ...scenario, posterior: known && posteriorFor(known, scenario) };
}

/** Records which keys were looked up. */
class RecordingMap extends Map<string, string> {
  readonly asked = new Set<string>();

  override get(name: string): string | undefined {
    this.asked.add(name);
    return super.get(name);
  }
}
