import { defineTexts } from "@episcope/common";

export const forecastTexts = defineTexts({
  en: {
    hubIntro: (first: string, last: string, dates: string) =>
      `From ${first} to ${last}, research groups sent forecasts of the reported cases to the German and Polish COVID-19 Forecast Hub every week. On the same ${dates} Mondays, with only what had been published and decided by then, the model looked one to four weeks ahead.`,
    cityIntro: (first: string, last: string, dates: string) =>
      `On ${dates} days from ${first} to ${last}, with only what had been published and decided by then, the model looked ahead.`,
    hindsight:
      "One thing was not of that time: the model itself was written later, by people who know the epidemic.",
    scoreHelp: (reference: string) =>
      `The score is the error of the whole forecast with its uncertainty (weighted interval score), relative to ${reference} on the same dates. Below 1 is better than that, above 1 worse.`,
    repeating: (name: string) => `${name}, which repeats the last value`,
    persistence: "repeating the last value",
    better: (weeks: string) => `Better than repeating the last value: ${weeks} ahead.`,
    worse: (weeks: string) => `Worse than repeating the last value: ${weeks} ahead.`,
    neverBetter: "At no horizon was the model better than repeating the last value.",
    weeks: (list: string, isOne: boolean) => (isOne ? `${list} week` : `${list} weeks`),
    others: (ahead: string, beaten: string, others: string) =>
      `${ahead}: better than ${beaten} of ${others}`,
    othersLine: (list: string) => `Beside the other forecasts, by weeks ahead: ${list}.`,
    why: "Likely reasons where it loses: a change of behaviour shows in the reports only one to two weeks later, and measures that nobody had decided yet are not known. One simulated person stands for 40 to 1,000 real ones, so chance moves the model more than reality.",
    tooNarrow: (percent: string) =>
      `Its 95% intervals held ${percent} of the values: the model was too sure of itself.`,
    intervals: (percent: string) => `Its 95% intervals held ${percent} of the values.`,
    together: (list: string) =>
      `Better than each alone is the mean of the model and of the damped growth of the last week: it scores ${list}, by weeks ahead. It was put together afterwards, when the scores of both were known.`,
    dots: "Scores by weeks ahead",
    dotsHelp: "Each dot is a forecast. Left is better; the line at 1 is repeating the last value.",
    legend: {
      model: "this model",
      together: "its mean with damped growth",
      other: "other forecasts",
      simple: "forecasts without a model",
    },
    outside: (count: string) => `${count} beyond the axis`,
    ahead: (weeks: string) => (weeks === "1" ? "1 week ahead" : `${weeks} weeks ahead`),
    tableTitle: "Scores of all forecasts",
    forecast: "Forecast",
    dates: "Dates",
    score: (weeks: string) => `Score, ${weeks} wk`,
    inside50: "in 50%",
    inside95: "in 95%",
    insideHelp:
      "The last two columns: share of the values inside of the intervals of 50 and 95%, mean of all horizons. Forecasts with fewer dates are compared on their own dates.",
    computed: {
      persistence: "Repeating the last value",
      growth: "Growth of the last week, damped",
      together: "Mean of the model and damped growth",
    },
  },
  de: {
    hubIntro: (first: string, last: string, dates: string) =>
      `Vom ${first} bis zum ${last} schickten Forschungsgruppen jede Woche Vorhersagen der gemeldeten Fälle an den German and Polish COVID-19 Forecast Hub. An denselben ${dates} Montagen hat das Modell ein bis vier Wochen vorausgeblickt, nur mit dem, was bis dahin veröffentlicht und beschlossen war.`,
    cityIntro: (first: string, last: string, dates: string) =>
      `An ${dates} Tagen vom ${first} bis zum ${last} hat das Modell vorausgeblickt, nur mit dem, was bis dahin veröffentlicht und beschlossen war.`,
    hindsight:
      "Eines war nicht von damals: Das Modell selbst ist später entstanden, bei Leuten, die den Verlauf kennen.",
    scoreHelp: (reference: string) =>
      `Die Wertung ist der Fehler der ganzen Vorhersage samt ihrer Unsicherheit (Weighted Interval Score), im Verhältnis zu ${reference} an denselben Tagen. Unter 1 ist besser als das, über 1 schlechter.`,
    repeating: (name: string) => `${name}, das den letzten Wert wiederholt`,
    persistence: "der Wiederholung des letzten Wertes",
    better: (weeks: string) => `Besser als den letzten Wert zu wiederholen: ${weeks} voraus.`,
    worse: (weeks: string) => `Schlechter als den letzten Wert zu wiederholen: ${weeks} voraus.`,
    neverBetter:
      "In keiner Woche voraus war das Modell besser, als den letzten Wert zu wiederholen.",
    weeks: (list: string, isOne: boolean) => (isOne ? `${list} Woche` : `${list} Wochen`),
    others: (ahead: string, beaten: string, others: string) =>
      `${ahead}: besser als ${beaten} von ${others}`,
    othersLine: (list: string) => `Neben den anderen Vorhersagen, nach Wochen voraus: ${list}.`,
    why: "Wahrscheinliche Gründe, wo es verliert: Ändert sich das Verhalten, zeigen es die Meldungen erst ein bis zwei Wochen später, und Maßnahmen, die noch niemand beschlossen hatte, sind nicht bekannt. Ein simulierter Mensch steht für 40 bis 1.000 wirkliche, deshalb bewegt der Zufall das Modell stärker als die Wirklichkeit.",
    tooNarrow: (percent: string) =>
      `In seinen 95-%-Intervallen lagen ${percent} der Werte: Das Modell war sich zu sicher.`,
    intervals: (percent: string) => `In seinen 95-%-Intervallen lagen ${percent} der Werte.`,
    together: (list: string) =>
      `Besser als jedes allein ist das Mittel aus dem Modell und dem gedämpften Wachstum der letzten Woche: Es erreicht ${list}, nach Wochen voraus. Gebildet wurde es nachträglich, als die Wertungen beider bekannt waren.`,
    dots: "Wertung nach Wochen voraus",
    dotsHelp:
      "Jeder Punkt ist eine Vorhersage. Links ist besser; die Linie bei 1 wiederholt den letzten Wert.",
    legend: {
      model: "dieses Modell",
      together: "sein Mittel mit dem gedämpften Wachstum",
      other: "andere Vorhersagen",
      simple: "Vorhersagen ohne Modell",
    },
    outside: (count: string) => `${count} außerhalb der Achse`,
    ahead: (weeks: string) => (weeks === "1" ? "1 Woche voraus" : `${weeks} Wochen voraus`),
    tableTitle: "Wertung aller Vorhersagen",
    forecast: "Vorhersage",
    dates: "Tage",
    score: (weeks: string) => `Wertung, ${weeks} Wo.`,
    inside50: "in 50\u00a0%",
    inside95: "in 95\u00a0%",
    insideHelp:
      "Die letzten beiden Spalten: Anteil der Werte in den Intervallen von 50 und 95\u00a0%, Mittel aller Wochen voraus. Vorhersagen mit weniger Tagen werden an ihren eigenen Tagen verglichen.",
    computed: {
      persistence: "Letzten Wert wiederholen",
      growth: "Wachstum der letzten Woche, gedämpft",
      together: "Mittel aus Modell und gedämpftem Wachstum",
    },
  },
});
