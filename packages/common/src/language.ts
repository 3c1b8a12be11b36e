// The languages of the portal. A text is a map with one entry for each, and inLanguage finds the
// entry: nothing else knows which languages there are.
import { pseudo } from "./pseudo.ts";

/**
 * Those that texts are written in, in the order of the switch. With a further one, whatever lacks
 * its words does not compile.
 */
export const writtenLanguages = ["de", "en"] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** The one of plain names (heading, notes.md), and what is shown where another one is missing. */
export const sourceLanguage = "en" as const satisfies WrittenLanguage;

/** English with every letter marked. Tests switch it on to find texts that come from no map. */
export const pseudoLanguage = "qps";

/** The language of a page. It cannot index a map, so every look-up goes through inLanguage. */
export type Language = WrittenLanguage | typeof pseudoLanguage;

/** The same thing in each language. */
export type Localized<T = string> = Readonly<Record<WrittenLanguage, T>>;

/** The same thing in some languages: what files hold. */
export type Translations<T = string> = Partial<Localized<T>>;

/** The English texts set the type: a missing one of another language does not compile. */
export function defineTexts<Texts>(
  texts: { readonly en: Texts } & Readonly<Record<WrittenLanguage, NoInfer<Texts>>>,
): Localized<Texts> {
  return texts;
}

export function inLanguage<T>(texts: Localized<T>, language: Language): T;
export function inLanguage<T>(texts: Localized<T> | undefined, language: Language): T | undefined;
export function inLanguage<T>(texts: Localized<T> | undefined, language: Language): T | undefined {
  return language === pseudoLanguage ? pseudo(texts?.[sourceLanguage]) : texts?.[language];
}

/** The same thing made once for each language. */
export function inEachLanguage<T>(make: (language: WrittenLanguage) => T): Localized<T> {
  return Object.fromEntries(
    writtenLanguages.map((language) => [language, make(language)]),
  ) as Record<WrittenLanguage, T>;
}

/** The same thing in those languages in which it is found, English first. */
export function inFoundLanguages<T>(
  find: (language: WrittenLanguage) => T | undefined,
): Translations<T> {
  const found: { -readonly [Language in WrittenLanguage]?: T } = {};
  for (const language of languagesToTry(sourceLanguage)) {
    const thing = find(language);
    if (thing !== undefined) found[language] = thing;
  }
  return found;
}

/** In the wanted language, or in another one where only that is there. */
export function inAvailableLanguage<T>(
  texts: Translations<T> | undefined,
  wanted: Language,
): T | undefined {
  const [text] = languagesToTry(wanted).flatMap((language) => texts?.[language] ?? []);
  return wanted === pseudoLanguage ? pseudo(text) : text;
}

/** The language whose formats, files and voices are used. */
export function writtenLanguage(language: Language): WrittenLanguage {
  return language === pseudoLanguage ? sourceLanguage : language;
}

/** Languages to try where one is enough: the wanted one, English, then the others. */
export function languagesToTry(wanted: Language): readonly WrittenLanguage[] {
  return [...new Set([writtenLanguage(wanted), sourceLanguage, ...writtenLanguages])];
}

/** notes.md is English, notes.de.md German. */
export function fileInLanguage(name: string, language: WrittenLanguage): string {
  return language === sourceLanguage ? name : name.replace(/(\.[^./]+)?$/, `.${language}$1`);
}

/** The published key of a text: heading is English, headingDe German. */
export function keyInLanguage(key: string, language: WrittenLanguage): string {
  return language === sourceLanguage
    ? key
    : key + language.charAt(0).toUpperCase() + language.slice(1);
}

/** A text as published files hold it: heading, headingDe, … */
export function publishedFields<T>(key: string, texts: Translations<T>): Record<string, T> {
  return Object.fromEntries(
    languagesToTry(sourceLanguage).flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[keyInLanguage(key, language), text]];
    }),
  );
}
