// Separate from language.ts to keep boot.ts small: it runs before the first paint.
import { type Language, pseudoLanguage, sourceLanguage, writtenLanguages } from "@episcope/common";
import { readStored } from "./storage.ts";

export const languageKey = "default-locale";

/** The stored choice, otherwise the browser's language, otherwise English. */
export function initialLanguage(): Language {
  const browser = navigator.language.split("-", 1)[0]?.toLowerCase();
  return (
    readStored<Language>(languageKey, [...writtenLanguages, pseudoLanguage]) ??
    writtenLanguages.find((language) => language === browser) ??
    sourceLanguage
  );
}
