import { defineTexts } from "@episcope/common";

export const homeTexts = defineTexts({
  en: {
    headline: "What would another measure have changed? Ask the model.",
    intro:
      "Episcope follows synthetic people through Berlin, Cologne and Germany and shows how COVID-19 spreads between them: with masks or without, schools open or closed, a week earlier or later.",
    startHere: "Start here",
    allQuestions: "All questions",
    weeklyCases: "New cases with symptoms per week and 100,000 people",
    questions: "What the model answers",
    questionsIntro:
      "Each question has its own runs, with many combinations of measures. The curves are weekly cases per 100,000 people; bands hold 9 of 10 model runs.",
    stories: "Stories",
    storiesIntro: "Step by step through some runs: what to look at, and what the model shows.",
    latest: "Latest updates",
    modelResults: "Model results",
    newestReport: "Newest report",
    newestReportText: "One of the regular reports to the federal research ministry.",
    fullPdf: "Full PDF (in German)",
    newTab: "opens in a new tab",
    calculator: "Calculator",
    released: "Released:",
    updated: "Updated:",
    simulated: "Simulated until:",
    method: "Method",
    methodIntro:
      "The model takes synthetic people through their daily activities, places them where others are and lets the virus pass between them. How that works, and how well, is described in these papers:",
    codeSection: "The source code of the simulation they describe: ",
    visualizations: "Watch it spread",
    visualizationsIntro:
      "Pictures straight from the output of the simulation, to show how it works and what comes out. They need a current browser, because they draw a lot.",
    calculators: "R value and risk calculators",
    calculatorsIntro:
      "Contact tracing, masks, school closures: each measure changes how the disease spreads. The R value says how many people one infected person infects on average; the epidemic recedes only while it stays below 1. Combine measures and see which R follows. The risk calculator answers another question: how likely is my own infection if an infectious person is in the room?",
    reports: "Published reports",
    reportsIntro:
      "From April 2020 to 2024 the federal research ministry received regular reports. The reports are written in German; here are short versions of all of them.",
  },
  de: {
    headline: "Was hätte eine andere Maßnahme geändert? Das Modell antwortet.",
    intro:
      "Episcope begleitet künstliche Menschen durch Berlin, Köln und Deutschland und zeigt, wie sich COVID-19 zwischen ihnen ausbreitet: mit oder ohne Masken, mit offenen oder geschlossenen Schulen, eine Woche früher oder später.",
    startHere: "Hier anfangen",
    allQuestions: "Alle Fragen",
    weeklyCases: "Neue Fälle mit Symptomen pro Woche und 100.000 Menschen",
    questions: "Was das Modell antwortet",
    questionsIntro:
      "Hinter jeder Frage stehen eigene Läufe mit vielen Kombinationen von Maßnahmen. Die Kurven zeigen Fälle pro Woche und 100.000 Menschen; in den Bändern liegen 9 von 10 Modellläufen.",
    stories: "Geschichten",
    storiesIntro:
      "Schritt für Schritt durch einige Läufe: worauf es ankommt und was das Modell zeigt.",
    latest: "Neues",
    modelResults: "Modellergebnisse",
    newestReport: "Neuester Bericht",
    newestReportText: "Einer der regelmäßigen Berichte an das Bundesforschungsministerium.",
    fullPdf: "Ganzer Bericht (PDF)",
    newTab: "öffnet einen neuen Tab",
    calculator: "Rechner",
    released: "Erschienen:",
    updated: "Aktualisiert:",
    simulated: "Simuliert bis:",
    method: "Methode",
    methodIntro:
      "Das Modell begleitet künstliche Menschen durch ihren Tag, bringt sie mit anderen zusammen und lässt das Virus von einem zum anderen springen. Wie das geht und wie gut, steht in diesen Veröffentlichungen:",
    codeSection: "Der Quelltext der dort beschriebenen Simulation: ",
    visualizations: "Ausbreitung ansehen",
    visualizationsIntro:
      "Bilder unmittelbar aus den Ergebnissen der Simulation. Sie zeigen, wie das Modell arbeitet und was dabei herauskommt. Weil viel zu zeichnen ist, brauchen sie einen aktuellen Browser.",
    calculators: "R-Wert-Rechner und Ansteckungsrechner",
    calculatorsIntro:
      "Kontaktnachverfolgung, Masken, Schulschließungen: Jede Maßnahme verändert, wie sich die Krankheit ausbreitet. Der R-Wert sagt, wie viele Menschen eine infizierte Person im Mittel ansteckt; nur solange er unter 1 bleibt, geht die Epidemie zurück. Hier lassen sich Maßnahmen kombinieren. Der Ansteckungsrechner beantwortet eine andere Frage: Wie wahrscheinlich ist die eigene Ansteckung, wenn eine ansteckende Person im Raum ist?",
    reports: "Veröffentlichte Berichte",
    reportsIntro:
      "Von April 2020 bis 2024 gingen regelmäßig Berichte an das Bundesforschungsministerium. Hier stehen Kurzfassungen aller Berichte.",
  },
});
