import { defineTexts } from "@episcope/common";

export const legendTexts = defineTexts({
  en: {
    title: (city: string) => `People of ${city}`,
    show: (state: string, count: string) => `${state}, ${count} people`,
    showSusceptible: "Show susceptible",
    dot: (count: string) => `One dot stands for ${count} people.`,
    surroundings: "People from around the city are shown, but not counted.",
    everybody: "People from around the city are counted too.",
    leftOut: (count: number) =>
      count === 1 ? "A fault in the files" : `${count} faults in the files`,
    strip: "Meaning of the dots",
    colors: "Colours",
    palettes: { usual: "usual", safe: "colour-blind safe" },
  },
  de: {
    title: (city: string) => `Menschen in ${city}`,
    show: (state: string, count: string) => `${state}, ${count} Menschen`,
    showSusceptible: "Empfängliche zeigen",
    dot: (count: string) => `Ein Punkt steht für ${count} Menschen.`,
    surroundings: "Wer im Umland wohnt, ist zu sehen, aber nicht mitgezählt.",
    everybody: "Mitgezählt ist auch, wer im Umland wohnt.",
    leftOut: (count: number) =>
      count === 1 ? "Ein Fehler in den Dateien" : `${count} Fehler in den Dateien`,
    strip: "Bedeutung der Punkte",
    colors: "Farben",
    palettes: { usual: "übliche", safe: "für Farbenblinde" },
  },
});
