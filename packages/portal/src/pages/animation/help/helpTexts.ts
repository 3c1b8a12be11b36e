import { defineTexts } from "@episcope/common";

export const helpTexts = defineTexts({
  en: {
    traces: {
      title: "COVID-19 spreading through a city",
      start: "Let’s go!",
      shown:
        "Berlin and its surroundings as a computer model sees them. Each dot is a person on one day: at home, at work, at school, shopping or on the way. Choose a day and watch the infection travel with the people.",
      colors: "The colour says how somebody is:",
      hints: [
        "Space starts and stops. The time line takes you to any time of day, the day grid to any day.",
        "Drag the map to move it; the wheel, two fingers or + and − zoom. 0 shows everything again.",
        "Click a dot to see who it is, from whom and where the infection came, and to follow that person.",
      ],
    },
    timelapse: {
      title: "COVID-19 time lapse",
      start: "Let’s go!",
      shown:
        "Ninety days in ninety seconds. Each dot is a person in Berlin or its surroundings, standing where they live, a little scattered. As the days pass, colours wash over the map.",
      colors: "The colour says how somebody is:",
      hints: [
        "Space starts and stops. The curve below the map is the time line: click or drag it, or use the arrow keys.",
        "Healthy people are hidden at first; the switch “Show susceptible” brings them in.",
        "Click a dot to see who it is, and the chain of infections through that person as arcs.",
      ],
    },
    stateNotes: [
      "can still be infected",
      "infected, but not yet contagious: the large dots",
      "infects others, without symptoms so far",
      "ill, stays at home",
      "belongs in hospital",
      "belongs in intensive care",
      "over it, immune for now",
    ],
    published: "Click a dot to see how somebody fares, and to follow that person.",
    lookFor: "What to look for",
    onePercent: (day: number) => `Day ${day}: one person in a hundred has been infected.`,
    peak: (day: number) => `Day ${day}: more people are infected than ever before or after.`,
    moreRecovered: (day: number) => `Day ${day}: more have recovered than are infected.`,
    everInfected: (share: string) =>
      `By the last day ${share} have been infected – because nobody does anything about it.`,
    about: "About the model",
    base: "This is a base case for illustration: no distance, no masks, nothing closed, nobody warned. It is neither a forecast nor what happened.",
    model:
      "A mobility model says who goes where and when; whoever meets in the same room or vehicle may pass the virus on, with probabilities from the literature. People, homes and places are synthetic: no dot is a real person.",
    sample: (count: string) => `Only a sample is shown: one dot stands for ${count} people.`,
    imprint: "Contact and credits",
  },
  de: {
    traces: {
      title: "COVID-19 breitet sich in einer Stadt aus",
      start: "Los geht’s!",
      shown:
        "Berlin und sein Umland, wie ein Computermodell sie sieht. Jeder Punkt ist ein Mensch an einem Tag: zu Hause, bei der Arbeit, in der Schule, beim Einkaufen oder unterwegs. Einen Tag auswählen und zusehen, wie die Infektion mit den Menschen reist.",
      colors: "Die Farbe sagt, wie es jemandem geht:",
      hints: [
        "Die Leertaste startet und hält an. Die Zeitleiste führt zu jeder Uhrzeit, das Raster der Tage zu jedem Tag.",
        "Die Karte lässt sich ziehen; Mausrad, zwei Finger oder + und − ändern den Ausschnitt, 0 zeigt wieder alles.",
        "Ein Klick auf einen Punkt zeigt, wer das ist, von wem und wo die Ansteckung kam – und folgt dieser Person.",
      ],
    },
    timelapse: {
      title: "COVID-19 im Zeitraffer",
      start: "Los geht’s!",
      shown:
        "Neunzig Tage in neunzig Sekunden. Jeder Punkt ist ein Mensch in Berlin oder im Umland, etwas verstreut um seine Wohnung. Mit den Tagen laufen die Farben über die Karte.",
      colors: "Die Farbe sagt, wie es jemandem geht:",
      hints: [
        "Die Leertaste startet und hält an. Die Kurve unter der Karte ist die Zeitleiste: anklicken, ziehen oder mit den Pfeiltasten bewegen.",
        "Gesunde sind zunächst ausgeblendet; der Schalter „Empfängliche zeigen“ holt sie dazu.",
        "Ein Klick auf einen Punkt zeigt, wer das ist, und als Bögen die Kette der Ansteckungen.",
      ],
    },
    stateNotes: [
      "kann sich noch anstecken",
      "angesteckt, aber noch nicht ansteckend: die großen Punkte",
      "steckt andere an, bisher ohne Symptome",
      "krank, bleibt zu Hause",
      "gehört ins Krankenhaus",
      "gehört auf die Intensivstation",
      "hat es hinter sich, ist vorerst immun",
    ],
    published: "Ein Klick auf einen Punkt zeigt, wie es jemandem geht – und folgt dieser Person.",
    lookFor: "Worauf zu achten ist",
    onePercent: (day: number) => `Tag ${day}: Ein Mensch von hundert hat sich angesteckt.`,
    peak: (day: number) =>
      `Tag ${day}: So viele sind gleichzeitig infiziert wie nie davor und danach.`,
    moreRecovered: (day: number) => `Tag ${day}: Mehr Menschen sind genesen als infiziert.`,
    everInfected: (share: string) =>
      `Bis zum letzten Tag haben sich ${share} angesteckt – weil niemand etwas dagegen tut.`,
    about: "Zum Modell",
    base: "Das ist ein Grundfall zur Anschauung: kein Abstand, keine Masken, nichts geschlossen, niemand gewarnt. Er ist weder eine Vorhersage noch das, was geschehen ist.",
    model:
      "Ein Mobilitätsmodell sagt, wer wann wohin geht; wer sich im selben Raum oder Fahrzeug trifft, kann das Virus weitergeben, mit Wahrscheinlichkeiten aus der Literatur. Menschen, Wohnungen und Orte sind künstlich: Kein Punkt ist ein wirklicher Mensch.",
    sample: (count: string) =>
      `Gezeigt wird nur eine Stichprobe: Ein Punkt steht für ${count} Menschen.`,
    imprint: "Kontakt und Mitwirkende",
  },
});
