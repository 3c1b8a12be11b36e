import { defineTexts } from "../text/catalogue.ts";

export const shellTexts = defineTexts({
  en: {
    skip: "Skip to content",
    navigation: "Main navigation",
    menu: "Menu",
    language: "Language",
    darkScheme: "Dark colours",
    loading: "Loading …",
    copyright: (owner: string) => `Episcope viewer · © 2020 ${owner}`,
    privacy: "Privacy",
    group: "Research group",
    imprint: "Imprint",
    demonstration:
      "Demonstration data: the simulated figures here are computed by Episcope itself.",
    demonstrationMore: "What does that mean?",
    demonstrationTitle: "Demonstration data",
    team: "Team",
    sourceCode: "Source code",
    contact: "Contact",
    partners: "Partners",
    supporters: "Supported by",
    credits: "Credits",
    pageErrorTitle: "This page could not be shown",
    pageErrorText:
      "Something went wrong while showing this page. The rest of the portal still works. Reloading often helps.",
    loadErrorTitle: "A part of the portal could not be loaded",
    loadErrorText:
      "Either the connection was lost, or a new version of the portal was published while this one was open. Reloading fetches the current one.",
    reload: "Reload",
    toHome: "To the home page",
  },
  de: {
    skip: "Zum Inhalt springen",
    navigation: "Hauptnavigation",
    menu: "Menü",
    language: "Sprache",
    darkScheme: "Dunkle Farben",
    loading: "Wird geladen …",
    copyright: (owner: string) => `Episcope-Viewer · © 2020 ${owner}`,
    privacy: "Datenschutz",
    group: "Forschungsgruppe",
    imprint: "Impressum",
    demonstration:
      "Demonstrationsdaten: Die simulierten Zahlen hier hat Episcope selbst berechnet.",
    demonstrationMore: "Was heißt das?",
    demonstrationTitle: "Demonstrationsdaten",
    team: "Team",
    sourceCode: "Quelltext",
    contact: "Kontakt",
    partners: "Partner",
    supporters: "Gefördert durch",
    credits: "Mitwirkende",
    pageErrorTitle: "Diese Seite lässt sich nicht anzeigen",
    pageErrorText:
      "Beim Anzeigen dieser Seite ist etwas schiefgegangen. Der Rest des Portals funktioniert weiter. Oft hilft es, neu zu laden.",
    loadErrorTitle: "Ein Teil des Portals ließ sich nicht laden",
    loadErrorText:
      "Entweder ist die Verbindung abgebrochen, oder es ist eine neue Fassung des Portals erschienen, während diese geöffnet war. Neu laden holt die aktuelle.",
    reload: "Neu laden",
    toHome: "Zur Startseite",
  },
});
