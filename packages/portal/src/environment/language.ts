// Which of the two languages is shown.
import { create } from "zustand";
import type { Language } from "./catalogue.ts";
import { initialLanguage, languageKey } from "./initialLanguage.ts";
import { writeStored } from "./storage.ts";

const useLanguageState = create<{ readonly language: Language }>()(() => ({
  language: initialLanguage(),
}));

export function useLanguage(): Language {
  return useLanguageState((state) => state.language);
}

export function chooseLanguage(language: Language): void {
  writeStored(languageKey, language);
  useLanguageState.setState({ language });
}
