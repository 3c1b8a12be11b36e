// All parameters of a battery: those that can be chosen, in their groups, and the fixed ones
// (run-data-format specification 3.4).
import {
  type Metadata,
  type OptionGroup,
  type OptionSet,
  optionSet,
  plainOptionSet,
  type RunIndex,
} from "@episcope/battery";
import type { Localized } from "@episcope/common";

/** A parameter as the panel shows it. */
export interface PanelSet extends OptionSet {
  /** Buttons by default. */
  readonly widget?: "slider";
  /** Text below the slider at an option, by value; the option's text by default. */
  readonly stops?: ReadonlyMap<string, Localized>;
  /** The meaning of an option, by value. */
  readonly meanings?: ReadonlyMap<string, Localized>;
}

export interface ShownGroup {
  readonly group: OptionGroup;
  /** Measures with more than one option; at least one. */
  readonly sets: readonly PanelSet[];
}

export interface BatteryOptions {
  readonly groups: readonly ShownGroup[];
  /** Every parameter once, chosen or fixed; the columns of the table of all runs. */
  readonly sets: readonly OptionSet[];
  /** Parameters without buttons: a single option, or in no group. */
  readonly fixed: readonly OptionSet[];
  /** Texts for values of the shift column, if there are any. */
  readonly shift?: OptionSet;
}

/** Set by the shift of the start date, unless they belong to an option group. */
export const shiftColumns: readonly string[] = ["offset", "startDate"];

export function optionSets(index: RunIndex, metadata: Metadata): BatteryOptions {
  const claimed = new Set<string>();
  const grouped = metadata.optionGroups.map((group) => ({
    group,
    sets: group.measures.flatMap((measure) => {
      const set = claimed.has(measure.measure) ? undefined : optionSet(index, measure);
      claimed.add(measure.measure);
      return set ? [set] : [];
    }),
  }));
  const inGroups = grouped.flatMap(({ sets }) => sets);
  const inNone = index.parameters
    .filter((parameter) => !claimed.has(parameter) && !shiftColumns.includes(parameter))
    .flatMap((parameter) => plainOptionSet(index, parameter) ?? []);
  return {
    groups: grouped
      .map(({ group, sets }) => ({ group, sets: sets.filter(isVaried) }))
      .filter(({ sets }) => sets.length > 0),
    sets: [...inGroups, ...inNone],
    fixed: [...inGroups.filter((set) => !isVaried(set)), ...inNone],
  };
}

/** All sets with texts for their values. */
export function describedSets({ sets, shift }: BatteryOptions): readonly OptionSet[] {
  return shift ? [...sets, shift] : sets;
}

function isVaried({ options }: OptionSet): boolean {
  return options.length > 1;
}
