// The languages of the portal. A text is a map with one entry per language, and inLanguage looks it
// up: nothing else knows which languages exist.

/**
 * Languages of texts, in the order of the switch. If one is added, missing texts do not compile.
 */
export const writtenLanguages = ["de", "en"] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** Has the plain names (heading, notes.md), and is shown if another language is missing. */
export const sourceLanguage = "en" as const satisfies WrittenLanguage;

/** English with every letter marked. Tests use it to find texts that are not in a map. */
export const pseudoLanguage = "qps";

/** Only tests need it, so that no visitor loads it. */
let pseudo = <T>(texts: T): T => texts;

export async function loadPseudoLanguage(): Promise<void> {
  ({ pseudo } = await import("./pseudo.ts"));
}

/** The language of a page. It cannot index a map, so every look-up goes through inLanguage. */
export type Language = WrittenLanguage | typeof pseudoLanguage;

/** A value in each language. */
export type Localized<T = string> = Readonly<Record<WrittenLanguage, T>>;

/** A value in some languages, as in files. */
export type Translations<T = string> = Partial<Localized<T>>;

/** The English texts set the type: a missing text of another language does not compile. */
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

export function inEachLanguage<T>(make: (language: WrittenLanguage) => T): Localized<T> {
  return Object.fromEntries(
    writtenLanguages.map((language) => [language, make(language)]),
  ) as Record<WrittenLanguage, T>;
}

/** The languages in which a value is found, English first. */
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

/** In the requested language, or else in another one. */
export function inAvailableLanguage<T>(
  texts: Translations<T> | undefined,
  wanted: Language,
): T | undefined {
  const [text] = languagesToTry(wanted).flatMap((language) => texts?.[language] ?? []);
  return wanted === pseudoLanguage ? pseudo(text) : text;
}

/** The language of formats, files and voices. */
export function writtenLanguage(language: Language): WrittenLanguage {
  return language === pseudoLanguage ? sourceLanguage : language;
}

/** In the order in which to try them: the requested one, English, then the others. */
export function languagesToTry(wanted: Language): readonly WrittenLanguage[] {
  return [...new Set([writtenLanguage(wanted), sourceLanguage, ...writtenLanguages])];
}

/** notes.md is English, notes.de.md German. */
export function fileInLanguage(name: string, language: WrittenLanguage): string {
  return language === sourceLanguage ? name : name.replace(/(\.[^./]+)?$/, `.${language}$1`);
}

/** The key of a text in published files: heading is English, headingDe German. */
export function keyInLanguage(key: string, language: WrittenLanguage): string {
  return language === sourceLanguage
    ? key
    : key + language.charAt(0).toUpperCase() + language.slice(1);
}

/** A text as fields of a published file: heading, headingDe, … */
export function publishedFields<T>(key: string, texts: Translations<T>): Record<string, T> {
  return Object.fromEntries(
    languagesToTry(sourceLanguage).flatMap((language) => {
      const text = texts[language];
      return text === undefined ? [] : [[keyInLanguage(key, language), text]];
    }),
  );
}
