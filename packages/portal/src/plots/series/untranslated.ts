import { inEachLanguage, type Localized } from "@episcope/common";

/** A name that needs no translation, or one that nobody has written down yet. */
export function untranslated(name: string): Localized {
  return inEachLanguage(() => name);
}
