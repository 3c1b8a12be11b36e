// All parameters of a battery: those a visitor chooses, in their groups, and those that are fixed
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
  /** Buttons where nothing is said. */
  readonly widget?: "slider";
  /** What stands below the slider at an option, by its value; else its text. */
  readonly stops?: ReadonlyMap<string, Localized>;
  /** What an option means, by its value. */
  readonly meanings?: ReadonlyMap<string, Localized>;
}

export interface ShownGroup {
  readonly group: OptionGroup;
  /** Only measures with more than one option; at least one. */
  readonly sets: readonly PanelSet[];
}

export interface BatteryOptions {
  readonly groups: readonly ShownGroup[];
  /** Every parameter, chosen or fixed, once; what fills the columns of the run table. */
  readonly sets: readonly OptionSet[];
  /** Parameters without buttons: one option only, or in no group. */
  readonly fixed: readonly OptionSet[];
  /** The words for values of the shift column, where there are some. */
  readonly shift?: OptionSet;
}

/** Filled by the shift of the start date, unless an option group claims them. */
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

/** Every set with words for its values. */
export function describedSets({ sets, shift }: BatteryOptions): readonly OptionSet[] {
  return shift ? [...sets, shift] : sets;
}

function isVaried({ options }: OptionSet): boolean {
  return options.length > 1;
}
