// The choices in which two runs differ.
import type { OptionSet } from "@episcope/battery";
import type { Language } from "@episcope/common";
import {
  type ChosenPart,
  inPanelOrder,
  type Parameter,
  partOf,
  type Values,
} from "./scenarioNames.ts";

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

function changedFromDefault(parameters: readonly Parameter[], values: readonly string[]) {
  return parameters.filter(({ column, set }) => set && set.defaultOption.value !== values[column]);
}
