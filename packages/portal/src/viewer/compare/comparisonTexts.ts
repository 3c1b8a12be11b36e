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
    unclear: "no clear difference",
    tooFewYet: "too few model runs yet",
    mayBeChance: (runs: number, count: string) =>
      `${runs === 1 ? "One model run" : `${count} model runs`} each: may be chance.`,
    paired: (count: string) =>
      `Differences between the same ${count} model runs of both scenarios. 9 of 10 of them are in each range.`,
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
    unclear: "kein klarer Unterschied",
    tooFewYet: "noch zu wenige Modellläufe",
    mayBeChance: (runs: number, count: string) =>
      `${runs === 1 ? "Je ein Modelllauf" : `Je ${count} Modellläufe`}: kann Zufall sein.`,
    paired: (count: string) =>
      `Unterschiede zwischen denselben ${count} Modellläufen beider Szenarien. In jedem Bereich liegen 9 von 10 davon.`,
    unpin: "Nicht mehr vergleichen",
    swap: "Tauschen",
    open: "Festgehaltenen Lauf öffnen",
  },
});
