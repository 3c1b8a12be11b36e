// The definitions in content/calculators: each is read and checked, and the languages of one
// calculator are compared.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CalculatorDefinition,
  type CalculatorKind,
  calculatorFolder,
  parseCalculator,
  shapeDifference,
} from "@episcope/battery";
import {
  faultText,
  sourceLanguage,
  type WrittenLanguage,
  writtenLanguages,
} from "@episcope/common";
import { calculatorOfPath } from "../src/pages/calculator/calculatorPath.ts";
import { ContentError } from "./content/readYaml.ts";

export interface CalculatorFile {
  /** Below the data root: r-calculator/2020-10-23.en.yaml */
  readonly path: string;
  readonly text: string;
  readonly definition: CalculatorDefinition;
}

const folders = ["r-calculator", "risk-calculator"] as const;

/** Throws a ContentError with all faults. Each address comes from a card and needs its files. */
export function readCalculatorFiles(
  folder: string,
  addresses: readonly string[],
): readonly CalculatorFile[] {
  const files = folders.flatMap((name) =>
    namesIn(join(folder, name)).map((file) => ({
      path: `${name}/${file}`,
      text: readFileSync(join(folder, name, file), "utf8"),
    })),
  );
  const definitions = new Map<string, CalculatorDefinition>();
  const faults = files.flatMap(({ path, text }) => {
    const file = `content/calculators/${path}`;
    const parsed = parseCalculator(text, file);
    if (parsed.definition) definitions.set(path, parsed.definition);
    const expectedFolder = parsed.definition && calculatorFolder(parsed.definition.kind);
    const isElsewhere = expectedFolder !== undefined && !path.startsWith(`${expectedFolder}/`);
    return [
      ...[...parsed.faults, ...parsed.repairs].map((fault) => faultText(fault, "en")),
      ...(isElsewhere ? [`${file}: the file belongs to ${expectedFolder}/`] : []),
    ];
  });
  faults.push(...differences(definitions), ...missing(definitions, addresses));
  if (faults.length > 0) throw new ContentError(faults);
  return files.flatMap(({ path, text }) => {
    const definition = definitions.get(path);
    return definition ? [{ path, text, definition }] : [];
  });
}

/** The definition for a card. */
export function definitionOf(
  files: readonly CalculatorFile[],
  address: string,
  language: WrittenLanguage,
): CalculatorDefinition | undefined {
  const { path } = fileOf(address, language);
  return files.find((file) => file.path === path)?.definition;
}

function fileOf(
  address: string,
  language: WrittenLanguage,
): { path: string; kind: CalculatorKind } {
  const { kind, id } = calculatorOfPath(address);
  return { path: `${calculatorFolder(kind)}/${id}.${language}.yaml`, kind };
}

function namesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort();
}

function differences(definitions: ReadonlyMap<string, CalculatorDefinition>): string[] {
  return [...definitions].flatMap(([path, definition]) => {
    const english = definitions.get(path.replace(/\.[a-z]+\.yaml$/, `.${sourceLanguage}.yaml`));
    const difference = english && shapeDifference(english, definition);
    return difference === undefined
      ? []
      : [`content/calculators/${path}: ${difference} is not that of the English file`];
  });
}

function missing(
  definitions: ReadonlyMap<string, CalculatorDefinition>,
  addresses: readonly string[],
): string[] {
  return addresses.flatMap((address) =>
    writtenLanguages.flatMap((language) => {
      const { path, kind } = fileOf(address, language);
      if (definitions.get(path)?.kind === kind) return [];
      return [`content/calculators/${path}: ${address} needs this file, of the kind ${kind}`];
    }),
  );
}
