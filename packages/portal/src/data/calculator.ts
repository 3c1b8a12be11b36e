// What became of a calculator that a page asked for, as it crosses from the worker.
import type { CalculatorDefinition } from "@episcope/battery";
import type { Fault, WrittenLanguage } from "@episcope/common";

export interface CalculatorFound {
  readonly kind: "found";
  readonly definition: CalculatorDefinition;
  /** Of its texts; undefined where the file does not say. */
  readonly language: WrittenLanguage | undefined;
  /** Of files that had to be passed over. */
  readonly faults: readonly Fault[];
}

export type FoundCalculator =
  | CalculatorFound
  /** Without faults nothing is published under this name. */
  | { readonly kind: "missing"; readonly faults: readonly Fault[] };
