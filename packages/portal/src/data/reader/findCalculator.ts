// The definition of a calculator: in the visitor's language, else in English, else the file of
// before February 2021, which names no language (calculators specification 3).
import { type CalculatorKind, calculatorFolder, parseCalculator } from "@episcope/battery";
import { type Fault, type Language, languagesToTry } from "@episcope/common";
import type { FoundCalculator } from "../calculator.ts";
import { FetchError } from "../network/fetchError.ts";
import { fetchText, isMissing } from "../network/fetchText.ts";
import { fileUrl } from "../paths.ts";

export interface CalculatorName {
  readonly dataRoot: string;
  readonly kind: CalculatorKind;
  /** From the address bar. */
  readonly id: string;
  readonly language: Language;
}

/** An error is thrown only where no file could be used and one could not be had. */
export async function findCalculator(
  { dataRoot, kind, id, language }: CalculatorName,
  signal: AbortSignal,
): Promise<FoundCalculator> {
  const folder = calculatorFolder(kind);
  const faults: Fault[] = [];
  let failure: unknown;
  for (const of of [...languagesToTry(language), undefined]) {
    const name = of === undefined ? `${id}.yaml` : `${id}.${of}.yaml`;
    const url = id.includes("/") ? undefined : fileUrl(`${dataRoot}${folder}/`, name);
    if (url === undefined) return { kind: "missing", faults: [] };
    try {
      const text = await fetchText(url, { signal });
      if (isNothing(text)) continue;
      const parsed = parseCalculator(text, `${folder}/${name}`, kind);
      if (parsed.definition)
        return { kind: "found", definition: parsed.definition, language: of, faults };
      faults.push(...parsed.faults);
    } catch (error) {
      // One broken file may have a good neighbour; a lost connection has none.
      const isOfFile =
        isMissing(error) || (error instanceof FetchError && error.fault === "server");
      if (!isOfFile) throw error;
      if (!isMissing(error)) failure ??= error;
    }
  }
  if (failure !== undefined && faults.length === 0) throw failure;
  return { kind: "missing", faults };
}

/** Some hosts answer an unknown address with nothing, or with a page that says it is none. */
function isNothing(text: string): boolean {
  return /^\ufeff?\s*(<|$)/.test(text);
}
