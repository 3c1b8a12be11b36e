import { defineTexts } from "@episcope/common";

export const runTexts = defineTexts({
  en: {
    which: (members: number | undefined) =>
      members === undefined || members < 2 ? "One model run" : `First of ${members} model runs`,
    back: "To the scenario",
    course:
      "One course of events among many that are possible: another run of the same scenario infects other people on other days.",
    immunity:
      "Whoever is over it may soon count as susceptible again: antibodies still protect them, but no colour shows that.",
    homes:
      "Dots stand where people live. Their ways are not shown: the run keeps who was infected when, where and by whom, not who went where.",
    computing:
      "The run is being computed once more, this time with everybody’s infections. That takes some seconds, once.",
    loading: "Loading people and infections …",
    missing:
      "There is no such time lapse. Perhaps the address was cut off, or nobody computes this run here.",
    shown:
      "A day each second. Each dot is a simulated person, standing where they live, a little scattered. As the days pass, colours wash over the map.",
    about:
      "This is one run of a scenario: until the first day of the scenario it follows reported figures, afterwards it is a “what if”. It is neither a forecast nor what happened.",
  },
  de: {
    which: (members: number | undefined) =>
      members === undefined || members < 2
        ? "Ein Modelllauf"
        : `Erster von ${members} Modellläufen`,
    back: "Zum Szenario",
    course:
      "Ein Verlauf von vielen möglichen: In einem anderen Lauf desselben Szenarios stecken sich andere Menschen an anderen Tagen an.",
    immunity:
      "Wer es hinter sich hat, zählt vielleicht bald wieder als empfänglich: Antikörper schützen noch, aber keine Farbe zeigt das.",
    homes:
      "Punkte stehen, wo Menschen wohnen. Ihre Wege sind nicht zu sehen: Der Lauf hält fest, wer sich wann, wo und bei wem angesteckt hat, nicht, wer wohin gegangen ist.",
    computing:
      "Der Lauf wird noch einmal berechnet, diesmal mit den Ansteckungen aller. Das dauert einige Sekunden, und nur einmal.",
    loading: "Menschen und Ansteckungen werden geladen …",
    missing:
      "Diesen Zeitraffer gibt es nicht. Vielleicht wurde die Adresse abgeschnitten, oder niemand berechnet hier diesen Lauf.",
    shown:
      "Jede Sekunde ein Tag. Jeder Punkt ist ein simulierter Mensch, etwas verstreut um seine Wohnung. Mit den Tagen laufen die Farben über die Karte.",
    about:
      "Das ist ein Lauf eines Szenarios: Bis zu dessen erstem Tag folgt er den gemeldeten Zahlen, danach ist er ein „Was wäre, wenn“. Er ist weder eine Vorhersage noch das, was geschehen ist.",
  },
});
