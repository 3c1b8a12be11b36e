import { defineTexts } from "@episcope/common";

export const homeTexts = defineTexts({
  en: {
    headline:
      "Models of how people move, joined with what medicine knows about infection. The result: a model of how a virus spreads through a city.",
    intro: (group: string, university: string) =>
      `This portal gathers the COVID-19 research of one group (${group}, ${university}). Open a report run and press a scenario button, watch infections travel through Berlin, or try what a measure does to the R value.`,
    codeBefore: "The simulation is open: ",
    codeLink: "its source code can be read, run and changed by everyone",
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
    visualizations: "Interactive visualizations",
    visualizationsIntro:
      "Pictures straight from the output of the simulation, to show how it works and what comes out. They need a current browser, because they draw a lot.",
    calculators: "R-value and risk calculators",
    calculatorsIntro:
      "Contact tracing, masks, school closures: each measure changes how the disease spreads. The R value says how many people one infected person infects on average; the epidemic recedes only while it stays below 1. Combine measures and see which R follows. The risk calculator answers another question: how likely is my own infection if an infectious person is in the room?",
    reports: "Published reports",
    reportsIntro:
      "Since April 2020 the group has reported regularly to the federal research ministry. The reports are written in German; here are short versions of all of them.",
    runs: "Simulations of the virus spreading in a city",
    runsIntro:
      "Behind each card lie the runs of one report. Together they hold many thousands of combinations of measures.",
  },
  de: {
    headline:
      "Modelle davon, wie Menschen unterwegs sind, verbunden mit dem, was die Medizin über Ansteckung weiß. Daraus wird ein Modell, wie sich ein Virus in einer Stadt ausbreitet.",
    intro: (group: string, university: string) =>
      `Dieses Portal sammelt die COVID-19-Forschung einer Arbeitsgruppe (${group}, ${university}). Hier lassen sich Berichtsläufe öffnen und Szenarien wählen, Infektionen auf ihrem Weg durch Berlin verfolgen und Maßnahmen am R-Wert ausprobieren.`,
    codeBefore: "Die Simulation ist offen: ",
    codeLink: "Ihren Quelltext können alle lesen, ausführen und verändern",
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
    visualizations: "Interaktive Visualisierungen",
    visualizationsIntro:
      "Bilder unmittelbar aus den Ergebnissen der Simulation. Sie zeigen, wie das Modell arbeitet und was dabei herauskommt. Weil viel zu zeichnen ist, brauchen sie einen aktuellen Browser.",
    calculators: "R-Wert-Rechner und Ansteckungsrechner",
    calculatorsIntro:
      "Kontaktnachverfolgung, Masken, Schulschließungen: Jede Maßnahme verändert, wie sich die Krankheit ausbreitet. Der R-Wert sagt, wie viele Menschen eine infizierte Person im Mittel ansteckt; nur solange er unter 1 bleibt, geht die Epidemie zurück. Hier lassen sich Maßnahmen kombinieren. Der Ansteckungsrechner beantwortet eine andere Frage: Wie wahrscheinlich ist die eigene Ansteckung, wenn eine ansteckende Person im Raum ist?",
    reports: "Veröffentlichte Berichte",
    reportsIntro:
      "Seit April 2020 berichtet das Team regelmäßig an das Bundesforschungsministerium. Hier stehen Kurzfassungen aller Berichte.",
    runs: "Simulationen: wie sich das Virus in einer Stadt ausbreitet",
    runsIntro:
      "Hinter jeder Karte stehen die Läufe zu einem Bericht. Zusammen enthalten sie viele Tausend Kombinationen von Maßnahmen.",
  },
});
