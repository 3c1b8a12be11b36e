import { defineTexts } from "@episcope/common";

export const comparisonTexts = defineTexts({
  en: {
    heading: "Scenarios compared",
    figures: "Key figures of the scenarios",
    figure: "Figure",
    loading: "loading",
    unclear: "no clear difference",
    tooFewYet: "too few model runs yet",
    from: (name: string) => `Differences are those from “${name}”.`,
    mayBeChance: (runs: number, count: string) =>
      `${runs === 1 ? "One model run" : `${count} model runs`} each: may be chance.`,
    paired: (count: string) =>
      `Each compares the same ${count} model runs; 9 of 10 of them are in its range.`,
    section: (from: string, until: string) => `Only the time from ${from} to ${until} is counted.`,
    means: "Without a range it is the difference of means and may be chance.",
  },
  de: {
    heading: "Szenarien im Vergleich",
    figures: "Kennzahlen der Szenarien",
    figure: "Kennzahl",
    loading: "wird geladen",
    unclear: "kein klarer Unterschied",
    tooFewYet: "noch zu wenige Modellläufe",
    from: (name: string) => `Unterschiede gegenüber „${name}“.`,
    mayBeChance: (runs: number, count: string) =>
      `${runs === 1 ? "Je ein Modelllauf" : `Je ${count} Modellläufe`}: kann Zufall sein.`,
    paired: (count: string) =>
      `Verglichen sind jeweils dieselben ${count} Modellläufe; im Bereich liegen 9 von 10.`,
    section: (from: string, until: string) =>
      `Gezählt ist nur die Zeit vom ${from} bis zum ${until}.`,
    means: "Ohne Bereich ist es der Unterschied der Mittelwerte und kann Zufall sein.",
  },
});
