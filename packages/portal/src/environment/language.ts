// Which language is shown.

import { inLanguage, type Language, type Localized } from "@episcope/common";
import { create } from "zustand";
import { initialLanguage, languageKey } from "./initialLanguage.ts";
import { writeStored } from "./storage.ts";

const useLanguageState = create<{ readonly language: Language }>()(() => ({
  language: initialLanguage(),
}));

export function useLanguage(): Language {
  return useLanguageState((state) => state.language);
}

/** The texts of a component in the language that is shown. */
export function useTexts<T>(texts: Localized<T>): T {
  return inLanguage(texts, useLanguage());
}

export function chooseLanguage(language: Language): void {
  writeStored(languageKey, language);
  useLanguageState.setState({ language });
}
