// Titles of the versions of spring 2020, as on their cards; v6, a draft, has none.
import type { Localized } from "@episcope/common";

export const legacyTitles = {
  v1: { en: "Timing of different interventions", de: "Wann Maßnahmen beginnen" },
  v2: {
    en: "Adherence to different interventions",
    de: "Wie streng Maßnahmen befolgt werden",
  },
  v4: { en: "School reopening options (1)", de: "Wege zur Schulöffnung (1)" },
  v5: { en: "School reopening options (2)", de: "Wege zur Schulöffnung (2)" },
  v6: {
    en: "School reopening options (3), draft",
    de: "Wege zur Schulöffnung (3), Entwurf",
  },
  v7: { en: "School reopening options (3)", de: "Wege zur Schulöffnung (3)" },
} as const satisfies Readonly<Record<string, Localized>>;
