// Translated texts: title with titleDe beside it, or title: { en: …, de: … }.
import {
  inEachLanguage,
  inFoundLanguages,
  keyInLanguage,
  type Translations,
  writtenLanguages,
} from "@episcope/common";
import {
  type Fields,
  fields,
  isMapping,
  publishedTexts,
  required,
  type Type,
  text,
} from "@episcope/common/reading";
import type { RunType } from "./types.ts";

const perLanguage = fields({ ...inEachLanguage(() => text), en: required(text) });

/** A single text is English. */
export const translatedText: Type<Translations> = (raw, place) => {
  if (isMapping(raw)) {
    const given = perLanguage(raw, place);
    return given && inFoundLanguages((language) => given[language]);
  }
  const en = text(raw, place);
  return en === undefined ? undefined : { en };
};

/** Fields, some of them texts whose translations may be in fields of their own (titleDe). */
export function translatedFields<S extends Readonly<Record<string, RunType<unknown>>>>(
  translated: readonly (keyof S & string)[],
  shape: S,
): RunType<Fields<S>> {
  return (raw, place) => {
    const single = translated.filter((name) => !isMapping(raw) || !isMapping(raw[name]));
    const keys = single.flatMap((name) => writtenLanguages.map((tag) => keyInLanguage(name, tag)));
    const all: Readonly<Record<string, RunType<unknown>>> = {
      ...Object.fromEntries(keys.map((key) => [key, text])),
      ...shape,
    };
    const given = fields(all)(raw, place);
    if (!given) return undefined;
    const texts = single.map((name) => [name, publishedTexts(name, text)(raw, place)]);
    // Each field was read by its own type.
    return { ...given, ...Object.fromEntries(texts) } as Fields<S>;
  };
}
