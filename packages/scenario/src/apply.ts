// Applies the changes of a scenario and its chosen options in file order; later ones win.
import { type Problem, problemText } from "@episcope/common";
import type { Path, Source } from "@episcope/common/reading";
import { ChangeError } from "./changes/changeKind.ts";
import { neverCut } from "./draft/days.ts";
import { type Draft, newDraft } from "./draft/draft.ts";
import { ExpressionError, evaluate, type Lookup, plainValue } from "./reading/expression.ts";
import { placeIn, type RunPlace } from "./reading/types.ts";
import type { Change, Choice, Scenario } from "./scenario.ts";

/** The files that receive the faults. */
export interface Sources {
  readonly scenario: Source;
  readonly regime: Source;
}

/** For scenarios that have been checked: they have no faults. */
const faultless: Source = { fault: refuse, faultAtKey: refuse };
export const noFaults: Sources = { scenario: faultless, regime: faultless };

function refuse(path: Path, found: Problem): never {
  throw new Error(`${path.join(" / ")}: ${problemText(found, "en")}`);
}

/** The names that changes can use: options, definitions of their values, fixed parameters. */
export interface Scope {
  /** $value refers to the option of this name. */
  lookup(option: string | undefined): Lookup;
}

export function scopeOf(scenario: Scenario, choice: Choice | undefined, sources: Sources): Scope {
  const known = new Map<string, string | number>(
    scenario.fixed.map(({ name, value }) => [name, value]),
  );
  for (const [name, value] of choice ?? []) known.set(name, value);
  const lookup =
    (option: string | undefined): Lookup =>
    (name) =>
      name === "value" && option !== undefined ? known.get(option) : known.get(name);
  for (const { name, values } of choice ? scenario.options : []) {
    const chosen = values.find(({ text }) => text === choice?.get(name));
    for (const definition of chosen?.definitions ?? []) {
      const value = defined(definition.raw, lookup(name), (found) =>
        sources.scenario.fault(definition.path, found),
      );
      if (value !== undefined) known.set(definition.name, value);
    }
  }
  return { lookup };
}

function defined(
  raw: string | number,
  lookup: Lookup,
  fault: (found: Problem) => void,
): string | number | undefined {
  if (typeof raw === "number" || !raw.includes("$")) return raw;
  try {
    return plainValue(evaluate(raw, lookup));
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    fault(error.problem);
    return undefined;
  }
}

export function isMet({ conditions }: Change, choice: Choice | undefined): boolean {
  return conditions.every(
    ({ option, values, isWanted }) => values.includes(choice?.get(option) ?? "") === isWanted,
  );
}

function applyChange(draft: Draft, change: Change, top: RunPlace, cut: number): void {
  const place = top.at(...change.path);
  const effect = change.kind.read(change.raw, place);
  const limit = change.isKnown ? neverCut : cut;
  if (!effect || (effect.begins ?? limit) > limit) return;
  try {
    effect.apply(draft, limit);
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error;
    place.fault(error.problem);
  }
}

/** The course of events is the same for all runs of a battery. */
const origins = new WeakMap<Scenario, Draft>();

function originOf(scenario: Scenario, sources: Sources): Draft {
  const known = origins.get(scenario);
  if (known) return known;
  const { startDay, endDay, regime } = scenario;
  const draft = newDraft({ ...scenario, startDay, dayCount: endDay - startDay + 1 });
  const top = placeIn(sources.regime, scenario, undefined, true);
  for (const change of regime?.changes ?? []) {
    applyChange(draft, change, top, regime?.until ?? neverCut);
  }
  // If nothing comes after the fit, the scenario asks about the past itself.
  if (scenario.recipe && regime && regime.until < endDay) {
    const infectiousness = draft.strains.map((strain) => strain.infectiousness);
    draft.fitted = { until: regime.until, infectiousness };
  }
  origins.set(scenario, draft);
  return draft;
}

/** All changes applied; without a choice, the base run. */
export function draftOf(scenario: Scenario, choice: Choice | undefined, sources: Sources): Draft {
  const draft = structuredClone(originOf(scenario, sources));
  const scope = scopeOf(scenario, choice, sources);
  const apply = (changes: readonly Change[], option?: string) => {
    const top = placeIn(sources.scenario, scenario, scope.lookup(option));
    for (const change of changes) {
      if (isMet(change, choice)) applyChange(draft, change, top, neverCut);
    }
  };
  apply(scenario.changes);
  for (const { name, changes } of scenario.fixed) apply(changes, name);
  if (!choice) apply(scenario.base ?? []);
  else
    for (const { name, changes, values } of scenario.options) {
      apply(changes, name);
      apply(values.find(({ text }) => text === choice.get(name))?.changes ?? [], name);
    }
  return draft;
}
