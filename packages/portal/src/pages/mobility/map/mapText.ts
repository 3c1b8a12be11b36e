// Texts about an area on the map, in the formats of mobility specification 6.

import { isImplausible, type MobilityLevel, type MobilityMetric } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { formatMeasure } from "../../../charts/layout/measure.ts";
import { mapChangeMeasure, measureOf, pointsMeasure } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import type { MapRow } from "./mapRows.ts";

export function valueText(value: number, metric: MobilityMetric, language: Language): string {
  return Number.isNaN(value)
    ? inLanguage(mobilityTexts, language).noData
    : formatMeasure(value, measureOf(metric), language);
}

/** For example −28.1 %; for shares also percentage points; for a single date the value itself. */
export function shownText(
  row: MapRow,
  metric: MobilityMetric,
  isChange: boolean,
  language: Language,
): string {
  const t = inLanguage(mobilityTexts, language);
  if (isImplausible(row.area.id)) return t.notPlausible;
  if (Number.isNaN(row.shown)) return t.noData;
  if (!isChange) return valueText(row.shown, metric, language);
  const change = formatMeasure(row.shown, mapChangeMeasure, language);
  if (Number.isNaN(row.points)) return change;
  return `${change} (${formatMeasure(row.points, pointsMeasure(language), language)})`;
}

/** Label of the button: the charts of counties compare an area, those of states highlight it. */
export function chooseText(level: MobilityLevel, isChosen: boolean, language: Language): string {
  const t = inLanguage(mobilityTexts, language);
  if (level === "state") return isChosen ? t.dontHighlight : t.highlight;
  return isChosen ? t.dontCompare : t.compare;
}
