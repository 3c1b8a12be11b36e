import { defineTexts } from "@episcope/common";

export const firstTexts = defineTexts({
  en: {
    curve: (name: string) => `Curve: ${name}`,
    band: "band: 9 of 10 model runs",
    pressOne: "Press a button: the chart shows what this measure alone would have changed.",
    openRun: "Open this run with all its charts",
    source: {
      stored: "Curves stored with this page",
      published: "Curves read from the published runs",
      unreachable: "The published runs cannot be reached: curves stored with this page",
      none: "The runs of this question are not published here.",
    },
  },
  de: {
    curve: (name: string) => `Kurve: ${name}`,
    band: "Band: 9 von 10 Modellläufen",
    pressOne:
      "Auf einen Knopf drücken: Das Diagramm zeigt, was diese Maßnahme allein geändert hätte.",
    openRun: "Diesen Lauf mit allen Diagrammen öffnen",
    source: {
      stored: "Kurven, die mit dieser Seite gespeichert sind",
      published: "Kurven aus den veröffentlichten Läufen",
      unreachable:
        "Die veröffentlichten Läufe sind nicht erreichbar: Kurven, die mit dieser Seite gespeichert sind",
      none: "Die Läufe zu dieser Frage sind hier nicht veröffentlicht.",
    },
  },
});
