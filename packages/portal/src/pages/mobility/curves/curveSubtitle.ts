// The subtitle of a chart: what its dates and values mean.

import type { MobilityMetric, MobilityPeriod } from "@episcope/battery";
import {
  defineTexts,
  inEachLanguage,
  inLanguage,
  type Language,
  type Localized,
} from "@episcope/common";
import { formatDate } from "../../../text/format.ts";
import { yearBefore } from "../address/mobilityAddress.ts";
import { periodMeanings } from "../words/metricTexts.ts";

const texts = defineTexts({
  en: {
    sinceFirst: "Change since the first week of each area, before the pandemic.",
    since: (date: string) => `Change since the week of ${date}.`,
    sinceYear: "Change since the same week a year before.",
    smoothed: (weeks: number) =>
      `Lines: centred mean of ${weeks} weeks; dots: the weeks themselves.`,
    broken: "Lines break where weeks are missing.",
  },
  de: {
    sinceFirst: "Veränderung gegenüber der ersten Woche jedes Gebiets, vor der Pandemie.",
    since: (date: string) => `Veränderung gegenüber der Woche vom ${date}.`,
    sinceYear: "Veränderung gegenüber derselben Woche im Jahr davor.",
    smoothed: (weeks: number) =>
      `Linien: zentriertes Mittel über ${weeks} Wochen; Punkte: die Wochen selbst.`,
    broken: "Wo Wochen fehlen, brechen die Linien ab.",
  },
});

interface SubtitleSubject {
  readonly metric: MobilityMetric;
  readonly period: MobilityPeriod;
  readonly shows: "values" | "change";
  readonly baseline: string | undefined;
  readonly smoothing: number;
  readonly isBroken: boolean;
}

export function curveSubtitle(subject: SubtitleSubject): Localized {
  return inEachLanguage((language) => subtitleIn(language, subject));
}

function subtitleIn(
  language: Language,
  { period, shows, baseline, smoothing, isBroken }: SubtitleSubject,
): string {
  const t = inLanguage(texts, language);
  const change =
    baseline === undefined
      ? t.sinceFirst
      : baseline === yearBefore
        ? t.sinceYear
        : t.since(formatDate(baseline, language, "short"));
  return [
    ...(shows === "change" ? [change] : []),
    inLanguage(periodMeanings[period], language),
    ...(smoothing > 1 ? [t.smoothed(smoothing)] : []),
    ...(isBroken ? [t.broken] : []),
  ].join(" ");
}
