// Groups with their options (calculators specification 4 and 7).
import { isMapping, type Path } from "../yamlFile.ts";
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
  const group = `group ${name}`;
  if (!Array.isArray(list)) return file.fault(path, `${group}: the options must be a list`);
  if (list.length > mostEntries)
    return file.fault(path, `${group}: there are more than ${mostEntries} options`);
  const read = form === "pair" ? readPair : readList;
  const options = list.flatMap(
    (entry: unknown, index) => read(file, entry, [...path, index], group, rules[effect]) ?? [],
  );
  const [first, ...others] = options;
  if (list.length === 0) return file.faultAtKey(path, `${group}: there is no option`);
  if (!first) return undefined;
  return {
    ...{ name, effect, description, isGiven },
    options: [withoutMark(first), ...others.map(withoutMark)],
    initial: initialOption(file, options, path, group),
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
  group: string,
): number {
  const marked = options.filter(({ isDefault }) => isDefault).length;
  if (marked === 0)
    file.repair(path, `${group}: no option is marked as default; the first one is taken`);
  if (marked > 1)
    file.repair(path, `${group}: several options are marked as default; the last one is taken`);
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
  const [name, ...others] = isMapping(entry) ? file.names(path) : [];
  if (!isMapping(entry) || name === undefined || others.length > 0)
    return file.fault(path, `${group}: an option is written as title: value`);
  const title = titleText(name);
  if (title === undefined) return file.fault(path, `${group}: the title of an option is missing`);
  const checked = file.value(entry[name], [...path, name], `${group}, option ${title}`, rule);
  return checked && { title, explanation: title, ...checked };
}

function readList(
  file: DefinitionFile,
  entry: unknown,
  path: Path,
  group: string,
  rule: NumberRule,
): MarkedOption | undefined {
  if (!Array.isArray(entry) || entry.length < 2 || entry.length > 3)
    return file.fault(path, `${group}: an option is written as [title, value, explanation]`);
  const [first, value, third] = entry;
  const title = titleText(first);
  if (title === undefined) return file.fault(path, `${group}: the title of an option is missing`);
  const option = `${group}, option ${title}`;
  const explanation = third === undefined || third === null ? title : titleText(third);
  if (explanation === undefined)
    return file.fault([...path, 2], `${option}: the explanation must be a text`);
  const checked = file.value(value, [...path, 1], option, rule);
  return checked && { title, explanation, ...checked };
}
