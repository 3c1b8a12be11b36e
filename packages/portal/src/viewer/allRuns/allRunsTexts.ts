import { defineTexts } from "@episcope/common";

export const allRunsTexts = defineTexts({
  en: {
    heading: "All runs",
    intro: "Every combination of options. A row opens to a small chart.",
    fetchIntro: "Figures are fetched when asked for.",
    effectIntro:
      "Sorted by the difference from the run shown now, from the same model runs of both. Below each figure: the range of 9 of 10 model runs.",
    effect: "Infections compared with the run shown now",
    caption: "All runs with their options and key figures",
    run: "Run",
    search: "Search in the options",
    searchHint: "for example FFP2 75%",
    all: "all",
    count: (shown: string, all: string) =>
      shown === all ? `${all} runs` : `${shown} of ${all} runs`,
    none: "No run matches.",
    reset: "Show all",
    open: "Open",
    openRun: (run: string) => `Open run ${run}`,
    current: "shown now",
    fetchFigures: "Fetch figures of these runs",
    computeFigures: "Compute figures of these runs",
    stop: "Stop",
    progress: (done: string, all: string) => `Figures of ${done} of ${all} runs fetched`,
    withoutAnswer: (count: string) =>
      `no answer from ${count} (still being computed or out of reach)`,
    noCurve: "This run has no counts of infections.",
    knownOnly: (known: string) =>
      `Sorted by figures known so far (${known}); runs without one stand at the end.`,
    pages: "Pages of the table",
    page: (page: string, count: string) => `Page ${page} of ${count}`,
    first: "First page",
    previous: "Previous page",
    next: "Next page",
    last: "Last page",
  },
  de: {
    heading: "Alle Läufe",
    intro: "Jede Kombination der Optionen. Eine Zeile klappt zu einem kleinen Diagramm auf.",
    fetchIntro: "Kennzahlen werden auf Wunsch geholt.",
    effectIntro:
      "Sortiert nach dem Unterschied zum gerade gezeigten Lauf, aus denselben Modellläufen beider. Unter jeder Kennzahl steht der Bereich von 9 von 10 Modellläufen.",
    effect: "Infektionen im Vergleich zum gezeigten Lauf",
    caption: "Alle Läufe mit ihren Optionen und Kennzahlen",
    run: "Lauf",
    search: "In den Optionen suchen",
    searchHint: "zum Beispiel FFP2 75%",
    all: "alle",
    count: (shown: string, all: string) =>
      shown === all ? `${all} Läufe` : `${shown} von ${all} Läufen`,
    none: "Kein Lauf passt dazu.",
    reset: "Alle zeigen",
    open: "Öffnen",
    openRun: (run: string) => `Lauf ${run} öffnen`,
    current: "gerade gezeigt",
    fetchFigures: "Kennzahlen dieser Läufe holen",
    computeFigures: "Kennzahlen dieser Läufe rechnen",
    stop: "Anhalten",
    progress: (done: string, all: string) => `Kennzahlen von ${done} der ${all} Läufe geholt`,
    withoutAnswer: (count: string) =>
      `ohne Antwort: ${count} (noch nicht fertig gerechnet oder nicht erreichbar)`,
    noCurve: "Dieser Lauf hat keine Infektionszahlen.",
    knownOnly: (known: string) =>
      `Sortiert nach den bisher bekannten Kennzahlen (${known}); Läufe ohne Kennzahl stehen am Ende.`,
    pages: "Seiten der Tabelle",
    page: (page: string, count: string) => `Seite ${page} von ${count}`,
    first: "Erste Seite",
    previous: "Vorige Seite",
    next: "Nächste Seite",
    last: "Letzte Seite",
  },
});
