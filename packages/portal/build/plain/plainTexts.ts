import { defineTexts } from "@episcope/common";

export const plainTexts = defineTexts({
  en: {
    needsScript:
      "Curves, maps and calculators need JavaScript; without it, this portal can be read, but shows no results.",
    home: "Home",
    imprint: "Imprint",
    report: (date: string) => `Short version of the report of ${date}`,
    full: "Full report (PDF, in German)",
  },
  de: {
    needsScript:
      "Kurven, Karten und Rechner brauchen JavaScript; ohne lässt sich dieses Portal lesen, zeigt aber keine Ergebnisse.",
    home: "Startseite",
    imprint: "Impressum",
    report: (date: string) => `Kurzfassung des Berichts vom ${date}`,
    full: "Ganzer Bericht (PDF)",
  },
});
