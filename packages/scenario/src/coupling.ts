// The options that a change depends on, and combinations of only those.
import { isMapping } from "@episcope/common/reading";
import type { Change, Choice, Scenario } from "./scenario.ts";

export interface PlacedChange {
  readonly change: Change;
  /** The option and value that it belongs to. */
  readonly option?: string;
  readonly value?: string;
}

/** All changes except those of the base run and the regime. */
export function allChanges(scenario: Scenario): readonly PlacedChange[] {
  return [
    ...scenario.changes.map((change) => ({ change })),
    ...scenario.fixed.flatMap(({ name, changes }) =>
      changes.map((change) => ({ change, option: name })),
    ),
    ...scenario.options.flatMap(({ name: option, changes, values }) => [
      ...changes.map((change) => ({ change, option })),
      ...values.flatMap(({ text: value, changes: own }) =>
        own.map((change) => ({ change, option, value })),
      ),
    ]),
  ];
}

export function firstChoice({ options }: Scenario): Choice {
  return new Map(options.map(({ name, values }) => [name, values[0]?.text ?? ""]));
}

export function lastChoice({ options }: Scenario): Choice {
  return new Map(options.map(({ name, values }) => [name, values.at(-1)?.text ?? ""]));
}

/**
 * Names of options that affect a change: its own, those in its conditions, and those in its
 * variables.
 */
export function couplings(
  scenario: Scenario,
  { raw, conditions }: Change,
  option: string | undefined,
): ReadonlySet<string> {
  const coupled = new Set(conditions.map((condition) => condition.option));
  if (option !== undefined) coupled.add(option);
  const waiting = [...variablesIn(raw)];
  const seen = new Set(waiting);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const { name: owner, values } of scenario.options) {
      const definitions = values
        .flatMap(({ definitions: own }) => own)
        .filter((definition) => definition.name === name);
      if (owner === name || definitions.length > 0) coupled.add(owner);
      for (const further of definitions.flatMap((definition) => variablesIn(definition.raw))) {
        if (!seen.has(further)) waiting.push(further);
        seen.add(further);
      }
    }
  }
  return new Set([...coupled].filter((name) => scenario.options.some((one) => one.name === name)));
}

function variablesIn(raw: unknown): readonly string[] {
  if (typeof raw === "string") {
    return [...raw.matchAll(/\$([A-Za-z_]\w*)/g)].flatMap((match) => match[1] ?? []);
  }
  if (Array.isArray(raw)) return raw.flatMap(variablesIn);
  return isMapping(raw) ? Object.entries(raw).flat().flatMap(variablesIn) : [];
}

/** Combinations of some options, up to a limit; all other options as in the background. */
export function* combinationsOf(
  scenario: Scenario,
  names: ReadonlySet<string>,
  background: Choice,
  most: number,
): Generator<Choice> {
  const free = scenario.options.filter(({ name }) => names.has(name));
  const total = free.reduce((product, { values }) => product * values.length, 1);
  for (let number = 0; number < Math.min(total, most); number++) {
    const choice = new Map(background);
    let rest = number;
    for (const { name, values } of free.toReversed()) {
      choice.set(name, values[rest % values.length]?.text ?? "");
      rest = Math.floor(rest / values.length);
    }
    yield choice;
  }
}
