import { defineTexts } from "@episcope/common";

/** Words of all calculators. */
export const calculatorTexts = defineTexts({
  en: {
    released: "Released",
    loading: "The calculator is being loaded.",
    notFound: "That page was not found, sorry!",
    unknown: (id: string) => `There is no calculator called “${id}”.`,
    brokenOnly: (id: string) =>
      `The calculator “${id}” cannot be shown; its definition has faults:`,
    passedOver: "The definition in this language cannot be used; another one is shown:",
    measures: "Measures",
    situation: "Situation",
    base: "Base R value",
    result: "Calculated R value",
    risk: "Estimated infection risk",
    margin: (share: string) => `Display margin of ± ${share}, not a statistical interval.`,
    noChange: "This is the starting point; nothing has been changed yet.",
    reset: "Reset",
    copyLink: "Copy link",
    linkCopied: "Link copied",
    copyFailed: "The link could not be copied",
    remarks: "Remarks",
    all: "All calculators",
    formula: "How it is computed",
    demonstration: "Source: demonstration values of this calculator",
  },
  de: {
    released: "Veröffentlicht",
    loading: "Der Rechner wird geladen.",
    notFound: "Diese Seite wurde nicht gefunden.",
    unknown: (id: string) => `Einen Rechner „${id}“ gibt es nicht.`,
    brokenOnly: (id: string) =>
      `Der Rechner „${id}“ lässt sich nicht zeigen; seine Definition hat Fehler:`,
    passedOver:
      "Die Definition in dieser Sprache lässt sich nicht verwenden; zu sehen ist eine andere:",
    measures: "Maßnahmen",
    situation: "Situation",
    base: "Basis-R-Wert",
    result: "Resultierender R-Wert",
    risk: "Geschätztes Ansteckungsrisiko",
    margin: (share: string) => `Anzeigespanne von ± ${share}, kein statistisches Intervall.`,
    noChange: "Das ist der Ausgangspunkt; noch ist nichts verändert.",
    reset: "Zurücksetzen",
    copyLink: "Link kopieren",
    linkCopied: "Link kopiert",
    copyFailed: "Der Link ließ sich nicht kopieren",
    remarks: "Bemerkungen",
    all: "Alle Rechner",
    formula: "So wird gerechnet",
    demonstration: "Quelle: Demonstrationswerte dieses Rechners",
  },
});
