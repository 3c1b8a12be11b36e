// Options without effect: values whose runs are the same whatever else is chosen. Such a button is
// a mistake in the file.
import { allChanges, combinationsOf, couplings, firstChoice, lastChoice } from "../coupling.ts";
import { settingsOf } from "../runs.ts";
import type { Choice, Scenario, ScenarioOption } from "../scenario.ts";
import { firstDifference } from "./firstDifference.ts";

export interface AlikeValues {
  readonly option: string;
  /** At least two. */
  readonly values: readonly string[];
}

/** Combinations of other options in which values are compared. */
const mostCombinations = 64;

/** Values that cannot be told apart by their runs. */
export function alikeValues(scenario: Scenario): readonly AlikeValues[] {
  return scenario.options.flatMap((option) => {
    const groups = groupsOf(scenario, option);
    return groups
      .filter(({ length }) => length > 1)
      .map((values) => ({ option: option.name, values }));
  });
}

function groupsOf(scenario: Scenario, { name, values }: ScenarioOption): readonly string[][] {
  const related = allChanges(scenario)
    .map(({ change, option }) => couplings(scenario, change, option))
    .filter((names) => names.has(name))
    .flatMap((names) => [...names]);
  const coupled = new Set(related.filter((other) => other !== name));
  let groups = [values.map(({ text }) => text)];
  for (const choice of surroundingsOf(scenario, coupled)) {
    if (groups.every(({ length }) => length === 1)) break;
    groups = groups.flatMap((group) => {
      if (group.length === 1) return [group];
      const runs = group.map((value) => ({
        value,
        settings: settingsOf(scenario, new Map([...choice, [name, value]])),
      }));
      const apart: (typeof runs)[] = [];
      for (const run of runs) {
        const same = apart.find(
          ([first]) =>
            first && firstDifference(first.settings, run.settings) > run.settings.dayCount,
        );
        if (same) same.push(run);
        else apart.push([run]);
      }
      return apart.map((runsAlike) => runsAlike.map(({ value }) => value));
    });
  }
  return groups;
}

/** Choices to compare in: options that it is coupled to, and each value of all options once. */
function* surroundingsOf(scenario: Scenario, related: ReadonlySet<string>): Generator<Choice> {
  const first = firstChoice(scenario);
  for (const rest of [first, lastChoice(scenario)]) {
    yield* combinationsOf(scenario, related, rest, mostCombinations);
    for (const { name } of scenario.options)
      yield* combinationsOf(scenario, new Set([name]), rest, mostCombinations);
  }
}
