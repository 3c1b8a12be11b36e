// The runs of a battery: all combinations of option values, numbered in file order.

import type { RunIndex } from "@episcope/battery";
import type { ModelSettings } from "@episcope/model/parameters";
import { draftOf, noFaults } from "./apply.ts";
import { seed } from "./changes/seed.ts";
import { allChanges, combinationsOf, firstChoice } from "./coupling.ts";
import { firstSeed } from "./draft/draft.ts";
import { modelSettings } from "./draft/modelSettings.ts";
import { hindsightOn, recipeOn } from "./posterior/posterior.ts";
import type { Choice, Scenario } from "./scenario.ts";

/**
 * The first option varies slowest. The base run is not listed (run-data-format specification 3.5).
 */
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
      runId: runIdAt(scenario, index),
      values: [...names.map((name) => choice.get(name) ?? ""), ...fixed],
    })),
  };
}

export function runCount({ options }: Scenario): number {
  return options.reduce((product, { values }) => product * values.length, 1);
}

/** RunId of the run "without measures"; undefined if the battery has none. */
export function baseRunId({ base, runName }: Scenario): string | undefined {
  return base && `${runName}0`;
}

/** RunId of a combination, counted from 0 in the order of runsOf. */
export function runIdAt({ runName, legacy }: Scenario, place: number): string {
  const firstBatch = legacy?.firstBatch ?? Number.POSITIVE_INFINITY;
  return place < firstBatch
    ? `${runName}${place + 1}`
    : `${secondBatchLetter}${runName}${place - firstBatch + 1}`;
}

const secondBatchLetter = "b";

function placeOf(scenario: Scenario, runId: string): number | undefined {
  const { runName, legacy } = scenario;
  const total = runCount(scenario);
  const firstBatch = legacy?.firstBatch ?? total;
  const batches = [
    { start: runName, from: 0, to: firstBatch },
    { start: `${secondBatchLetter}${runName}`, from: firstBatch, to: total },
  ];
  for (const { start, from, to } of batches) {
    const digits = runId.startsWith(start) ? runId.slice(start.length) : "";
    if (!/^[1-9]\d{0,6}$/.test(digits)) continue;
    const place = from + Number(digits) - 1;
    if (place < to) return place;
  }
  return undefined;
}

/** Whether it is a combination of options, which the base run is not. */
export function hasRun(scenario: Scenario, runId: string): boolean {
  return placeOf(scenario, runId) !== undefined;
}

/** The chosen values of a run; undefined for the base run. */
export function choiceOf(scenario: Scenario, runId: string): Choice | undefined {
  if (runId === baseRunId(scenario)) return undefined;
  const place = placeOf(scenario, runId);
  if (place === undefined) throw new RangeError(`there is no run ${runId}`);
  let rest = place;
  const reversed = scenario.options.toReversed().map(({ name, values }) => {
    const value = values[rest % values.length]?.text ?? "";
    rest = Math.floor(rest / values.length);
    return [name, value] as const;
  });
  return new Map(reversed.toReversed());
}

/** Members of the ensemble of every run: as many as wanted, and as the posterior has recipes. */
export function memberCount({ members, seeds, posterior, legacy }: Scenario): number {
  // A run that is a mean of several seeds is no member.
  if (legacy || seeds > 1) return 1;
  const recipes = Object.values(posterior?.dates ?? {}).map(({ runs }) => runs.length);
  return Math.min(members, ...recipes);
}

/** The settings of the model for a run; seeds count from 0, and recipes likewise. */
export function runSettings(scenario: Scenario, runId: string, seedIndex = 0): ModelSettings {
  return settingsOf(scenario, choiceOf(scenario, runId), seedIndex);
}

export function settingsOf(
  scenario: Scenario,
  choice: Choice | undefined,
  seedIndex = 0,
): ModelSettings {
  const of = (one: Scenario) => draftOf(one, choice, noFaults);
  const ownSeed = offersSeed(scenario) ? of(scenario).seed : undefined;
  const number = (ownSeed ?? firstSeed) - firstSeed + seedIndex;
  return modelSettings(of(withRecipe(scenario, number) ?? scenario), seedIndex);
}

/** Otherwise no draft is needed to know which recipe a run follows. */
function offersSeed(scenario: Scenario): boolean {
  const { base = [], regime } = scenario;
  const all = allChanges(scenario).map(({ change }) => change);
  return [...all, ...base, ...(regime?.changes ?? [])].some(({ kind }) => kind === seed);
}

/** The last one of each scenario: its runs mostly come one after the other. */
const followed = new WeakMap<Scenario, { readonly number: number; readonly scenario: Scenario }>();

/** The scenario whose runs follow a recipe; undefined if there is no posterior. */
function withRecipe(scenario: Scenario, number: number): Scenario | undefined {
  const { posterior, endDay, regime } = scenario;
  const [date, { runs = [] } = {}] = Object.entries(posterior?.dates ?? {}).at(0) ?? [];
  if (!posterior || date === undefined || scenario.recipe) return undefined;
  const known = followed.get(scenario);
  if (known?.number === number) return known.scenario;
  const place = number < 0 ? (number % runs.length) + runs.length : number;
  const recipe = regime?.hasHindsight ? hindsightOn : recipeOn;
  const made = { ...scenario, recipe: recipe(posterior, date, place, endDay) };
  followed.set(scenario, { number, scenario: made });
  return made;
}
