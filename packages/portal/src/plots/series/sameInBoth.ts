import type { Localized } from "@episcope/common";

/** A name that needs no translation, or one that nobody has written down yet. */
export function sameInBoth(name: string): Localized {
  return { en: name, de: name };
}
