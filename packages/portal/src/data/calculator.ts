// The result of looking up a calculator, as the worker sends it.
import type { CalculatorDefinition } from "@episcope/battery";
import type { Fault, WrittenLanguage } from "@episcope/common";

export interface CalculatorFound {
  readonly kind: "found";
  readonly definition: CalculatorDefinition;
  /** Language of its texts; undefined if the file has none. */
  readonly language: WrittenLanguage | undefined;
  /** Faults of files that were skipped. */
  readonly faults: readonly Fault[];
}

export type FoundCalculator =
  | CalculatorFound
  /** Without faults nothing is published under this name. */
  | { readonly kind: "missing"; readonly faults: readonly Fault[] };
