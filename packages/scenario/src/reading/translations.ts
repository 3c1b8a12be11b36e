// Texts with translations: title with titleDe beside it, or title: { en: …, de: … }.
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

/** Fields, some of them translated texts, which may stand in fields of their own. */
export function translatedFields<S extends Readonly<Record<string, RunType<unknown>>>>(
  translated: readonly (keyof S & string)[],
  shape: S,
): RunType<Fields<S>> {
  return (raw, place) => {
    const single = translated.filter((name) => !isMapping(raw) || !isMapping(raw[name]));
    const keys = single.flatMap((name) => writtenLanguages.map((tag) => keyInLanguage(name, tag)));
    const beside = Object.fromEntries(keys.map((key) => [key, text]));
    const all: Readonly<Record<string, RunType<unknown>>> = { ...beside, ...shape };
    const given = fields(all)(raw, place);
    const whole = single.map((name) => {
      const texts = inFoundLanguages((language) => {
        const found = given?.[keyInLanguage(name, language)];
        return typeof found === "string" ? found : undefined;
      });
      const own = given?.[name];
      return [name, { ...(isMapping(own) && own), ...texts }];
    });
    // Each field was read by the type of its name.
    return given && ({ ...given, ...Object.fromEntries(whole) } as Fields<S>);
  };
}
