import { inLanguage, type Language, type Localized, type WrittenLanguage } from "@episcope/common";
import { create } from "zustand";
import { initialLanguage, languageKey } from "./initialLanguage.ts";
import { writeStored } from "./storage.ts";

const useLanguageState = create<{ readonly language: Language }>()(() => ({
  language: initialLanguage(),
}));

export function useLanguage(): Language {
  return useLanguageState((state) => state.language);
}

/** The texts of a component in the current language. */
export function useTexts<T>(texts: Localized<T>): T {
  return inLanguage(texts, useLanguage());
}

/** The lang attribute of a text: undefined if the page has the same language. */
export function langOf(
  text: WrittenLanguage | undefined,
  page: Language,
): WrittenLanguage | undefined {
  return text === page ? undefined : text;
}

export function chooseLanguage(language: Language): void {
  writeStored(languageKey, language);
  useLanguageState.setState({ language });
}
