import { defineTexts } from "@episcope/common";

export const labTexts = defineTexts({
  en: {
    title: "Scenario lab",
    lead: "Measures are drawn here, and the model says what comes of them: computed in this browser.",
    place: "Place",
    first: "from",
    last: "to",
    presets: "Begin with",
    presetNames: {
      asItWas: "as it was",
      nothing: "nothing done",
      earlier: "two weeks earlier",
      schoolsOpen: "schools stay open",
    },
    simplified: (lanes: string) =>
      `Too many changes for an address: the shortest of them have been put together with those beside them (${lanes}).`,
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
    downloadFailed: "The file could not be made. Is the network lost?",
    map: "Infection map",
    timeLapse: "Watch it spread",
    code: "QR code",
    codeTitle: "This scenario as a code",
    codeText: "The code holds the address of this page, and with it the whole scenario.",
    lostKept: (count: number) =>
      count === 1
        ? "One kept scenario is of another place or other days: it cannot be compared with this one and is not shown."
        : `${count} kept scenarios are of another place or other days: they cannot be compared with this one and are not shown.`,
    assumed: (blocks: string) =>
      `Nothing like this has been in the time that the model was fitted to, so what it does is an assumption: ${blocks}.`,
    begins: "The scenario begins",
    assumption: "from here on: assumption",
    known: (date: string) =>
      `Until ${date} the runs follow what was reported. Afterwards people are as careful as later reports say they were, and measures that are drawn do not change that: in fact they would have reacted to another course of events.`,
    unknown:
      "From March 2022 on too few cases were reported to say how careful people were: what the curves show from then on is an assumption.",
    own: {
      title: "My scenarios",
      where: "They stay in this browser.",
      save: "Store this scenario",
      remove: (name: string) => `Remove: ${name}`,
      export: "Save the list as a file",
      import: "Add a list from a file",
      noList: "This file holds no scenarios of the lab.",
      notStored: "This browser stores nothing: the list lasts as long as this page.",
    },
    small:
      "This device has little memory or few processors, or does not say how much: a smaller city is simulated, with wider ranges.",
    keep: "Up to three scenarios can be compared: with “Keep this scenario”.",
  },
  de: {
    title: "Szenario-Labor",
    lead: "Hier werden Maßnahmen gezeichnet, und das Modell sagt, was daraus wird: berechnet in diesem Browser.",
    place: "Ort",
    first: "vom",
    last: "bis",
    presets: "Beginnen mit",
    presetNames: {
      asItWas: "wie es war",
      nothing: "nichts getan",
      earlier: "zwei Wochen früher",
      schoolsOpen: "Schulen bleiben offen",
    },
    simplified: (lanes: string) =>
      `Zu viele Änderungen für eine Adresse: Die kürzesten sind mit ihren Nachbarn zusammengefasst (${lanes}).`,
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
    downloadFailed: "Die Datei ließ sich nicht erstellen. Fehlt das Netz?",
    map: "Infektionskarte",
    timeLapse: "Ausbreitung ansehen",
    code: "QR-Code",
    codeTitle: "Dieses Szenario als Code",
    codeText: "Der Code enthält die Adresse dieser Seite und damit das ganze Szenario.",
    lostKept: (count: number) =>
      count === 1
        ? "Ein behaltenes Szenario hat einen anderen Ort oder andere Tage: Es lässt sich mit diesem nicht vergleichen und wird nicht gezeigt."
        : `${count} behaltene Szenarien haben einen anderen Ort oder andere Tage: Sie lassen sich mit diesem nicht vergleichen und werden nicht gezeigt.`,
    assumed: (blocks: string) =>
      `So etwas gab es in der Zeit nicht, an der das Modell angepasst ist; was es bewirkt, ist also eine Annahme: ${blocks}.`,
    begins: "Beginn des Szenarios",
    assumption: "ab hier: Annahme",
    known: (date: string) =>
      `Bis zum ${date} folgen die Läufe dem, was gemeldet wurde. Danach sind die Menschen so vorsichtig, wie es spätere Meldungen zeigen, und gezeichnete Maßnahmen ändern das nicht: Wirkliche Menschen hätten auf einen anderen Verlauf reagiert.`,
    unknown:
      "Ab März 2022 wurden zu wenige Fälle gemeldet, um zu sagen, wie vorsichtig die Menschen waren: Was die Kurven von da an zeigen, ist Annahme.",
    own: {
      title: "Meine Szenarien",
      where: "Sie bleiben in diesem Browser.",
      save: "Dieses Szenario merken",
      remove: (name: string) => `Entfernen: ${name}`,
      export: "Liste als Datei sichern",
      import: "Liste aus einer Datei hinzufügen",
      noList: "Diese Datei enthält keine Szenarien des Labors.",
      notStored: "Dieser Browser speichert nichts: Die Liste gilt, solange diese Seite offen ist.",
    },
    small:
      "Dieses Gerät hat wenig Speicher oder wenige Prozessoren, oder es sagt nicht, wie viel: Eine kleinere Stadt wird simuliert, mit breiteren Spannen.",
    keep: "Bis zu drei Szenarien lassen sich vergleichen: mit „Dieses Szenario behalten“.",
  },
});
