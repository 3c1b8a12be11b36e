import { defineTexts } from "@episcope/common";

export const storyTexts = defineTexts({
  en: {
    all: "All stories",
    step: (place: number, count: number) => `${place} of ${count}`,
    look: "Look at",
    open: "Open in the portal:",
    chart: (title: string) => `Chart of this step: ${title}`,
    next: "Next story",
    figures:
      "All figures and curves come from model runs, taken over when this page was built. Ranges hold 9 of 10 runs.",
    unknown: "There is no such story",
    unknownText: "These are all:",
  },
  de: {
    all: "Alle Geschichten",
    step: (place: number, count: number) => `${place} von ${count}`,
    look: "Worauf achten?",
    open: "Im Portal öffnen:",
    chart: (title: string) => `Diagramm zu diesem Schritt: ${title}`,
    next: "Nächste Geschichte",
    figures:
      "Alle Zahlen und Kurven stammen aus Modellläufen und wurden beim Bau dieser Seite übernommen. In den Spannen liegen 9 von 10 Läufen.",
    unknown: "Diese Geschichte gibt es nicht",
    unknownText: "Es gibt diese:",
  },
});
