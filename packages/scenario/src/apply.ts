// A run from its scenario and chosen options: changes in the order of the file, later ones win.
import type { Path } from "@episcope/battery";
import { formatDay, type Problem, problemText } from "@episcope/common";
import { ChangeError } from "./changes/changeKind.ts";
import { neverCut } from "./draft/days.ts";
import { type Draft, newDraft } from "./draft/draft.ts";
import { ExpressionError, evaluate, type Lookup } from "./reading/expression.ts";
import { Place, type Surroundings } from "./reading/place.ts";
import type { Change, Choice, Scenario } from "./scenario.ts";

/** Told what is wrong, and where in which of the two files. */
export interface Report {
  scenario(path: Path, found: Problem, isKey: boolean): void;
  regime(path: Path, found: Problem, isKey: boolean): void;
}

/** For runs of a scenario that has been checked: nothing can be wrong. */
export const noFaults: Report = {
  scenario: (path, found) => refuse(path, found),
  regime: (path, found) => refuse(path, found),
};

function refuse(path: Path, found: Problem): never {
  throw new Error(`${path.join(" / ")}: ${problemText(found, "en")}`);
}

/** The names that changes can use: options, what their values define, fixed parameters. */
export interface Scope {
  /** $value is that of an option of this name. */
  lookup(option: string | undefined): Lookup;
}

export function scopeOf(scenario: Scenario, choice: Choice | undefined, report: Report): Scope {
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
        report.scenario(definition.path, found, false),
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
    const value = evaluate(raw, lookup);
    if (value.kind === "number") return value.number;
    return value.kind === "date" ? formatDay(value.day) : value.text;
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

/** Where a value of the scenario file stands. */
export function surroundingsOf(
  scenario: Pick<Scenario, "startDay" | "endDay">,
  lookup: Lookup,
  report: Report["scenario"],
  isWholeHistory = false,
): Surroundings {
  return {
    lookup,
    startDay: scenario.startDay,
    endDay: scenario.endDay,
    isWholeHistory,
    fault: (path, found) => report(path, found, false),
    faultAtKey: (path, found) => report(path, found, true),
  };
}

function applyChange(draft: Draft, change: Change, at: Surroundings, cut: number): void {
  const effect = change.kind.read(change.raw, new Place(at, change.path));
  const limit = change.isKnown ? neverCut : cut;
  if (!effect || (effect.begins ?? limit) > limit) return;
  try {
    effect.apply(draft, limit);
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error;
    at.fault(change.path, error.problem);
  }
}

/** The course of events is the same for all runs of a battery. */
const origins = new WeakMap<Scenario, Draft>();

function originOf(scenario: Scenario, report: Report): Draft {
  const known = origins.get(scenario);
  if (known) return known;
  const { startDay, endDay, regime } = scenario;
  const draft = newDraft({ ...scenario, startDay, dayCount: endDay - startDay + 1 });
  const at = surroundingsOf(scenario, () => undefined, report.regime, true);
  for (const change of regime?.changes ?? []) {
    applyChange(draft, change, at, regime?.until ?? neverCut);
  }
  origins.set(scenario, draft);
  return draft;
}

/** Everything applied; without a choice, the base run. */
export function draftOf(scenario: Scenario, choice: Choice | undefined, report: Report): Draft {
  const draft = structuredClone(originOf(scenario, report));
  const scope = scopeOf(scenario, choice, report);
  const apply = (changes: readonly Change[], option?: string) => {
    const at = surroundingsOf(scenario, scope.lookup(option), report.scenario);
    for (const change of changes) {
      if (isMet(change, choice)) applyChange(draft, change, at, neverCut);
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
