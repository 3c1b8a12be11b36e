// Calculators of the data root, for their pages.
import type { CalculatorKind } from "@episcope/battery";
import type { Language } from "@episcope/common";
import type { FoundCalculator } from "./calculator.ts";
import { readConfig } from "./config.ts";
import { reader } from "./reader/reader.ts";

export async function findCalculator(
  name: { readonly kind: CalculatorKind; readonly id: string; readonly language: Language },
  signal: AbortSignal,
): Promise<FoundCalculator> {
  const { dataRoot } = await readConfig();
  return await reader.call("findCalculator", { ...name, dataRoot }, { signal });
}
