// The choices in which two runs differ.
import type { OptionSet } from "@episcope/battery";
import type { Language } from "@episcope/common";
import { parameterTitle } from "../panel/parameterTitle.ts";
import { shownLabel, shownOption } from "../panel/shownLabel.ts";

/**
 * The choices of a run: one value per parameter of the run table; undefined for the base run, which
 * has none (run-data-format specification 3.5).
 */
export type Values = readonly string[] | undefined;

export interface ChosenPart {
  readonly parameter: string;
  readonly title: string;
  readonly label: string;
}
export type Side = "base" | readonly ChosenPart[];

export interface ScenarioDifference {
  readonly pinned: Side;
  readonly current: Side;
}

/**
 * Parameters that differ, in the order of the panel. Compared with the base run, which has no
 * choices, the other side lists differences from the defaults. Undefined if nothing differs.
 */
export function scenarioDifference(
  parameters: readonly string[],
  sets: readonly OptionSet[],
  pinned: Values,
  current: Values,
  language: Language,
): ScenarioDifference | undefined {
  if (!pinned && !current) return undefined;
  const ordered = inPanelOrder(parameters, sets);
  const partsOf = (some: readonly Parameter[], values: readonly string[]) =>
    some.map((parameter) => partOf(parameter, values, language));
  if (!pinned || !current) {
    const sideOf = (values: Values): Side =>
      values ? partsOf(changedFromDefault(ordered, values), values) : "base";
    return { pinned: sideOf(pinned), current: sideOf(current) };
  }
  const different = ordered.filter(({ column }) => pinned[column] !== current[column]);
  if (different.length === 0) return undefined;
  return { pinned: partsOf(different, pinned), current: partsOf(different, current) };
}

interface Parameter {
  readonly name: string;
  readonly column: number;
  readonly set: OptionSet | undefined;
}

function inPanelOrder(parameters: readonly string[], sets: readonly OptionSet[]): Parameter[] {
  const names = new Set([...sets.map(({ parameter }) => parameter), ...parameters]);
  return [...names].flatMap((name) => {
    const column = parameters.indexOf(name);
    const set = sets.find(({ parameter }) => parameter === name);
    return column < 0 ? [] : [{ name, column, set }];
  });
}

function changedFromDefault(parameters: readonly Parameter[], values: readonly string[]) {
  return parameters.filter(({ column, set }) => set && set.defaultOption.value !== values[column]);
}

function partOf(
  { name, column, set }: Parameter,
  values: readonly string[],
  language: Language,
): ChosenPart {
  const value = values[column] ?? "";
  const option = set?.options.find((candidate) => candidate.value === value);
  return {
    parameter: name,
    title: parameterTitle(name, set, language),
    label: option ? shownOption(option, language) : shownLabel(value, language),
  };
}
