import { type Fault, problem } from "@episcope/common";
import { isMapping, type Mapping, Place } from "@episcope/common/reading";
import { readYaml } from "../yamlFile.ts";
import type { CalculatorDefinition, CalculatorKind } from "./definition.ts";
import type { DefinitionPlace, Repair } from "./readGroups.ts";
import { readRDefinition } from "./readRDefinition.ts";
import { readRiskDefinition } from "./readRiskDefinition.ts";

export interface ParsedCalculator {
  /** Missing if the file has faults. */
  readonly definition: CalculatorDefinition | undefined;
  readonly faults: readonly Fault[];
  /** Missing or duplicate entries that were repaired; the calculator works. */
  readonly repairs: readonly Fault[];
}

const maxCharacters = 1_000_000;

/** The kind is that of the page; without one it is inferred from the file. */
export function parseCalculator(
  text: string,
  file: string,
  kind?: CalculatorKind,
): ParsedCalculator {
  if (text.length > maxCharacters) {
    const fault = { file, line: 1, column: 1, ...problem("fileTooLarge") };
    return { definition: undefined, faults: [fault], repairs: [] };
  }
  const yaml = readYaml(text, file);
  const repairs: Repair[] = [];
  // Tolerant, so that all faults are found even if one part refers to another that is missing.
  const place = new Place(yaml, repairs, true);
  const definition = yaml.mapping && readDefinition(yaml.mapping, place, kind);
  const { faults } = yaml.faults;
  // Repairs are reported only when no faults are left.
  if (faults.length > 0) return { definition: undefined, faults, repairs: [] };
  for (const { path, found } of repairs) yaml.faultAtKey(path, found);
  return { definition, faults, repairs: yaml.faults.faults };
}

function readDefinition(
  root: Mapping,
  place: DefinitionPlace,
  kind = kindOf(root),
): CalculatorDefinition | undefined {
  return kind === "risk" ? readRiskDefinition(root, place) : readRDefinition(root, place, kind);
}

/** Risk calculators have their own groups; version 2 options are lists. */
function kindOf(root: Mapping): CalculatorKind {
  if (["multipliers", "divisors", "calibrationParam"].some((key) => Object.hasOwn(root, key)))
    return "risk";
  const groups = [root.additiveGroups, root.optionGroups].flatMap((value) =>
    isMapping(value) ? Object.values(value) : [],
  );
  const isList = groups.some((options) => Array.isArray(options) && Array.isArray(options[0]));
  return isList ? "v2" : "v1";
}
