import type { Fault } from "@episcope/common";
import { isMapping, type Mapping } from "@episcope/common/reading";
import type { CalculatorDefinition, CalculatorKind } from "./definition.ts";
import { DefinitionFile } from "./definitionFile.ts";
import { readRDefinition } from "./readRDefinition.ts";
import { readRiskDefinition } from "./readRiskDefinition.ts";

export interface ParsedCalculator {
  /** Missing when the file has faults. */
  readonly definition: CalculatorDefinition | undefined;
  readonly faults: readonly Fault[];
  /** What was missing or double and could be settled; the calculator works. */
  readonly repairs: readonly Fault[];
}

/** The kind is that of the page; without one it follows from the file. */
export function parseCalculator(
  text: string,
  file: string,
  kind?: CalculatorKind,
): ParsedCalculator {
  const source = new DefinitionFile(text, file);
  const definition = source.root && readDefinition(source, source.root, kind);
  const { faults } = source;
  return {
    definition: faults.length === 0 ? definition : undefined,
    faults,
    repairs: source.takeRepairs(),
  };
}

function readDefinition(
  source: DefinitionFile,
  root: Mapping,
  kind = kindOf(root),
): CalculatorDefinition {
  return kind === "risk" ? readRiskDefinition(source, root) : readRDefinition(source, root, kind);
}

/** Risk calculators have groups of their own; the options of version 2 are lists. */
function kindOf(root: Mapping): CalculatorKind {
  if (["multipliers", "divisors", "calibrationParam"].some((key) => Object.hasOwn(root, key)))
    return "risk";
  const groups = [root.additiveGroups, root.optionGroups].flatMap((value) =>
    isMapping(value) ? Object.values(value) : [],
  );
  const isList = groups.some((options) => Array.isArray(options) && Array.isArray(options[0]));
  return isList ? "v2" : "v1";
}
