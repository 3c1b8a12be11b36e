import { defineTexts } from "../../../text/catalogue.ts";

export const loadingTexts = defineTexts({
  en: {
    waiting: "Loading the animation …",
    computing:
      "The server computes the city and 90 days of its epidemic. That takes about a minute, once.",
    loading: "Loading people and their ways …",
    drawing: "Finding ways along the streets …",
    missing:
      "The data of the animation are not published here. A server of Episcope computes them when it is asked; a plain file server needs the file.",
    progress: "Progress",
  },
  de: {
    waiting: "Die Animation wird geladen …",
    computing:
      "Der Server berechnet die Stadt und 90 Tage ihrer Epidemie. Das dauert etwa eine Minute, und nur einmal.",
    loading: "Menschen und ihre Wege werden geladen …",
    drawing: "Wege entlang der Straßen werden gesucht …",
    missing:
      "Die Daten der Animation sind hier nicht veröffentlicht. Ein Server von Episcope berechnet sie auf Anfrage; ein einfacher Dateiserver braucht die Datei.",
    progress: "Fortschritt",
  },
});
