import { inEachLanguage, type Localized } from "@episcope/common";

/** A name that needs no translation, or has none yet. */
export function untranslated(name: string): Localized {
  return inEachLanguage(() => name);
}
