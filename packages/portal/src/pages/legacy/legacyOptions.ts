// The options of a viewer: the info table decides which values there are (legacy-viewers
// specification 1.2), the definition what they mean.

import {
  type LegacyShift,
  type Metadata,
  type Option,
  type OptionSet,
  plainOptionSet,
  type RunIndex,
} from "@episcope/battery";
import { inEachLanguage, inLanguage } from "@episcope/common";
import {
  type BatteryOptions,
  type PanelSet,
  type ShownGroup,
  shiftColumns,
} from "../../viewer/address/optionSets.ts";
import type { LegacyMeasure, LegacyViewer } from "./definition.ts";
import { shiftTexts } from "./shiftTexts.ts";

export function legacyOptions(
  viewer: LegacyViewer,
  metadata: Metadata,
  index: RunIndex,
): BatteryOptions {
  const groups = viewer.groups.flatMap(({ measures }, position): ShownGroup[] => {
    const group = metadata.optionGroups[position];
    const sets = measures.flatMap((measure) => panelSet(measure, index) ?? []);
    return group ? [{ group, sets }] : [];
  });
  const inGroups = groups.flatMap(({ sets }) => sets);
  const claimed = new Set([...shiftColumns, ...inGroups.map(({ parameter }) => parameter)]);
  const inNone = index.parameters
    .filter((parameter) => !claimed.has(parameter))
    .flatMap((parameter) => plainOptionSet(index, parameter) ?? []);
  const isVaried = ({ options }: OptionSet) => options.length > 1;
  return {
    groups: groups
      .map(({ group, sets }) => ({ group, sets: sets.filter(isVaried) }))
      .filter(({ sets }) => sets.length > 0),
    sets: [...inGroups, ...inNone],
    fixed: [...inGroups.filter((set) => !isVaried(set)), ...inNone],
    ...(viewer.shift && { shift: shiftSet(viewer.shift) }),
  };
}

/** Undefined if the table lacks the measure. */
function panelSet(measure: LegacyMeasure, index: RunIndex): PanelSet | undefined {
  const column = index.parameters.indexOf(measure.column);
  if (column < 0) return undefined;
  const present = [...new Set(index.runs.map(({ values }) => values[column] ?? ""))];
  const known = measure.values.filter(({ value }) => present.includes(value));
  const unknown = present.filter((value) => !known.some((one) => one.value === value));
  const options: readonly Option[] = [
    ...known.map(({ value, label, text }) => ({ value, label, text })),
    ...unknown.map((value) => ({ value, label: value })),
  ];
  const defaultOption = options.find(({ value }) => value === measure.initial) ?? options[0];
  if (!defaultOption) return undefined;
  const wordsOf = (part: "stop" | "meaning") =>
    new Map(measure.values.flatMap((one) => (one[part] ? [[one.value, one[part]]] : [])));
  return {
    parameter: measure.column,
    title: measure.title,
    options: ascending(options),
    defaultOption,
    ...(measure.widget === "slider" && { widget: "slider" }),
    stops: wordsOf("stop"),
    meanings: wordsOf("meaning"),
  };
}

/** Numbers sorted by value; texts in the order of the definition, then of appearance. */
function ascending(options: readonly Option[]): readonly Option[] {
  const isNumeric = options.every(({ value }) => value !== "" && Number.isFinite(Number(value)));
  return isNumeric ? options.toSorted((a, b) => Number(a.value) - Number(b.value)) : options;
}

function shiftSet({ days, initial }: LegacyShift): OptionSet {
  const options = days.map((shift) => ({
    value: String(shift),
    label: String(shift),
    text: inEachLanguage((language) => inLanguage(shiftTexts, language).label(shift)),
  }));
  const value = String(initial);
  const defaultOption = options.find((option) => option.value === value);
  return {
    parameter: "offset",
    title: inEachLanguage((language) => inLanguage(shiftTexts, language).legend),
    options,
    defaultOption: defaultOption ?? { value, label: value },
  };
}
