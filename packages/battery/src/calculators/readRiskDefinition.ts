// Definitions of risk calculators (calculators specification 7).
import { problem } from "@episcope/common";
import {
  entriesOf,
  fields,
  flag,
  listOf,
  type Mapping,
  mapped,
  notEmpty,
  positive,
  required,
  text,
  withDefault,
} from "@episcope/common/reading";
import type { CalculatorGroup, RiskDefinition, Situation } from "./definition.ts";
import { type DefinitionPlace, groupsOf, joinGroups, optionsOf } from "./readGroups.ts";
import { lengthLimited, unmarked } from "./readValue.ts";

/** Θ if a file has none. */
const defaultCalibration = 0.075;

const groupType = (effect: "multiply" | "divide") =>
  groupsOf(
    effect,
    mapped(
      fields({
        description: text,
        options: required(optionsOf(effect, "pair")),
        given: withDefault(flag, false),
      }),
      ({ description, options, given }) => ({ description, isGiven: given, ...options }),
    ),
  );

const situations = lengthLimited(
  entriesOf(
    fields({ description: text, presets: withDefault(lengthLimited(entriesOf(text)), []) }),
  ),
);

const definition = fields({
  description: text,
  calibrationParam: notEmpty(unmarked(positive)),
  multipliers: required(groupType("multiply")),
  divisors: withDefault(groupType("divide"), []),
  scenarios: withDefault(situations, []),
  notes: withDefault(listOf(text), []),
  /** Additions of this project to the format. */
  duration: text,
  everyday: withDefault(situations, []),
});

export function readRiskDefinition(
  root: Mapping,
  place: DefinitionPlace,
): RiskDefinition | undefined {
  const given = definition(root, place);
  if (!given) return undefined;
  const { calibrationParam } = given;
  if (calibrationParam === undefined) {
    const found = problem("calibrationMissing", { value: defaultCalibration });
    place.known.push({ path: [], found });
  }
  const groups = joinGroups(given.multipliers, given.divisors, place.at("divisors"));
  const situationsIn = (field: "scenarios" | "everyday") =>
    given[field].map(([name, { description, presets }]): Situation => {
      const found = presets.flatMap(([group, option]) =>
        findPreset(place.at(field, name, "presets", group), name, groups, group, option),
      );
      return { name, description, presets: new Map(found) };
    });
  return {
    kind: "risk",
    description: given.description,
    calibration: calibrationParam ?? defaultCalibration,
    groups,
    scenarios: situationsIn("scenarios"),
    everyday: situationsIn("everyday"),
    durationGroup: durationGroup(place, given.duration, groups),
    notes: given.notes,
  };
}

/** Indices of a group and its option; nothing if they do not exist. */
function findPreset(
  place: DefinitionPlace,
  scenario: string,
  groups: readonly CalculatorGroup[],
  group: string,
  option: string,
): readonly (readonly [group: number, option: number])[] {
  const of = problem("ofScenario", { scenario });
  const groupIndex = groups.findIndex(({ name }) => name === group);
  const optionIndex = groups[groupIndex]?.options.findIndex(({ title }) => title === option);
  if (optionIndex === undefined) place.faultAtKey(problem("groupUnknown", { of, group }));
  else if (optionIndex < 0) place.fault(problem("optionUnknown", { of, group, option }));
  else return [[groupIndex, optionIndex]];
  return [];
}

/** Titles of durations. */
const durationTitle =
  /(^|[\d\s])(min|minutes?|hours?|h|days?|weeks?|minuten?|stunden?|tage?|wochen?)\b/i;

/** The group that the file names, or the first multipliers whose titles are all durations. */
function durationGroup(
  top: DefinitionPlace,
  name: string | undefined,
  groups: readonly CalculatorGroup[],
): number | undefined {
  const isDuration = ({ effect, options }: CalculatorGroup) =>
    effect === "multiply" &&
    options.every(({ value }) => value > 0) &&
    new Set(options.map(({ value }) => value)).size > 1;
  const place = groups.findIndex((group) =>
    name === undefined
      ? isDuration(group) && group.options.every(({ title }) => durationTitle.test(title))
      : isDuration(group) && group.name === name,
  );
  if (name !== undefined && place < 0)
    top.at("duration").fault(problem("noDurations", { of: "duration", group: name }));
  return place < 0 ? undefined : place;
}
