// The definition of a calculator: in the visitor's language, otherwise in English, otherwise the
// file without a language from before February 2021 (calculators specification 3).
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

/** Throws only if no file could be used and one could not be loaded. */
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
      // Another file may work after a server error, but not without a connection.
      const isOfFile =
        isMissing(error) || (error instanceof FetchError && error.fault === "server");
      if (!isOfFile) throw error;
      if (!isMissing(error)) failure ??= error;
    }
  }
  if (failure !== undefined && faults.length === 0) throw failure;
  return { kind: "missing", faults };
}

/** Some hosts answer an unknown address with an empty body or an error page. */
function isNothing(text: string): boolean {
  return /^\ufeff?\s*(<|$)/.test(text);
}
