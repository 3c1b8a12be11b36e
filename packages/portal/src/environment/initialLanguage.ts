// Apart from language.ts so that boot.ts stays small: it runs before anything is shown.
import { type Language, languages } from "./catalogue.ts";
import { readStored } from "./storage.ts";

export const languageKey = "default-locale";

/** The stored choice; else German for German browsers; else English. */
export function initialLanguage(): Language {
  return readStored(languageKey, languages) ?? (/^de\b/i.test(navigator.language) ? "de" : "en");
}
