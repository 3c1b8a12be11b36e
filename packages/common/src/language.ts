// The languages of the portal. A text is a map with one entry for each, so that a language is data.

export type Language = "en" | "de";

/** In the order of the switch. */
export const languages: readonly Language[] = ["de", "en"];

/** The same thing in each language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** The English texts set the type: a missing German one does not compile. */
export function defineTexts<Texts>(texts: {
  readonly en: Texts;
  readonly de: NoInfer<Texts>;
}): Localized<Texts> {
  return texts;
}
