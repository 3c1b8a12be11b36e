import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { runWordsOf } from "../site/questions/questionOf.ts";

interface RunTitle {
  readonly title: string;
  /** What differs from other runs with the same title. */
  readonly set: string | undefined;
}

const texts = defineTexts({
  en: { scenarios: (city: string | undefined) => (city ? `Scenarios for ${city}` : "Scenarios") },
  de: { scenarios: (city: string | undefined) => (city ? `Szenarien für ${city}` : "Szenarien") },
});

/** The title of a run page: its question. Runs that others have added may have none yet. */
export function runTitle(path: string, city: string | undefined, language: Language): RunTitle {
  const words = runWordsOf(path, language);
  return {
    title: words?.question ?? inLanguage(texts, language).scenarios(city),
    set: words?.set,
  };
}
