// Groups with their options (calculators specification 4 and 7).
import { type Problem, problem } from "@episcope/common";
import { isMapping, type Path } from "@episcope/common/reading";
import type { CalculatorGroup, CalculatorOption, GroupEffect } from "./definition.ts";
import { type DefinitionFile, mostEntries, type NumberRule, titleText } from "./definitionFile.ts";

/** pair: title: value · list: [title, value, explanation] */
export type OptionForm = "pair" | "list";

const rules: Readonly<Record<GroupEffect, NumberRule>> = {
  add: "any",
  multiply: "notNegative",
  divide: "divisor",
};

interface GroupHead {
  readonly name: string;
  readonly effect: GroupEffect;
  readonly form: OptionForm;
  readonly description?: string | undefined;
  readonly isGiven?: boolean;
}

interface MarkedOption extends CalculatorOption {
  readonly isDefault: boolean;
}

/** One group from its list of options; undefined when it has none that can be used. */
export function readGroup(
  file: DefinitionFile,
  head: GroupHead,
  list: unknown,
  path: Path,
): CalculatorGroup | undefined {
  const { name, effect, form, description, isGiven = false } = head;
  const of = problem("ofGroup", { group: name });
  if (!Array.isArray(list)) return file.fault(path, problem("optionsNotList", { of }));
  if (list.length > mostEntries)
    return file.fault(path, problem("tooManyOptions", { of, most: mostEntries }));
  const read = form === "pair" ? readPair : readList;
  const options = list.flatMap(
    (entry: unknown, index) => read(file, entry, [...path, index], name, rules[effect]) ?? [],
  );
  const [first, ...others] = options;
  if (list.length === 0) return file.faultAtKey(path, problem("noOption", { of }));
  if (!first) return undefined;
  return {
    ...{ name, effect, description, isGiven },
    options: [withoutMark(first), ...others.map(withoutMark)],
    initial: initialOption(file, options, path, of),
  };
}

function withoutMark({ title, value, explanation }: MarkedOption): CalculatorOption {
  return { title, value, explanation };
}

/** No mark: the first one; several: the last one (calculators specification 4). */
function initialOption(
  file: DefinitionFile,
  options: readonly MarkedOption[],
  path: Path,
  of: Problem,
): number {
  const marked = options.filter(({ isDefault }) => isDefault).length;
  if (marked === 0) file.repair(path, problem("defaultMissing", { of }));
  if (marked > 1) file.repair(path, problem("severalDefaults", { of }));
  return Math.max(
    0,
    options.findLastIndex(({ isDefault }) => isDefault),
  );
}

function readPair(
  file: DefinitionFile,
  entry: unknown,
  path: Path,
  group: string,
  rule: NumberRule,
): MarkedOption | undefined {
  const of = problem("ofGroup", { group });
  const [name, ...others] = isMapping(entry) ? file.names(path) : [];
  if (!isMapping(entry) || name === undefined || others.length > 0)
    return file.fault(path, problem("optionPair", { of }));
  const title = titleText(name);
  if (title === undefined) return file.fault(path, problem("optionTitleMissing", { of }));
  const checked = file.value(
    entry[name],
    [...path, name],
    problem("ofOption", { group, option: title }),
    rule,
  );
  return checked && { title, explanation: title, ...checked };
}

function readList(
  file: DefinitionFile,
  entry: unknown,
  path: Path,
  group: string,
  rule: NumberRule,
): MarkedOption | undefined {
  const of = problem("ofGroup", { group });
  if (!Array.isArray(entry) || entry.length < 2 || entry.length > 3)
    return file.fault(path, problem("optionList", { of }));
  const [first, value, third] = entry;
  const title = titleText(first);
  if (title === undefined) return file.fault(path, problem("optionTitleMissing", { of }));
  const option = problem("ofOption", { group, option: title });
  const explanation = third === undefined || third === null ? title : titleText(third);
  if (explanation === undefined)
    return file.fault([...path, 2], problem("explanationNotText", { of: option }));
  const checked = file.value(value, [...path, 1], option, rule);
  return checked && { title, explanation, ...checked };
}
