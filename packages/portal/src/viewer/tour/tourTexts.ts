import { defineTexts } from "@episcope/common";

export const tourTexts = defineTexts({
  en: {
    name: "Short tour of this page",
    step: (step: string, of: string) => `${step} of ${of}`,
    next: "Next",
    done: "Done",
    back: "Back",
    close: "Close the tour for good",
    steps: [
      "Every page answers one question. It is the title; date and region are beside it.",
      "Choose here what is different: each button stands for runs of a model of this region.",
      "This curve shows your choice. The band is where 9 of 10 model runs are, and the dashed line is what the choice is compared with.",
      "The sentence and the three figures say what the choice changes. If chance may explain it, they say so.",
      "Further down are all other curves: hospitals, ages, places, variants. Every one can be saved and shared.",
    ],
  },
  de: {
    name: "Kurze Führung durch diese Seite",
    step: (step: string, of: string) => `${step} von ${of}`,
    next: "Weiter",
    done: "Fertig",
    back: "Zurück",
    close: "Führung für immer schließen",
    steps: [
      "Jede Seite beantwortet eine Frage. Sie ist die Überschrift; Datum und Region stehen dabei.",
      "Hier lässt sich wählen, was anders ist: Hinter jedem Knopf stehen Läufe eines Modells dieser Region.",
      "Diese Kurve zeigt die Auswahl. Im Band liegen 9 von 10 Modellläufen, gestrichelt ist das, womit verglichen wird.",
      "Der Satz und die drei Zahlen sagen, was die Auswahl ändert. Kann es Zufall sein, sagen sie das auch.",
      "Weiter unten stehen alle anderen Kurven: Kliniken, Altersgruppen, Orte, Varianten. Jede lässt sich speichern und teilen.",
    ],
  },
});
