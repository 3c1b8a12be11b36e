// From the texts of a scenario to the small files of its battery.
import { optionSet, parseMetadata, RunFinder, type RunIndex } from "@episcope/battery";
import { baseRunId, batteryFiles, runsOf } from "@episcope/scenario";
import { parseScenario } from "./parseScenario.ts";
import type { ScenarioSource } from "./scenarioSource.ts";

export interface Description {
  /** metadata.yaml and the run table. */
  readonly files: ReadonlyMap<string, string>;
  /** Those of the run table and the base run. */
  readonly runIds: readonly string[];
  /** What a page shows to who has chosen nothing, and the base run. */
  readonly defaultRunIds: readonly string[];
  /** Names of the regimes that the scenario follows. */
  readonly regimes: readonly string[];
}

/** Notes are published beside; the description names them. Throws a ScenarioError when the scenario is broken. */
export type Describe = (
  source: ScenarioSource,
  published: ReadonlyMap<string, string>,
) => Description;

export const describeScenario: Describe = (source, published) => {
  const { scenario, regimes } = parseScenario(source);
  const notes = { en: published.get("notes.md"), de: published.get("notes.de.md") };
  const files = batteryFiles(scenario, notes);
  const index = runsOf(scenario);
  const base = baseRunId(scenario);
  const others = base === undefined ? [] : [base];
  const first = defaultRunId(files.get("metadata.yaml") ?? "", index);
  return {
    files,
    runIds: [...index.runs.map(({ runId }) => runId), ...others],
    defaultRunIds: [...(first === undefined ? [] : [first]), ...others],
    regimes,
  };
};

function defaultRunId(description: string, index: RunIndex): string | undefined {
  const { metadata } = parseMetadata(description, "metadata.yaml");
  if (!metadata) return undefined;
  const chosen = new Map<string, string>();
  for (const { measures } of metadata.optionGroups) {
    for (const measure of measures) {
      const set = optionSet(index, measure);
      if (set) chosen.set(set.parameter, set.defaultOption.value);
    }
  }
  return new RunFinder(index, metadata).find(chosen, metadata.shifts[0] ?? 0)?.runId;
}
