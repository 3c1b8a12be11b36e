// Groups, options and their values in a scenario file.

import type { YamlFile } from "@episcope/battery";
import {
  inEachLanguage,
  type Localized,
  type Problem,
  problem,
  writtenLanguages,
} from "@episcope/common";
import {
  anything,
  fields,
  flag,
  isMapping,
  listOf,
  notEmpty,
  type Path,
  Place,
  required,
  text,
} from "@episcope/common/reading";
import { type Catalogue, readChanges } from "./readChanges.ts";
import { translatedFields, translatedText } from "./reading/translations.ts";
import { date, type RunPlace } from "./reading/types.ts";
import type {
  Definition,
  FixedParameter,
  OptionValue,
  ScenarioGroup,
  ScenarioOption,
} from "./scenario.ts";

const groupFields = translatedFields(["heading", "subheading"], {
  heading: translatedText,
  date,
  subheading: translatedText,
  options: required(anything),
});

const optionFields = translatedFields(["title"], {
  name: required(text),
  title: required(translatedText),
  texts: anything,
  asPercent: flag,
  order: listOf(text),
  initial: anything,
  values: required(anything),
  changes: anything,
});

const fixedFields = translatedFields(["title"], {
  name: required(text),
  title: required(translatedText),
  texts: anything,
  value: required(anything),
  changes: anything,
});

/** An option whose changes are not read yet. */
interface RawOption {
  readonly given: NonNullable<ReturnType<typeof optionFields>>;
  readonly path: Path;
  readonly values: readonly string[];
  readonly initial: string | undefined;
}

interface RawGroup {
  readonly given: NonNullable<ReturnType<typeof groupFields>>;
  readonly options: readonly RawOption[];
}

/** Undefined where the file says nothing of use. */
export function readOptions(yaml: YamlFile, top: RunPlace, rawGroups: unknown, rawFixed: unknown) {
  const groups = readGroups(yaml, top, rawGroups);
  const fixed = readList(yaml, rawFixed, ["fixed"], (item, path) => {
    const given = fixedFields(item, top.at(...path));
    const value = given && readText(yaml, given.value, [...path, "value"]);
    return given && value !== undefined ? { given, path, value } : undefined;
  });
  const options = groups.flatMap((group) => group.options);
  const catalogue: Catalogue = new Map(options.map(({ given, values }) => [given.name, values]));
  checkNames(yaml, [...options, ...fixed]);
  return {
    catalogue,
    groups: groups.map((group) => scenarioGroup(yaml, group, catalogue)),
    fixed: fixed.map(({ given, path, value }): FixedParameter => {
      const place = [...path, "changes"];
      const changes =
        given.changes === undefined ? [] : readChanges(yaml, given.changes, place, catalogue);
      const texts = readTexts(yaml, given.texts, [...path, "texts"], [value]);
      return { name: given.name, title: given.title, texts, value, changes };
    }),
  };
}

function readGroups(yaml: YamlFile, top: RunPlace, raw: unknown): readonly RawGroup[] {
  return readList(yaml, raw, ["groups"], (item, path) => {
    const given = groupFields(item, top.at(...path));
    if (!given) return undefined;
    const options = readList(yaml, given.options, [...path, "options"], (option, place) =>
      readOption(yaml, top, option, place),
    );
    return { given, options };
  });
}

function readOption(
  yaml: YamlFile,
  top: RunPlace,
  raw: unknown,
  path: Path,
): RawOption | undefined {
  const given = optionFields(raw, top.at(...path));
  if (!given) return undefined;
  const place = [...path, "values"];
  const values = Array.isArray(given.values)
    ? readList(yaml, given.values, place, (item, itemPath) => readText(yaml, item, itemPath))
    : yaml.keys(place).flatMap(({ name, isQuoted }) => {
        if (!isQuoted && needsQuotes(name)) yaml.faultAtKey([...place, name], quotesMissing(name));
        return isValueText(yaml, name, [...place, name]) ? [name] : [];
      });
  if (values.length === 0) yaml.fault(place, problem("valuesShape"));
  const doubled = values.find((value, index) => values.indexOf(value) < index);
  if (doubled !== undefined) yaml.fault(place, problem("valueTwice", { value: doubled }));
  const comma = given.order?.find((label) => label.includes(","));
  if (comma) yaml.fault([...path, "order"], problem("labelWithComma", { label: comma }));
  const initialPath = [...path, "initial"];
  const initial =
    given.initial === undefined ? undefined : readText(yaml, given.initial, initialPath);
  if (initial !== undefined && !values.includes(initial))
    yaml.fault(initialPath, problem("notValueOfOption", { value: initial }));
  return { given, path, values, initial };
}

/** Texts that YAML, or its readers, take for something else. */
function needsQuotes(text: string): boolean {
  return /^([-+.]?\d|true$|false$|null$|~$)/i.test(text);
}

function quotesMissing(text: string): Problem {
  return problem("quotesMissing", { value: text });
}

function readText(yaml: YamlFile, raw: unknown, path: Path): string | undefined {
  if (typeof raw !== "string" || (needsQuotes(raw) && !yaml.isQuoted(path))) {
    const isPlain = ["string", "number", "boolean"].includes(typeof raw);
    yaml.fault(path, isPlain ? quotesMissing(String(raw)) : problem("valueNotQuoted"));
    return undefined;
  }
  return isValueText(yaml, raw, path) ? raw : undefined;
}

/** As a cell of the run table. */
function isValueText(yaml: YamlFile, text: string, path: Path): boolean {
  const isValid = text !== "" && text.trim() === text && !/[;\r\n\t]/.test(text);
  if (!isValid) yaml.fault(path, problem("valueForm"));
  return isValid;
}

const columnsOfRunTable = ["RunScript", "Config", "RunId", "Output", "value"];

function checkNames(
  yaml: YamlFile,
  named: readonly { readonly given: { readonly name: string }; readonly path: Path }[],
): void {
  const seen = new Set<string>();
  for (const { given, path } of named) {
    const place = [...path, "name"];
    if (columnsOfRunTable.includes(given.name))
      yaml.fault(place, problem("nameReserved", { name: given.name }));
    if (given.name.trim() !== given.name || !/^[^;\r\n\t]+$/.test(given.name))
      yaml.fault(place, problem("nameForm"));
    if (seen.has(given.name)) yaml.fault(place, problem("nameTwice", { name: given.name }));
    seen.add(given.name);
  }
}

function scenarioGroup(
  yaml: YamlFile,
  { given, options }: RawGroup,
  catalogue: Catalogue,
): ScenarioGroup {
  return {
    heading: given.heading ?? {},
    day: given.date,
    subheading: given.subheading ?? {},
    options: options.map((option) => scenarioOption(yaml, option, catalogue)),
  };
}

function scenarioOption(
  yaml: YamlFile,
  { given, path, values, initial }: RawOption,
  catalogue: Catalogue,
): ScenarioOption {
  const { name, title, asPercent, order } = given;
  const entries = isMapping(given.values) ? given.values : {};
  return {
    name,
    title,
    texts: readTexts(yaml, given.texts, [...path, "texts"], values),
    asPercent,
    order,
    initial,
    values: values.map((text) => {
      const raw = entries[text];
      return readValue(yaml, text, Array.isArray(given.values) ? [] : raw, path, catalogue);
    }),
    changes:
      given.changes === undefined
        ? []
        : readChanges(yaml, given.changes, [...path, "changes"], catalogue),
  };
}

/** By value: in each language, short enough for a button, and no two alike. */
function readTexts(
  yaml: YamlFile,
  raw: unknown,
  path: Path,
  values: readonly string[],
): ReadonlyMap<string, Localized> {
  const texts = new Map<string, Localized>();
  if (raw === undefined) return texts;
  if (!isMapping(raw)) {
    yaml.fault(path, problem("textPerValue"));
    return texts;
  }
  for (const [value, text] of Object.entries(raw)) {
    const place = [...path, value];
    if (!values.includes(value)) yaml.faultAtKey(place, problem("notValueOfOption", { value }));
    else if (!isButtonText(text))
      yaml.fault(place, problem("buttonText", { longest: maxTextLength }));
    else if ([...texts.values()].some((known) => isAlike(known, text)))
      yaml.fault(place, problem("textTwice"));
    else
      texts.set(
        value,
        inEachLanguage((language) => text[language]),
      );
  }
  return texts;
}

const maxTextLength = 40;

function isShort(text: string): boolean {
  return text !== "" && text.length <= maxTextLength && !text.includes("\n");
}

function isButtonText(raw: unknown): raw is Localized {
  if (!isMapping(raw) || Object.keys(raw).length !== writtenLanguages.length) return false;
  return writtenLanguages.every((language) => {
    const text = raw[language];
    return typeof text === "string" && text.trim() === text && isShort(text);
  });
}

function isAlike(one: Localized, other: Localized): boolean {
  return writtenLanguages.some((language) => one[language] === other[language]);
}

const valueFields = fields({ let: notEmpty(anything), changes: notEmpty(anything) });

function readValue(
  yaml: YamlFile,
  text: string,
  raw: unknown,
  option: Path,
  catalogue: Catalogue,
): OptionValue {
  const path = [...option, "values", text];
  if (!isMapping(raw)) {
    return { text, definitions: [], changes: readChanges(yaml, raw, path, catalogue) };
  }
  const given = valueFields(raw, new Place(yaml, {}, true, path));
  const changes =
    given?.changes === undefined
      ? []
      : readChanges(yaml, given.changes, [...path, "changes"], catalogue);
  return {
    text,
    definitions: readDefinitions(yaml, given?.let, [...path, "let"], catalogue),
    changes,
  };
}

function readDefinitions(
  yaml: YamlFile,
  raw: unknown,
  path: Path,
  catalogue: Catalogue,
): readonly Definition[] {
  if (raw === undefined) return [];
  if (!isMapping(raw)) {
    yaml.fault(path, problem("letShape"));
    return [];
  }
  return Object.entries(raw).flatMap(([name, value]) => {
    const place = [...path, name];
    if (!/^[A-Za-z_]\w*$/.test(name) || name === "value" || catalogue.has(name))
      yaml.faultAtKey(place, problem("letName", { name }));
    if (typeof value === "string" || typeof value === "number")
      return [{ name, raw: value, path: place }];
    yaml.fault(place, problem("letValue", { name }));
    return [];
  });
}

function readList<T>(
  yaml: YamlFile,
  raw: unknown,
  path: Path,
  read: (item: unknown, path: Path) => T | undefined,
): readonly T[] {
  const list = listOf((item, place) => read(item, place.path));
  return (raw === undefined ? undefined : list(raw, new Place(yaml, {}, true, path))) ?? [];
}
