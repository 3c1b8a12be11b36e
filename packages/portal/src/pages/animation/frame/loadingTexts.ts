import { defineTexts } from "@episcope/common";

export const loadingTexts = defineTexts({
  en: {
    waiting: "Loading the animation …",
    computing:
      "The city and 90 days of its epidemic are being computed. That takes some seconds, once.",
    loading: "Loading people and their ways …",
    drawing: "Finding ways along the streets …",
    missing: "The data of the animation are not published here.",
    progress: "Progress",
  },
  de: {
    waiting: "Die Animation wird geladen …",
    computing:
      "Die Stadt und 90 Tage ihrer Epidemie werden berechnet. Das dauert einige Sekunden, und nur einmal.",
    loading: "Menschen und ihre Wege werden geladen …",
    drawing: "Wege entlang der Straßen werden gesucht …",
    missing: "Die Daten der Animation sind hier nicht veröffentlicht.",
    progress: "Fortschritt",
  },
});
