// The runs of a battery: all combinations of option values, numbered in the order of the file.
import type { RunIndex } from "@episcope/battery";
import type { ModelSettings } from "@episcope/model/parameters";
import { draftOf, noFaults } from "./apply.ts";
import { combinationsOf, firstChoice } from "./coupling.ts";
import { modelSettings } from "./draft/modelSettings.ts";
import type { Choice, Scenario } from "./scenario.ts";

/** The first option changes slowest. The base run is not listed (DF 3.5). */
export function runsOf(scenario: Scenario): RunIndex {
  const names = scenario.options.map(({ name }) => name);
  const fixed = scenario.fixed.map(({ value }) => value);
  const choices = combinationsOf(
    scenario,
    new Set(names),
    firstChoice(scenario),
    Number.POSITIVE_INFINITY,
  );
  return {
    parameters: [...names, ...scenario.fixed.map(({ name }) => name)],
    runs: [...choices].map((choice, index) => ({
      runId: `${scenario.runName}${index + 1}`,
      values: [...names.map((name) => choice.get(name) ?? ""), ...fixed],
    })),
  };
}

export function runCount({ options }: Scenario): number {
  return options.reduce((product, { values }) => product * values.length, 1);
}

/** RunId of the run "without measures"; undefined where the battery has none. */
export function baseRunId({ base, runName }: Scenario): string | undefined {
  return base && `${runName}0`;
}

/** What is chosen in a run; undefined for the base run. */
export function choiceOf(scenario: Scenario, runId: string): Choice | undefined {
  if (runId === baseRunId(scenario)) return undefined;
  const digits = runId.startsWith(scenario.runName) ? runId.slice(scenario.runName.length) : "";
  const number = /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(number <= runCount(scenario))) throw new RangeError(`there is no run ${runId}`);
  let rest = number - 1;
  const reversed = scenario.options.toReversed().map(({ name, values }) => {
    const value = values[rest % values.length]?.text ?? "";
    rest = Math.floor(rest / values.length);
    return [name, value] as const;
  });
  return new Map(reversed.toReversed());
}

/** What the model takes for a run; seeds are counted from 0. */
export function runSettings(scenario: Scenario, runId: string, seedIndex = 0): ModelSettings {
  return settingsOf(scenario, choiceOf(scenario, runId), seedIndex);
}

export function settingsOf(
  scenario: Scenario,
  choice: Choice | undefined,
  seedIndex = 0,
): ModelSettings {
  return modelSettings(draftOf(scenario, choice, noFaults), seedIndex);
}
