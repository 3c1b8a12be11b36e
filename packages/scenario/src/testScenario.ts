// Short scenarios for tests: two weeks from Monday, 2 March 2020 on.
import { formatFault } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import type { Activity, ModelSettings, RestrictionSeries } from "@episcope/model/parameters";
import { readScenario, type SharedFiles } from "./readScenario.ts";
import { settingsOf } from "./runs.ts";
import type { Scenario } from "./scenario.ts";

export const testHead = `region: berlin
profile: berlin2021
sample: demo
runName: test
start: 2020-03-02
end: 2020-03-15
`;

export const noShared: SharedFiles = { regimes: new Map(), calibration: "{}" };

export function day(date: string): number {
  return parseDay(date) ?? Number.NaN;
}

/** What is wrong with a file, as it is told. */
export function faultsIn(text: string, shared = noShared): readonly string[] {
  return readScenario(text, "s.yaml", shared).faults.map(formatFault);
}

export function scenarioOf(text: string, shared = noShared): Scenario {
  const { scenario, faults } = readScenario(text, "s.yaml", shared);
  if (!scenario) throw new Error(faults.map(formatFault).join("\n"));
  return scenario;
}

/** Settings of a run with these changes, one line each; another head where the two weeks do not fit. */
export function settingsWith(changes: readonly string[], head = testHead): ModelSettings {
  const list = changes.map((change) => `  - ${change}\n`).join("");
  return settingsOf(scenarioOf(`${head}changes:\n${list}`), new Map());
}

/** Reasons why a single change is refused, without their place. */
export function refusals(change: string): readonly string[] {
  return faultsIn(`${testHead}changes:\n  - ${change}\n`).map((fault) =>
    fault.replace(/^s\.yaml:\d+:\d+: /, ""),
  );
}

/** One number of an activity, day by day. */
export function seriesByDay(
  { restrictions }: ModelSettings,
  activity: Activity,
  name: RestrictionSeries,
): readonly number[] {
  return [...restrictions[activity][name]];
}

/** Shares of activities that take place, by day. */
export function remainingOf(settings: ModelSettings, activity: Activity): readonly number[] {
  return seriesByDay(settings, activity, "remaining");
}
