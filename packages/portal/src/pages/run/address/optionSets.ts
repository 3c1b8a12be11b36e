// All parameters of a battery: those a visitor chooses, in their groups, and those that are fixed (DF 3.4).
import {
  type Metadata,
  type OptionGroup,
  type OptionSet,
  optionSet,
  plainOptionSet,
  type RunIndex,
} from "@episcope/battery";

export interface ShownGroup {
  readonly group: OptionGroup;
  /** Only measures with more than one option; at least one. */
  readonly sets: readonly OptionSet[];
}

export interface BatteryOptions {
  readonly groups: readonly ShownGroup[];
  /** Every parameter, chosen or fixed, once; what fills the columns of the run table. */
  readonly sets: readonly OptionSet[];
  /** Parameters without buttons: one option only, or in no group. */
  readonly fixed: readonly OptionSet[];
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

function isVaried({ options }: OptionSet): boolean {
  return options.length > 1;
}
