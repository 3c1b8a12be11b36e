import { defineTexts } from "@episcope/common";

export const answerTexts = defineTexts({
  en: {
    result: "Result of this choice",
    withoutMeasures: "Without measures",
    asItWas: "Measures as they were",
    figures: "Key figures",
    failed: "This curve could not be loaded. The plots below say why.",
    perThousand: (count: string) => `${count} per 1,000 inhabitants`,
    loading: "The new choice is being loaded …",
    seconds: (count: string) => `about ${count} more ${count === "1" ? "second" : "seconds"}`,
    alone: (infections: string, until: string) => `${infections} infections by ${until}.`,
    aloneWithin: (infections: string, span: string) => `${infections} infections ${span}.`,
    span: (from: string, until: string) => `from ${from} to ${until}`,
    range: (count: string) => `Ranges: 9 of 10 of the ${count} model runs`,
    rangeOrMean: (count: string) =>
      `Ranges: 9 of 10 of the ${count} model runs. Without a range: their mean`,
  },
  de: {
    result: "Ergebnis dieser Auswahl",
    withoutMeasures: "Ohne Maßnahmen",
    asItWas: "Maßnahmen von damals",
    figures: "Kennzahlen",
    failed: "Diese Kurve ließ sich nicht laden. Die Diagramme darunter sagen, warum.",
    perThousand: (count: string) => `${count} je 1.000 Einwohner`,
    loading: "Die neue Auswahl wird geladen …",
    seconds: (count: string) => `noch etwa ${count} ${count === "1" ? "Sekunde" : "Sekunden"}`,
    alone: (infections: string, until: string) => `${infections} Infektionen bis zum ${until}.`,
    aloneWithin: (infections: string, span: string) => `${infections} Infektionen ${span}.`,
    span: (from: string, until: string) => `vom ${from} bis zum ${until}`,
    range: (count: string) => `Bereiche: 9 von 10 der ${count} Modellläufe`,
    rangeOrMean: (count: string) =>
      `Bereiche: 9 von 10 der ${count} Modellläufe. Ohne Bereich: ihr Mittelwert`,
  },
});
