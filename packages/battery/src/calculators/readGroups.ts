// Groups and their options (calculators specification 4 and 7).
import { type Problem, problem } from "@episcope/common";
import {
  entriesOf,
  isMapping,
  mapped,
  type Path,
  type Place,
  someOf,
  type Type,
  text,
} from "@episcope/common/reading";
import type { CalculatorGroup, CalculatorOption, GroupEffect } from "./definition.ts";
import { lengthLimited, type OptionValue, optionValue } from "./readValue.ts";

/** pair: title: value · list: [title, value, explanation] */
export type OptionForm = "pair" | "list";

/** Collected while the file is read. */
export interface Repair {
  readonly path: Path;
  readonly found: Problem;
}
export type DefinitionPlace = Place<Repair[]>;
type DefinitionType<T> = Type<T, Repair[]>;

export function groupsOf(
  effect: GroupEffect,
  group: DefinitionType<Omit<CalculatorGroup, "name" | "effect">>,
): DefinitionType<readonly CalculatorGroup[]> {
  return mapped(lengthLimited(entriesOf(group)), (entries) =>
    entries.map(([name, found]) => ({ name, effect, ...found })),
  );
}

/** Group names must be unique; the place is that of the second list. */
export function joinGroups(
  first: readonly CalculatorGroup[],
  further: readonly CalculatorGroup[],
  place: DefinitionPlace,
): readonly CalculatorGroup[] {
  for (const { name } of further) {
    if (first.some((group) => group.name === name))
      place.at(name).faultAtKey(problem("groupTwice", { group: name }));
  }
  return [...first, ...further];
}

/** The second step of a group's path is its name. */
function groupAt({ path }: Place): string {
  return String(path[1]);
}

export function optionsOf(
  effect: GroupEffect,
  form: OptionForm,
): DefinitionType<Pick<CalculatorGroup, "options" | "initial">> {
  const type = lengthLimited(someOf(form === "pair" ? titledOption(effect) : listedOption(effect)));
  return (raw, place) => {
    const of = problem("ofGroup", { group: groupAt(place) });
    const options = type(raw, place.called(of));
    const [first, ...rest] = options ?? [];
    if (!options || !first) return undefined;
    // No mark: the first option; several: the last one (calculators specification 4).
    const defaults = options.filter(({ isDefault }) => isDefault).length;
    if (defaults !== 1) {
      const found = problem(defaults === 0 ? "defaultMissing" : "severalDefaults", { of });
      place.known.push({ path: place.path, found });
    }
    const initial = options.findLastIndex(({ isDefault }) => isDefault);
    return {
      options: [withoutMark(first), ...rest.map(withoutMark)],
      initial: Math.max(0, initial),
    };
  };
}

interface MarkedOption extends CalculatorOption, OptionValue {}

function withoutMark({ title, value, explanation }: MarkedOption): CalculatorOption {
  return { title, value, explanation };
}

function titledOption(effect: GroupEffect): Type<MarkedOption> {
  return singleEntry((raw, title, place) => {
    const of = problem("ofOption", { group: groupAt(place), option: title });
    const read = optionValue(effect)(raw, place.called(of));
    return read && { title, explanation: title, ...read };
  });
}

/** A mapping with one entry, title: value. */
export function singleEntry<T>(
  read: (raw: unknown, title: string, place: Place) => T | undefined,
): Type<T> {
  return (raw, place) => {
    const [single, ...rest] = isMapping(raw) ? place.entries(raw) : [];
    const [key = "", value] = single ?? [];
    const title = key.trim();
    if (title === "" || rest.length > 0)
      return place.fault(problem("titleAndValue", { of: place.name }));
    return read(value, title, place.at(key));
  };
}

function listedOption(effect: GroupEffect): Type<MarkedOption> {
  return (raw, place) => {
    const [first, value, third] = Array.isArray(raw) && raw.length <= 3 ? raw : [];
    const group = groupAt(place);
    if (first === undefined || first === null || first === "" || value === undefined)
      return place.fault(problem("optionList", { of: problem("ofGroup", { group }) }));
    const title = text(first, place.at(0));
    if (title === undefined) return undefined;
    const of = problem("ofOption", { group, option: title });
    const called = place.at(2).called(problem("explanationOf", { of }));
    const explanation = third === undefined || third === null ? title : text(third, called);
    const read = optionValue(effect)(value, place.at(1).called(of));
    return read && explanation !== undefined ? { title, explanation, ...read } : undefined;
  };
}
