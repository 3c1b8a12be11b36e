// How long all runs of a battery are identical: these days are computed once.
import { allChanges, combinationsOf, couplings, firstChoice, lastChoice } from "../coupling.ts";
import { baseRunId, runCount, settingsOf } from "../runs.ts";
import type { Choice, Scenario } from "../scenario.ts";
import { firstDifference } from "./firstDifference.ts";

/** Up to this number of runs, all of them are compared. */
const fewRuns = 256;
/** Of options that depend on each other. */
const maxCombinations = 512;

export interface CommonPast {
  /** First simulation day on which two runs differ; the number of days + 1 if none do. */
  readonly day: number;
  /** Whether the base run shares it. */
  readonly includesBase: boolean;
}

/**
 * In batteries with many runs every value, and every combination of options that refer to each
 * other, is compared twice: with the other options at their first and at their last values. This
 * misses a difference that only other combinations reveal: before a run branches off, compare it
 * with firstDifference.
 */
export function commonPast(scenario: Scenario): CommonPast {
  const first = firstChoice(scenario);
  const start = settingsOf(scenario, first);
  let day = start.dayCount + 1;
  const compare = (choice: Choice) => {
    if (day > 1) day = Math.min(day, firstDifference(start, settingsOf(scenario, choice)));
  };
  const isSmall = runCount(scenario) <= fewRuns;
  for (const rest of isSmall ? [first] : [first, lastChoice(scenario)]) {
    for (const names of comparedTogether(scenario, isSmall))
      for (const choice of combinationsOf(scenario, names, rest, maxCombinations)) compare(choice);
  }
  if (baseRunId(scenario) === undefined) return { day, includesBase: false };
  const base = firstDifference(start, settingsOf(scenario, undefined));
  return { day, includesBase: base >= day };
}

function comparedTogether(scenario: Scenario, isSmall: boolean): readonly ReadonlySet<string>[] {
  const names = scenario.options.map(({ name }) => name);
  if (isSmall) return [new Set(names)];
  const coupled = allChanges(scenario).map(({ change, option }) =>
    couplings(scenario, change, option),
  );
  const unique = new Map(
    [...names.map((name) => new Set([name])), ...coupled].map((set) => [
      [...set].sort().join("\n"),
      set,
    ]),
  );
  return [...unique.values()];
}
