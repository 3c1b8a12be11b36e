import { readScenario } from "../readScenario.ts";
import type { Scenario } from "../scenario.ts";
import { ScenarioError } from "./scenarioError.ts";
import type { ScenarioSource, SourceChanges } from "./scenarioSource.ts";

export interface ParsedScenario {
  readonly scenario: Scenario;
  /** Names of the regimes that it follows. */
  readonly regimes: readonly string[];
}

/** Throws a ScenarioError when the scenario is broken. */
export function parseScenario({ battery, text, shared, changes }: ScenarioSource): ParsedScenario {
  const regimes = new AskedMap(Object.entries(shared.regimes));
  const { scenario, faults } = readScenario(
    withChanges(text, changes),
    `${battery}/scenario.yaml`,
    { regimes, calibration: shared.calibration },
  );
  if (!scenario) throw new ScenarioError(faults);
  return { scenario, regimes: [...regimes.asked] };
}

/** As if the file said so: then the same checks hold. Lines keep their numbers. */
function withChanges(text: string, { seeds, sample, districts }: SourceChanges): string {
  let changed = text;
  for (const [key, value] of Object.entries({ seeds, sample, districts })) {
    if (value === undefined) continue;
    const line = new RegExp(`^${key}:.*$`, "m");
    const said = `${key}: ${value}`;
    changed = line.test(changed) ? changed.replace(line, said) : `${changed.trimEnd()}\n${said}\n`;
  }
  return changed;
}

/** Knows what was asked of it. */
class AskedMap extends Map<string, string> {
  readonly asked = new Set<string>();

  override get(name: string): string | undefined {
    this.asked.add(name);
    return super.get(name);
  }
}
