import type { Localized } from "../../environment/catalogue.ts";

/** A name that needs no translation, or one that nobody has written down yet. */
export function sameInBoth(name: string): Localized {
  return { en: name, de: name };
}
