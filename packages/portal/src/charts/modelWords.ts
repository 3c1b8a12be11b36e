// What the lines and bands of a model are, in short sentences below the chart.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { ChartContent, Range } from "./chartContent.ts";
import { hasFew } from "./fewPeople.ts";
import { mostWideBands, mostWideBandsOfScenarios } from "./layout/layoutPanel.ts";

const texts = defineTexts({
  en: {
    soFar: (arrived: number, expected: number) => `${arrived} of ${expected} model runs so far.`,
    bands: "Line: median. Inner band: half of them; outer band: 9 of 10.",
    manyBands:
      "Line: median. Band: half of them; for up to four curves also an outer one: 9 of 10.",
    narrowBands:
      "Lines: medians. Bands: half of the model runs; for up to two scenarios also 9 of 10.",
    shortBands: "Inner band: half of the runs; outer band: 9 of 10.",
    members: "Thin lines: single runs; thick line: their median.",
    median: "Shown is the median.",
    table: "Columns: median and quantiles.",
    all: {
      bands: (count: number) =>
        `Line: median of ${count} model runs. Inner band: half of them; outer band: 9 of 10.`,
      manyBands: (count: number) =>
        `Line: median of ${count} model runs. Band: half of them; for up to four curves also an outer one: 9 of 10.`,
      narrowBands: (count: number) =>
        `Lines: medians of ${count} model runs. Bands: half of them; for up to two scenarios also 9 of 10.`,
      members: (count: number) => `Thin lines: ${count} model runs; thick line: their median.`,
      median: (count: number) => `Median of ${count} model runs.`,
      table: (count: number) => `Median and quantiles of ${count} model runs.`,
    },
    mean: (count: number) => `Mean of ${count} model runs; their range was not published.`,
    same: (count: number) => `All ${count} model runs are the same here.`,
    few: "No curve is drawn where it rests on fewer than five simulated people.",
  },
  de: {
    soFar: (arrived: number, expected: number) => `Bisher ${arrived} von ${expected} Modellläufen.`,
    bands: "Linie: Median. Inneres Band: die Hälfte von ihnen; äußeres Band: 9 von 10.",
    manyBands:
      "Linie: Median. Band: die Hälfte von ihnen; bei bis zu vier Kurven auch ein äußeres: 9 von 10.",
    narrowBands:
      "Linien: Mediane. Bänder: die Hälfte der Modellläufe; bei bis zu zwei Szenarien auch 9 von 10.",
    shortBands: "Inneres Band: die Hälfte der Läufe; äußeres: 9 von 10.",
    members: "Dünne Linien: einzelne Läufe; dicke Linie: ihr Median.",
    median: "Gezeigt ist der Median.",
    table: "Spalten: Median und Quantile.",
    all: {
      bands: (count: number) =>
        `Linie: Median von ${count} Modellläufen. Inneres Band: die Hälfte von ihnen; äußeres Band: 9 von 10.`,
      manyBands: (count: number) =>
        `Linie: Median von ${count} Modellläufen. Band: die Hälfte von ihnen; bei bis zu vier Kurven auch ein äußeres: 9 von 10.`,
      narrowBands: (count: number) =>
        `Linien: Mediane von ${count} Modellläufen. Bänder: die Hälfte von ihnen; bei bis zu zwei Szenarien auch 9 von 10.`,
      members: (count: number) => `Dünne Linien: ${count} Modellläufe; dicke Linie: ihr Median.`,
      median: (count: number) => `Median von ${count} Modellläufen.`,
      table: (count: number) => `Median und Quantile von ${count} Modellläufen.`,
    },
    mean: (count: number) =>
      `Mittelwert von ${count} Modellläufen; ihr Bereich ist nicht veröffentlicht.`,
    same: (count: number) => `Alle ${count} Modellläufe stimmen hier überein.`,
    few: "Wo weniger als fünf simulierte Menschen dahinterstehen, ist keine Kurve gezeichnet.",
  },
});

/** Undefined if curves have no gaps because of too few people. */
export function fewPeopleWords(
  content: ChartContent,
  dates: Range,
  language: Language,
): string | undefined {
  return hasFew(content, dates) ? inLanguage(texts, language).few : undefined;
}

/** How an ensemble is shown. */
export type EnsembleForm = "bands" | "members" | "table";

/** Undefined if the chart shows a single run. */
export function ensembleWords(
  content: ChartContent,
  form: EnsembleForm,
  language: Language,
): string | undefined {
  const { ensemble } = content;
  if (!ensemble) return undefined;
  const { arrived, expected, differs, isMean } = ensemble;
  const t = inLanguage(texts, language);
  if (isMean) return t.mean(expected);
  const shown = shownKind(content, form);
  if (arrived < expected) {
    const soFar = t.soFar(arrived, expected);
    return differs ? `${soFar} ${t[shown]}` : soFar;
  }
  return differs ? t.all[shown](expected) : t.same(expected);
}

/** The same in one line, beside figures that say how many runs there are. */
export function shortEnsembleWords(
  content: ChartContent,
  form: EnsembleForm,
  language: Language,
): string | undefined {
  if (!content.ensemble?.differs) return undefined;
  const t = inLanguage(texts, language);
  const shown = shownKind(content, form);
  return shown === "bands" ? t.shortBands : t[shown];
}

function shownKind(content: ChartContent, form: EnsembleForm) {
  if (content.kind !== "panels") return "median";
  if (form !== "bands") return form;
  const isMany = content.panels.some(
    ({ series, isOfScenarios }) =>
      !isOfScenarios && series.filter(({ bands }) => bands).length > mostWideBands,
  );
  const hasManyScenarios = content.panels.some(
    ({ series, isOfScenarios }) =>
      isOfScenarios && series.filter(({ bands }) => bands).length > mostWideBandsOfScenarios,
  );
  return hasManyScenarios ? "narrowBands" : isMany ? "manyBands" : "bands";
}
