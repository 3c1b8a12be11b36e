import { defineTexts, inEachLanguage, type Localized } from "@episcope/common";
import type { ChartContent, Series } from "../chartContent.ts";

const texts = defineTexts({ en: { pinned: "pinned" }, de: { pinned: "festgehalten" } });

/**
 * A chart including the curves of the pinned run, for tables and files. Heat maps are not compared.
 */
export function withPinned(content: ChartContent, pinned: ChartContent | undefined): ChartContent {
  if (content.kind === "panels" && pinned?.kind === "panels") {
    return {
      ...content,
      panels: content.panels.map((panel) => {
        const other = pinned.panels.find(({ key }) => key === panel.key);
        return { ...panel, series: [...panel.series, ...pinnedSeries(other?.series ?? [])] };
      }),
    };
  }
  if (content.kind === "rows" && pinned?.kind === "rows") {
    return { ...content, series: [...content.series, ...pinnedSeries(pinned.series)] };
  }
  return content;
}

/** They keep their names, so that they are hidden together with those of the shown run. */
function pinnedSeries(series: readonly Series[]): readonly Series[] {
  return series
    .filter(({ source, kind }) => source === "model" && kind !== "band")
    .map((entry) => ({ ...entry, label: pinnedLabel(entry.label) }));
}

export function pinnedLabel(label: Localized): Localized {
  return inEachLanguage((language) => `${label[language]} (${texts[language].pinned})`);
}
