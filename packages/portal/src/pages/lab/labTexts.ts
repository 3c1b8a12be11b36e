import { defineTexts } from "@episcope/common";

export const labTexts = defineTexts({
  en: {
    title: "Scenario lab",
    lead: "Draw measures, and see what the model makes of them: computed in your browser.",
    place: "Place",
    first: "Your scenario begins on",
    last: "and ends on",
    presets: "Begin with",
    presetNames: {
      asItWas: "as it was",
      nothing: "nothing done",
      earlier: "two weeks earlier",
      schoolsOpen: "schools stay open",
    },
    gallery: "Questions to begin with",
    loading: "Loading what is known of this place …",
    fault: {
      form: "This address holds no scenario of the lab. Perhaps it was cut off.",
      version:
        "This address was made by a newer version of the lab, which this page does not know.",
      values: "This address holds days or values that the lab cannot have.",
      place: "The lab does not know the place of this address.",
    },
    startAnew: "Begin with a new scenario",
    download: "Scenario file",
    downloadTitle: "For episcope generate and episcope serve",
    known: (date: string) =>
      `Until ${date} the runs follow what was reported, and nothing later. After that everything is an assumption: what you draw, what happened otherwise, and how careful people are, which the model lets wander.`,
    small: "Your device has little memory: a smaller city is simulated, with wider ranges.",
    keep: "Compare up to three scenarios of your own: press “Keep for comparison”.",
  },
  de: {
    title: "Szenario-Labor",
    lead: "Zeichnen Sie Maßnahmen und sehen Sie, was das Modell daraus macht: in Ihrem Browser berechnet.",
    place: "Ort",
    first: "Ihr Szenario beginnt am",
    last: "und endet am",
    presets: "Beginnen mit",
    presetNames: {
      asItWas: "wie es war",
      nothing: "nichts getan",
      earlier: "zwei Wochen früher",
      schoolsOpen: "Schulen bleiben offen",
    },
    gallery: "Fragen für den Anfang",
    loading: "Was über diesen Ort bekannt ist, wird geladen …",
    fault: {
      form: "Diese Adresse enthält kein Szenario des Labors. Vielleicht wurde sie abgeschnitten.",
      version:
        "Diese Adresse stammt von einer neueren Fassung des Labors, die diese Seite nicht kennt.",
      values: "Diese Adresse enthält Tage oder Werte, die es im Labor nicht gibt.",
      place: "Das Labor kennt den Ort dieser Adresse nicht.",
    },
    startAnew: "Ein neues Szenario beginnen",
    download: "Szenario-Datei",
    downloadTitle: "Für episcope generate und episcope serve",
    known: (date: string) =>
      `Bis zum ${date} folgen die Läufe dem, was gemeldet wurde, und nichts Späterem. Danach ist alles Annahme: was Sie zeichnen, was sonst geschah, und wie vorsichtig die Menschen sind, was das Modell schwanken lässt.`,
    small:
      "Ihr Gerät hat wenig Speicher: Eine kleinere Stadt wird simuliert, mit breiteren Spannen.",
    keep: "Vergleichen Sie bis zu drei eigene Szenarien: „Zum Vergleich behalten“ drücken.",
  },
});
