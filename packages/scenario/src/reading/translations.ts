// Texts with translations: title with titleDe beside it, or title: { en: …, de: … }.
import { isMapping } from "@episcope/battery";
import {
  inEachLanguage,
  inFoundLanguages,
  keyInLanguage,
  type Translations,
  writtenLanguages,
} from "@episcope/common";
import { type Fields, fields, required, type Shape } from "./fields.ts";
import { plainText } from "./plainTypes.ts";
import type { Type } from "./types.ts";

const perLanguage = fields({ ...inEachLanguage(() => plainText), en: required(plainText) });

/** A single text is English. */
export const translatedText: Type<Translations> = (raw, place) => {
  if (isMapping(raw)) {
    const given = perLanguage(raw, place);
    return given && inFoundLanguages((language) => given[language] || undefined);
  }
  const en = plainText(raw, place);
  return en === undefined ? undefined : { ...(en && { en }) };
};

/** Fields, some of them translated texts, which may stand in fields of their own. */
export function translatedFields<S extends Shape>(
  translated: readonly (keyof S & string)[],
  shape: S,
): Type<Fields<S>> {
  return (raw, place) => {
    const single = translated.filter((name) => !isMapping(raw) || !isMapping(raw[name]));
    const keys = single.flatMap((name) => writtenLanguages.map((tag) => keyInLanguage(name, tag)));
    const beside = Object.fromEntries(keys.map((key) => [key, plainText]));
    const given = fields<Shape>({ ...beside, ...shape })(raw, place);
    const whole = single.map((name) => {
      const texts = inFoundLanguages((language) => {
        const text = given?.[keyInLanguage(name, language)];
        return typeof text === "string" && text ? text : undefined;
      });
      const own: unknown = given?.[name];
      return [name, { ...(isMapping(own) && own), ...texts }];
    });
    // Each field was read by the type of its name.
    return given && ({ ...given, ...Object.fromEntries(whole) } as Fields<S>);
  };
}
