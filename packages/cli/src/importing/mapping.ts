// The mapping file of an import: which scenario of another model is which run, and what its
// variables mean here (docs/importing.md).
import { infectionColumns, readYaml } from "@episcope/battery";
import {
  type Day,
  type Fault,
  keyInLanguage,
  problem,
  type Translations,
  writtenLanguages,
} from "@episcope/common";
import {
  byKey,
  checked,
  date,
  fields,
  isMapping,
  listOf,
  mapped,
  numberWhere,
  oneOf,
  oneOrMore,
  openFields,
  Place,
  positive,
  publishedTexts,
  required,
  someOf,
  type Type,
  text,
  textWhere,
  wholeNumber,
  withDefault,
} from "@episcope/common/reading";
import type { ImportedModel } from "@episcope/runner";

export interface ImportMapping {
  /** Key of the region. */
  readonly city: string;
  readonly runName: string;
  /** Date of the first day; by default the first one of the data. */
  readonly start: Day | undefined;
  readonly population: number | undefined;
  /** How long people count as infected, where only new infections are known. */
  readonly infectedDays: number | undefined;
  readonly notes: string | undefined;
  /** Which low and high values of Covasim are. */
  readonly quantiles: { readonly low: number; readonly high: number };
  /** Whose results these are. */
  readonly model: ImportedModel | undefined;
  readonly licence: { readonly name: string; readonly url: string } | undefined;
  readonly columns: Readonly<Record<ColumnRole, string>>;
  /** By name of the other model. */
  readonly variables: ReadonlyMap<string, Target>;
  readonly options: readonly ImportedOption[];
  readonly scenarios: readonly ImportedScenario[];
}

export type ColumnRole = "date" | "scenario" | "variable" | "value" | "quantile";

export interface Target {
  /** Of the table of infections. */
  readonly column: string;
  /** Whether the values are those of each day, and the column their sum. */
  readonly isNew: boolean;
}

export interface ImportedOption {
  readonly name: string;
  readonly title: Translations;
  readonly texts: Translations<ReadonlyMap<string, string>>;
}

export interface ImportedScenario {
  /** In the column of scenarios. */
  readonly name: string | undefined;
  /** Names of files, perhaps with "*": one for each member. */
  readonly files: readonly string[];
  /** By option. */
  readonly values: Readonly<Record<string, string>>;
}

export interface ReadMapping {
  /** Missing if there are faults. */
  readonly mapping?: ImportMapping;
  readonly faults: readonly Fault[];
}

/** It stands in files whose cells are not quoted, and in addresses. */
const cell = checked(text, (value, place) =>
  /^[^;\t\r\n"]{1,200}$/.test(value)
    ? undefined
    : problem("mustBe", { name: place.name, expected: problem("aText"), value }),
);
const name = textWhere(
  (value) => /^\w[\w-]{0,40}$/.test(value),
  problem("writtenLike", { example: "masks" }),
);

const target: Type<Target> = (raw, place) => {
  const given = fields({ column: required(oneOf(...infectionColumns)), each: oneOf("day") });
  if (typeof raw === "string") {
    const column = oneOf(...infectionColumns)(raw, place);
    return column && { column, isNew: false };
  }
  const read = given(raw, place);
  return read && { column: read.column, isNew: read.each === "day" };
};

const titles = publishedTexts("title", text);
const texts = publishedTexts(
  "texts",
  mapped(byKey(text), (each) => new Map(Object.entries(each))),
);
/** Title and words in every language. */
const knownToOption = [
  "name",
  ...writtenLanguages.flatMap((each) => ["title", "texts"].map((key) => keyInLanguage(key, each))),
];
const optionFields = openFields({ name: required(name) });
const option: Type<ImportedOption> = (raw, place) => {
  const unknown = Object.keys(isMapping(raw) ? raw : {}).find(
    (key) => !knownToOption.includes(key),
  );
  if (unknown !== undefined)
    return place
      .at(unknown)
      .fault(problem("notKnownHere", { name: unknown, names: knownToOption }));
  const given = optionFields(raw, place);
  return (
    given && { name: given.name, title: titles(raw, place) ?? {}, texts: texts(raw, place) ?? {} }
  );
};

const scenario = fields({
  name: text,
  files: withDefault(
    oneOrMore(textWhere((value) => /^[^/\\]+$/.test(value), problem("aText"))),
    [],
  ),
  values: withDefault(byKey(cell), {}),
});

const usualColumns = {
  date: "date",
  scenario: "scenario",
  variable: "variable",
  value: "value",
  quantile: "quantile",
} as const;
const columns = fields({
  date: withDefault(text, usualColumns.date),
  scenario: withDefault(text, usualColumns.scenario),
  variable: withDefault(text, usualColumns.variable),
  value: withDefault(text, usualColumns.value),
  quantile: withDefault(text, usualColumns.quantile),
});

const webAddress = textWhere(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  problem("writtenLike", { example: "https://example.org/" }),
);

/** As Covasim has them unless somebody chooses others. */
const usualQuantiles = { low: 0.1, high: 0.9 } as const;

const mappingFields = fields({
  city: required(
    textWhere(
      (value) => /^[a-z][a-z0-9-]{0,40}$/.test(value),
      problem("writtenLike", { example: "town" }),
    ),
  ),
  runName: withDefault(
    textWhere(
      (value) => /^[A-Za-z]{1,20}$/.test(value),
      problem("writtenLike", { example: "run" }),
    ),
    "run",
  ),
  start: date,
  population: positive,
  infectedDays: wholeNumber(1, 100),
  notes: text,
  model: fields({ name: required(text), version: text, url: webAddress }),
  licence: fields({ name: required(text), url: required(webAddress) }),
  quantiles: withDefault(
    fields({
      low: required(numberWhere((value) => value >= 0 && value < 0.5, problem("aShare"))),
      high: required(numberWhere((value) => value > 0.5 && value <= 1, problem("aShare"))),
    }),
    usualQuantiles,
  ),
  columns: withDefault(columns, usualColumns),
  variables: withDefault(byKey(target), {}),
  options: withDefault(listOf(option), []),
  scenarios: required(someOf(scenario)),
});

const mappingType = checked(mappingFields, ({ options, scenarios }) => {
  const names = options.map((each) => each.name);
  const twice = names.find((each, index) => names.indexOf(each) !== index);
  if (twice !== undefined) return problem("columnTwice", { column: twice });
  for (const { values } of scenarios) {
    const unknown = Object.keys(values).find((each) => !names.includes(each));
    if (unknown !== undefined) return problem("notKnownHere", { name: unknown, names });
    const missing = names.find((each) => !Object.hasOwn(values, each));
    if (missing !== undefined) return problem("fieldMissing", { field: missing });
  }
  return undefined;
});

export function readMapping(source: string, file: string): ReadMapping {
  const yaml = readYaml(source, file);
  const read = yaml.mapping && mappingType(yaml.mapping, new Place(yaml, undefined));
  const { faults } = yaml.faults;
  if (!read || faults.length > 0) return { faults };
  const mapping = { ...read, variables: new Map(Object.entries(read.variables)) };
  return { mapping, faults };
}
