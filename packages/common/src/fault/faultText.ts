// Faults in words.
import { defineTexts, inLanguage, type Language } from "../language.ts";
import { type Fault, faultPlace } from "./fault.ts";
import type { Problem, ProblemValue } from "./problem.ts";
import { words } from "./words/words.ts";

/** file:line:column: problem, a form that editors understand. */
export function faultText(fault: Fault, language: Language): string {
  return `${faultPlace(fault)}: ${problemText(fault, language)}`;
}

export function problemText({ code, values }: Problem, language: Language): string {
  return inLanguage<string>(words[code], language).replace(
    /\{(\w+)(?:\|(and|or))?\}/g,
    (_, name, joint) => valueText(values[name] ?? "", language, joint),
  );
}

const joints = defineTexts({
  en: { and: " and ", or: " or " },
  de: { and: " und ", or: " oder " },
});

function valueText(value: ProblemValue, language: Language, joint?: "and" | "or"): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if ("code" in value) return problemText(value, language);
  return value.join(joint ? inLanguage(joints, language)[joint] : ", ");
}
