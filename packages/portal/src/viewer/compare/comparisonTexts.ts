import { defineTexts } from "@episcope/common";

export const comparisonTexts = defineTexts({
  en: {
    heading: "Comparison with the pinned scenario",
    pinned: "Pinned",
    pinnedColumn: "Pinned",
    now: "Now",
    nowInSentence: "now",
    base: "no restrictions",
    defaults: "default scenario",
    equal: "The pinned scenario is the one shown: no difference.",
    figures: "Key figures of both scenarios",
    figure: "Figure",
    difference: "Difference",
    loading: "loading",
    unpin: "Unpin",
    swap: "Swap",
    open: "Open pinned run",
  },
  de: {
    heading: "Vergleich mit dem festgehaltenen Szenario",
    pinned: "Festgehalten",
    // Breaks in the narrow column of a phone.
    pinnedColumn: "Fest\u00adgehalten",
    now: "Jetzt",
    nowInSentence: "jetzt",
    base: "ohne Einschränkungen",
    defaults: "Ausgangsszenario",
    equal: "Festgehalten ist das Szenario, das gerade zu sehen ist: kein Unterschied.",
    figures: "Kennzahlen beider Szenarien",
    figure: "Kennzahl",
    difference: "Unterschied",
    loading: "wird geladen",
    unpin: "Nicht mehr vergleichen",
    swap: "Tauschen",
    open: "Festgehaltenen Lauf öffnen",
  },
});
