import { defineTexts } from "@episcope/common";
import type { BandVerdict, Bias, Closeness } from "./answer/verdict.ts";

export const modelTexts = defineTexts({
  en: {
    title: "How good is the model?",
    region: "Region",
    unknownRegion: (name: string) =>
      `The link names a region of which nothing is known here; ${name} is shown.`,
    nothing:
      "For this installation the model has not been compared with reported figures yet. What was checked about the model itself is in the table below.",
    answer: {
      close: (region: string, factor: string) =>
        `In ${region} the model followed the reported cases closely: its middle value typically missed them by a factor of ${factor}.`,
      rough: (region: string, factor: string) =>
        `In ${region} the model followed the reported cases roughly: its middle value typically missed them by a factor of ${factor}.`,
      coarse: (region: string, factor: string) =>
        `In ${region} the model followed the reported cases only coarsely: its middle value typically missed them by a factor of ${factor}.`,
    } satisfies Record<Closeness, (region: string, factor: string) => string>,
    bias: {
      low: (percent: string) => `On average it is ${percent} too low.`,
      none: () => "On average it is right within a tenth.",
      high: (percent: string) => `On average it is ${percent} too high.`,
    } satisfies Record<Bias, (percent: string) => string>,
    notForesight:
      "This is hindsight, not foresight: week by week, the runs that fitted the newest reports were carried on. How far the model can look ahead is what the forecasts show.",
    miss: "typical miss of the middle value",
    missAhead: (factor: string) => `${factor} one week before the report was known`,
    held: "of the weeks lie in the band that should hold 80%",
    bandVerdict: {
      narrow: "The band is too narrow: the model is too sure of itself.",
      right: "That is as it should be.",
      wide: "The band is too wide: the model knows more than it says.",
    } satisfies Record<BandVerdict, string>,
    bandWidth: (factor: string) => `From its lower to its upper end: a factor of ${factor}.`,
    beaten: (beaten: string, others: string) => `${beaten} of ${others}`,
    beatenWhat: (weeks: string) => `other forecasts were worse, ${weeks} weeks ahead`,
    beatenAll: (each: string) => `For 1 to 4 weeks ahead: ${each}.`,
    againstPersistence: (weeks: string) =>
      `of the error of repeating the last value, ${weeks} weeks ahead`,
    noForecasts: "Forecasts of this region have not been scored.",
    loading: "Loading data …",
    comparedUntil: (weeks: string, until: string) =>
      `Compared over ${weeks} weeks, until ${until}.`,
    notComparable:
      "After that, so few of those infected were tested that reported cases say little.",
    method: "What is simulated, and from what",
    curves: "Simulated and reported since 2020",
    curvesAlone: "Simulated since 2020",
    curvesIntro: (runs: string, particles: string) =>
      `Each week shows what was known then: ${runs} runs chosen from ${particles}, with nothing that was reported later. The line is the middle value; half of the runs are in the dark band, 80% in the light one.`,
    reportedAbsent:
      "Reported figures are not installed here, so the simulated curves stand alone. The scores above were computed with the reported figures.",
    reportedBroken: (file: string) =>
      `The reported figures cannot be read (${file}). The simulated curves are shown alone.`,
    hidden: "What nobody reported",
    hiddenIntro:
      "Two quantities are not measured by anybody. The model infers them from everything that was reported; they also take up what the model lacks. They end where reported cases are no longer comparable: what is inferred from beds alone says nothing about people's behaviour.",
    forecasts: "Forecasts, scored like everybody's",
    validation: "Checks of the model itself",
    faults: "Known faults",
    scale: "Scale of the curves",
    linear: "Linear",
    log: "Logarithmic",
    source: (site: string, stamp: string) => `Source: ${site}, model ${stamp}`,
    reportedSource: (source: string) => `Reported: ${source}`,
    reportedFile: (file: string) => `Reported: ${file} of the data folder`,
  },
  de: {
    title: "Wie gut ist das Modell?",
    region: "Region",
    unknownRegion: (name: string) =>
      `Der Link nennt eine Region, über die hier nichts bekannt ist; gezeigt wird ${name}.`,
    nothing:
      "Für diese Installation ist das Modell noch nicht mit gemeldeten Zahlen verglichen worden. Was am Modell selbst geprüft wurde, steht in der Tabelle unten.",
    answer: {
      close: (region: string, factor: string) =>
        `In ${region} ist das Modell den gemeldeten Fällen eng gefolgt: Sein mittlerer Wert verfehlt sie typischerweise um den Faktor ${factor}.`,
      rough: (region: string, factor: string) =>
        `In ${region} ist das Modell den gemeldeten Fällen ungefähr gefolgt: Sein mittlerer Wert verfehlt sie typischerweise um den Faktor ${factor}.`,
      coarse: (region: string, factor: string) =>
        `In ${region} ist das Modell den gemeldeten Fällen nur grob gefolgt: Sein mittlerer Wert verfehlt sie typischerweise um den Faktor ${factor}.`,
    } satisfies Record<Closeness, (region: string, factor: string) => string>,
    bias: {
      low: (percent: string) => `Im Mittel liegt er ${percent} zu niedrig.`,
      none: () => "Im Mittel stimmt er auf ein Zehntel genau.",
      high: (percent: string) => `Im Mittel liegt er ${percent} zu hoch.`,
    } satisfies Record<Bias, (percent: string) => string>,
    notForesight:
      "Das ist Rückschau, keine Vorhersage: Woche für Woche wurden die Läufe fortgesetzt, die zu den neuesten Meldungen passten. Wie weit das Modell vorausblicken kann, zeigen die Vorhersagen.",
    miss: "verfehlt der mittlere Wert typischerweise",
    missAhead: (factor: string) => `${factor} eine Woche vor der Meldung`,
    held: "der Wochen liegen im Band, das 80 % fassen soll",
    bandVerdict: {
      narrow: "Das Band ist zu schmal: Das Modell ist sich zu sicher.",
      right: "Das ist so, wie es sein soll.",
      wide: "Das Band ist zu breit: Das Modell weiß mehr, als es sagt.",
    } satisfies Record<BandVerdict, string>,
    bandWidth: (factor: string) => `Vom unteren zum oberen Ende: Faktor ${factor}.`,
    beaten: (beaten: string, others: string) => `${beaten} von ${others}`,
    beatenWhat: (weeks: string) => `anderen Vorhersagen waren schlechter, ${weeks} Wochen voraus`,
    beatenAll: (each: string) => `Für 1 bis 4 Wochen voraus: ${each}.`,
    againstPersistence: (weeks: string) =>
      `vom Fehler derer, die nur den letzten Wert wiederholen, ${weeks} Wochen voraus`,
    noForecasts: "Vorhersagen für diese Region sind nicht bewertet worden.",
    loading: "Daten werden geladen …",
    comparedUntil: (weeks: string, until: string) =>
      `Verglichen über ${weeks} Wochen, bis ${until}.`,
    notComparable:
      "Danach wurden so wenige Angesteckte getestet, dass die gemeldeten Fälle wenig sagen.",
    method: "Was simuliert wird, und woraus",
    curves: "Simuliert und gemeldet seit 2020",
    curvesAlone: "Simuliert seit 2020",
    curvesIntro: (runs: string, particles: string) =>
      `Jede Woche zeigt, was damals bekannt war: ${runs} Läufe, ausgewählt aus ${particles}, ohne alles, was später gemeldet wurde. Die Linie ist der mittlere Wert; die Hälfte der Läufe liegt im dunklen Band, 80 % im hellen.`,
    reportedAbsent:
      "Die gemeldeten Zahlen sind hier nicht installiert; die simulierten Kurven stehen allein. Die Werte oben wurden mit den gemeldeten Zahlen berechnet.",
    reportedBroken: (file: string) =>
      `Die gemeldeten Zahlen sind nicht zu lesen (${file}). Die simulierten Kurven stehen allein.`,
    hidden: "Was niemand gemeldet hat",
    hiddenIntro:
      "Zwei Größen misst niemand. Das Modell erschließt sie aus allem, was gemeldet wurde; sie fangen auch auf, was dem Modell fehlt. Sie enden, wo gemeldete Fälle nicht mehr vergleichbar sind: Was nur aus Betten erschlossen ist, sagt nichts über das Verhalten.",
    forecasts: "Vorhersagen, bewertet wie alle anderen",
    validation: "Prüfungen des Modells selbst",
    faults: "Bekannte Fehler",
    scale: "Maßstab der Kurven",
    linear: "Linear",
    log: "Logarithmisch",
    source: (site: string, stamp: string) => `Quelle: ${site}, Modell ${stamp}`,
    reportedSource: (source: string) => `Gemeldet: ${source}`,
    reportedFile: (file: string) => `Gemeldet: ${file} im Datenordner`,
  },
});
