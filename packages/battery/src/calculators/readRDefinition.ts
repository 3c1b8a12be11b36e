// Definitions of R calculators (calculators specification 4).
import { problem } from "@episcope/common";
import {
  dateText,
  fields,
  listOf,
  type Mapping,
  mapped,
  notEmpty,
  notNegative,
  positive,
  required,
  share,
  someOf,
  text,
  textWhere,
  withDefault,
} from "@episcope/common/reading";
import type { BaseValue, RDefinition } from "./definition.ts";
import {
  type DefinitionPlace,
  groupsOf,
  joinGroups,
  type OptionForm,
  optionsOf,
  singleEntry,
} from "./readGroups.ts";
import { lengthLimited, unmarked } from "./readValue.ts";

/** If a file has no base value. */
const defaultBase: BaseValue = { label: undefined, value: 3 };
/** Share of R on either side that version 1 shows (calculators specification 5). */
const defaultMargin = 0.1;
const defaultGenerationDays = 5;

const baseValue = singleEntry((raw, label, place): BaseValue | undefined => {
  // The first one is the default, so a default mark would be misleading.
  const value = unmarked(notNegative)(raw, place.called(problem("ofBaseValue", { label })));
  return value === undefined ? undefined : { label, value };
});

const simulated = fields({
  value: required(unmarked(notNegative)),
  from: required(dateText),
  to: required(dateText),
  // Two slashes would lead to another host.
  run: required(
    textWhere(
      (path) => /^\/[^/\\\s][^\\\s]*$/.test(path),
      problem("writtenLike", { example: "/2020-06-05?seed=1" }),
    ),
  ),
  title: required(text),
  computed: required(dateText),
});

function shapeOf(form: OptionForm) {
  const group = (effect: "add" | "multiply") =>
    groupsOf(
      effect,
      mapped(optionsOf(effect, form), (options) => ({
        description: undefined,
        isGiven: false,
        ...options,
      })),
    );
  return {
    description: text,
    baseValue: notEmpty(unmarked(notNegative)),
    baseValues: withDefault(lengthLimited(someOf(baseValue)), []),
    additiveGroups: withDefault(group("add"), []),
    optionGroups: required(group("multiply")),
    notes: withDefault(listOf(text), []),
    /** Additions of this project to the format. */
    generationTime: notEmpty(unmarked(positive)),
    simulated,
  };
}

const version1 = fields({ ...shapeOf("pair"), margin: notEmpty(unmarked(share)) });
const version2 = mapped(fields(shapeOf("list")), (given) => ({ ...given, margin: 0 }));

export function readRDefinition(
  root: Mapping,
  place: DefinitionPlace,
  kind: "v1" | "v2",
): RDefinition | undefined {
  const given = (kind === "v1" ? version1 : version2)(root, place);
  if (!given) return undefined;
  const { baseValue: single, generationTime, margin } = given;
  // One number, or several to choose from; if both are given, the single one. 0 is valid.
  const [first, ...rest] = given.baseValues;
  return {
    kind,
    description: given.description,
    bases:
      single === undefined
        ? [first ?? defaultBase, ...rest]
        : [{ label: undefined, value: single }],
    margin: margin ?? defaultMargin,
    generationDays: generationTime ?? defaultGenerationDays,
    groups: joinGroups(given.additiveGroups, given.optionGroups, place.at("optionGroups")),
    notes: given.notes,
    simulated: given.simulated,
  };
}
