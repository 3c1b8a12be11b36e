// Names of scenarios that are shown together, made from what differs among them.
import type { OptionSet } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { parameterTitle } from "../panel/parameterTitle.ts";
import { shownLabel, shownOption } from "../panel/shownLabel.ts";

/**
 * The choices of a run: one value per parameter of the run table; undefined for the base run, which
 * has none (run-data-format specification 3.5).
 */
export type Values = readonly string[] | undefined;

export interface NamedScenario {
  readonly values: Values;
  /** By the visitor. */
  readonly givenName?: string | undefined;
}

const texts = defineTexts({
  en: { standard: "Default scenario", base: "No restrictions" },
  de: { standard: "Ausgangsszenario", base: "Ohne Einschränkungen" },
});

/**
 * One name per scenario, in the same order and all different. Of the parameters that differ, a name
 * has those that are not at their default: what it leaves out is as the buttons are at first.
 */
export function scenarioNames(
  scenarios: readonly NamedScenario[],
  parameters: readonly string[],
  sets: readonly OptionSet[],
  language: Language,
): readonly string[] {
  const ordered = inPanelOrder(parameters, sets);
  const [first, ...others] = scenarios.flatMap(({ values }) => (values ? [values] : []));
  const differing = ordered.filter(({ column }) =>
    others.some((values) => values[column] !== first?.[column]),
  );
  const names = scenarios.map(
    ({ givenName, values }) => givenName ?? nameOf(values, differing, ordered, language),
  );
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function nameOf(
  values: Values,
  differing: readonly Parameter[],
  all: readonly Parameter[],
  language: Language,
): string {
  const t = inLanguage(texts, language);
  if (!values) return t.base;
  const isChanged = ({ column, set }: Parameter) => set?.defaultOption.value !== values[column];
  const candidates = differing.length > 0 ? differing : all.filter(({ set }) => set);
  const changed = candidates.length === 1 ? candidates : candidates.filter(isChanged);
  const isStandard = !all.some((parameter) => parameter.set && isChanged(parameter));
  const named = changed.length > 0 || isStandard ? changed : candidates;
  if (named.length === 0) return t.standard;
  return named
    .map((parameter) => partText(partOf(parameter, values, all, language), parameter, values))
    .join(", ");
}

/** A title and "no" need a colon; other labels follow their title like a word. */
function partText({ title, label }: ChosenPart, { column }: Parameter, values: readonly string[]) {
  if (title === "") return label;
  return /^(yes|no|true|false|on|off)$/i.test(values[column] ?? "")
    ? `${title}: ${label}`
    : `${title} ${label}`;
}

interface ChosenPart {
  readonly title: string;
  readonly label: string;
}

interface Parameter {
  readonly name: string;
  readonly column: number;
  readonly set: OptionSet | undefined;
}

/** Parameters of the run table in the order of the panel. */
function inPanelOrder(
  parameters: readonly string[],
  sets: readonly OptionSet[],
): readonly Parameter[] {
  const names = new Set([...sets.map(({ parameter }) => parameter), ...parameters]);
  return [...names].flatMap((name) => {
    const column = parameters.indexOf(name);
    const set = sets.find(({ parameter }) => parameter === name);
    return column < 0 ? [] : [{ name, column, set }];
  });
}

function partOf(
  { name, column, set }: Parameter,
  values: readonly string[],
  all: readonly Parameter[],
  language: Language,
): ChosenPart {
  const value = values[column] ?? "";
  const option = set?.options.find((candidate) => candidate.value === value);
  return {
    title: shortTitle(parameterTitle(name, set, language), all, language),
    label: option ? shownOption(option, language) : shownLabel(value, language),
  };
}

/** Without what follows a comma, if no other title begins in the same way. */
function shortTitle(title: string, all: readonly Parameter[], language: Language): string {
  const start = title.split(",", 1)[0]?.trim() || title;
  const alike = all.filter(({ name, set }) =>
    parameterTitle(name, set, language).startsWith(start),
  );
  return alike.length === 1 ? start : title;
}
