// German and English words, side by side in the room that uses them.

export type Language = "en" | "de";
export type Localized = Readonly<Record<Language, string>>;

export const languages: readonly Language[] = ["de", "en"];

/** Declares the texts of one room. The English ones are the type: a missing German one does not compile. */
export function defineTexts<Texts>(texts: {
  readonly en: Texts;
  readonly de: NoInfer<Texts>;
}): Readonly<Record<Language, Texts>> {
  return texts;
}
