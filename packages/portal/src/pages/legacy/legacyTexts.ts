import { defineTexts } from "@episcope/common";

export const legacyTexts = defineTexts({
  en: {
    cities: "Region",
    released: (version: number, date: string) =>
      `Archive of spring 2020: version ${version} of the model, released ${date}.`,
    updated: (version: number, date: string) =>
      `Archive of spring 2020: version ${version} of the model, last updated ${date}.`,
    draft: (version: number) =>
      `Archive of spring 2020: version ${version} of the model, an internal draft that version 7 soon replaced.`,
    toSuccessor: "To version 7",
    newer: "Newer scenarios",
    noBase: "There is no run without restrictions for this region.",
  },
  de: {
    cities: "Region",
    released: (version: number, date: string) =>
      `Archiv vom Frühjahr 2020: Fassung ${version} des Modells, veröffentlicht am ${date}.`,
    updated: (version: number, date: string) =>
      `Archiv vom Frühjahr 2020: Fassung ${version} des Modells, zuletzt überarbeitet am ${date}.`,
    draft: (version: number) =>
      `Archiv vom Frühjahr 2020: Fassung ${version} des Modells, ein interner Entwurf, den bald Fassung 7 ersetzte.`,
    toSuccessor: "Zu Fassung 7",
    newer: "Neuere Szenarien",
    noBase: "Für diese Region gibt es keinen Lauf ohne Einschränkungen.",
  },
});
