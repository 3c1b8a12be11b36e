// Apart from language.ts so that boot.ts stays small: it runs before anything is shown.
import { type Language, pseudoLanguage, sourceLanguage, writtenLanguages } from "@episcope/common";
import { readStored } from "./storage.ts";

export const languageKey = "default-locale";

/** The stored choice, else the browser's language, else English. */
export function initialLanguage(): Language {
  const browser = navigator.language.split("-", 1)[0]?.toLowerCase();
  return (
    readStored<Language>(languageKey, [...writtenLanguages, pseudoLanguage]) ??
    writtenLanguages.find((language) => language === browser) ??
    sourceLanguage
  );
}
