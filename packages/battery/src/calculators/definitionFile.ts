// A definition file while it is read: faults make it unusable, repairs are only reported.
import { type Fault, FaultList, type Problem, parseDay, problem } from "@episcope/common";
import { isMapping, type Mapping, type Path } from "@episcope/common/reading";
import { readYaml, type YamlFile } from "../yamlFile.ts";
import { readOptionValue } from "./readValue.ts";

/** A definition has some ten groups; what is far beyond would only slow the page down. */
export const mostEntries = 40;
/** With so many groups at most, no product of values leaves the range of numbers. */
const largestValue = 1e6;
const smallestDivisor = 1e-6;
const mostCharacters = 1_000_000;

/** What a number may be, and the fault where it is not. */
const numberRules = {
  any: { code: "valueOutOfRange", holds: () => true },
  notNegative: { code: "valueNegative", holds: (value: number) => value >= 0 },
  positive: { code: "valueNotPositive", holds: (value: number) => value > 0 },
  divisor: { code: "valueNotPositive", holds: (value: number) => value >= smallestDivisor },
  share: { code: "valueNotShare", holds: (value: number) => value >= 0 && value <= 1 },
} as const;
export type NumberRule = keyof typeof numberRules;

/** The field, group, option, base value or scenario that has a fault. */
export type FaultySubject = string | Problem;

export interface CheckedValue {
  readonly value: number;
  readonly isDefault: boolean;
}

export class DefinitionFile {
  readonly root: Mapping | undefined;
  readonly #yaml: YamlFile;
  readonly #repairs: { readonly path: Path; readonly found: Problem }[] = [];

  constructor(text: string, file: string) {
    const isTooLarge = text.length > mostCharacters;
    this.#yaml = isTooLarge ? refused(file) : readYaml(text, file);
    this.root = this.#yaml.mapping;
  }

  get faults(): readonly Fault[] {
    return this.#yaml.faults.faults;
  }

  /** Only of a file without faults: whoever has to mend it sees the repairs afterwards. */
  takeRepairs(): readonly Fault[] {
    if (this.faults.length > 0) return [];
    for (const { path, found } of this.#repairs) this.#yaml.faultAtKey(path, found);
    return this.faults;
  }

  fault(path: Path, found: Problem): undefined {
    this.#yaml.fault(path, found);
    return undefined;
  }

  faultAtKey(path: Path, found: Problem): undefined {
    this.#yaml.faultAtKey(path, found);
    return undefined;
  }

  repair(path: Path, found: Problem): void {
    this.#repairs.push({ path, found });
  }

  /** Keys of a mapping in the order of the file. */
  names(path: Path): readonly string[] {
    return this.#yaml.keys(path).map(({ name }) => name);
  }

  /** Faults for all keys but these. */
  onlyKeys(path: Path, known: readonly string[]): void {
    for (const name of this.names(path)) {
      if (!known.includes(name))
        this.faultAtKey([...path, name], problem("keyUnknown", { key: name }));
    }
  }

  /** A mapping of entries; empty where it is missing. */
  entries(
    mapping: Mapping,
    path: Path,
  ): readonly { readonly name: string; readonly path: Path; readonly value: unknown }[] {
    const field = String(path.at(-1));
    const value = own(mapping, field);
    if (value === undefined || value === null) return [];
    if (!isMapping(value)) {
      this.fault(path, problem("mustBeMapping", { field }));
      return [];
    }
    const names = this.names(path);
    if (names.length > mostEntries) {
      this.fault(path, problem("tooManyEntries", { field, most: mostEntries }));
      return [];
    }
    return names.map((name) => ({ name, path: [...path, name], value: own(value, name) }));
  }

  text(mapping: Mapping, path: Path): string | undefined {
    const field = String(path.at(-1));
    const value = own(mapping, field);
    if (value === undefined || value === null) return undefined;
    const text = titleText(value);
    return text ?? this.fault(path, problem("mustBeText", { field }));
  }

  texts(mapping: Mapping, path: Path): readonly string[] {
    const field = String(path.at(-1));
    const value = own(mapping, field);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.fault(path, problem("mustBeList", { field }));
      return [];
    }
    return value.flatMap((entry: unknown, index) => {
      const text = titleText(entry);
      if (text === undefined) this.fault([...path, index], problem("mustHoldTexts", { field }));
      return text === undefined ? [] : [text];
    });
  }

  /** A number of its own, without the mark of a default. */
  number(mapping: Mapping, path: Path, rule: NumberRule): number | undefined {
    const field = String(path.at(-1));
    if (!Object.hasOwn(mapping, field)) return undefined;
    const checked = this.value(mapping[field], path, field, rule);
    if (checked?.isDefault)
      return this.fault(
        path,
        problem("valueNotNumber", { of: field, value: String(mapping[field]) }),
      );
    return checked?.value;
  }

  date(mapping: Mapping, path: Path): string | undefined {
    const text = this.text(mapping, path);
    if (text !== undefined && parseDay(text) !== undefined) return text;
    return this.fault(path, problem("mustBeDate", { field: String(path.at(-1)) }));
  }

  value(value: unknown, path: Path, of: FaultySubject, rule: NumberRule): CheckedValue | undefined {
    const read = readOptionValue(value);
    const { code, holds } = numberRules[rule];
    if (!read) return this.fault(path, problem("valueNotNumber", { of, value: shownValue(value) }));
    if (!holds(read.value)) return this.fault(path, problem(code, { of }));
    if (Math.abs(read.value) > largestValue)
      return this.fault(path, problem("valueOutOfRange", { of }));
    return read;
  }
}

function refused(file: string): YamlFile {
  const faults = new FaultList(file);
  faults.add(problem("fileTooLarge"), 1, 1);
  return {
    mapping: undefined,
    faults,
    fault: () => {},
    faultAtKey: () => {},
    keys: () => [],
    isQuoted: () => false,
  };
}

/** Texts, and numbers or words that YAML took for something else; undefined for what is empty or no single value. */
export function titleText(value: unknown): string | undefined {
  const isPlain = typeof value === "number" || typeof value === "boolean";
  const text = typeof value === "string" ? value.trim() : isPlain ? String(value) : "";
  return text === "" ? undefined : text;
}

/** Names such as constructor must not find what every object has. */
function own(mapping: Mapping, name: string): unknown {
  return Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

function shownValue(value: unknown): string | Problem {
  if (value === null || value === undefined || value === "") return problem("emptyValue");
  if (typeof value === "object") return problem("listOrMapping");
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
