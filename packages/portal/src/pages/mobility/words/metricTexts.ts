// Names, headings, units and number formats of the metrics (mobility specification 6).

import type { MobilityMetric, MobilityPeriod } from "@episcope/battery";
import { defineTexts, inLanguage, type Language, type Localized } from "@episcope/common";
import type { Measure } from "../../../charts/layout/measure.ts";

export const metricNames: Readonly<Record<MobilityMetric, Localized>> = {
  duration: { en: "Duration", de: "Dauer" },
  distance: { en: "Travel Distances", de: "Distanz" },
  "proportion-mobile-persons": {
    en: "Proportion of Mobile Persons",
    de: "Anteil mobiler Personen",
  },
  "nightly-activity": {
    en: "Nighttime activities (10 p.m. – 5 a.m.)",
    de: "Nächtliche Aktivitäten (22 – 5 Uhr)",
  },
};

export const metricHeadings: Readonly<Record<MobilityMetric, Localized>> = {
  ...metricNames,
  duration: {
    en: "Amount of Time Spent Outside the Home",
    de: "Zeit, die außerhalb des Hauses verbracht wurde",
  },
  distance: {
    en: "Average distance traveled",
    de: "Durchschnittlich zurückgelegte Distanz",
  },
};

/** Title of the chart that only the duration has. */
export const sinceCoronaHeading: Localized = {
  en: "Percent change in out-of-home duration compared with the time before COVID-19",
  de: "Veränderung der Dauer außerhäuslicher Aktivitäten gegenüber der Zeit vor COVID-19",
};

export const periodNames: Readonly<Record<MobilityPeriod, Localized>> = {
  week: { en: "Week", de: "Woche" },
  weekday: { en: "Weekday", de: "Wochentag" },
  weekend: { en: "Weekend", de: "Wochenende" },
};

/** What the date of a row means. */
export const periodSteps: Readonly<
  Record<MobilityPeriod, { readonly words: Localized; readonly days: number }>
> = {
  week: { words: { en: "Week ending {date}", de: "Woche bis {date}" }, days: 7 },
  weekday: {
    words: {
      en: "Weekdays up to {date}",
      de: "Wochentage bis {date}",
    },
    days: 5,
  },
  weekend: { words: { en: "Weekend ending {date}", de: "Wochenende bis {date}" }, days: 2 },
};

/** What the value of a row is the mean of. */
export const periodMeanings: Readonly<Record<MobilityPeriod, Localized>> = {
  week: {
    en: "Mean from Monday to Sunday; each date is the Sunday on which the week ends.",
    de: "Mittel von Montag bis Sonntag; jedes Datum ist der Sonntag, mit dem die Woche endet.",
  },
  weekday: {
    en: "Mean from Monday to Friday without public holidays of the state; each date is the Friday.",
    de: "Mittel von Montag bis Freitag ohne Feiertage des Landes; jedes Datum ist der Freitag.",
  },
  weekend: {
    en: "Mean of Saturday and Sunday; each date is the Sunday.",
    de: "Mittel von Samstag und Sonntag; jedes Datum ist der Sonntag.",
  },
};

export const unitTitles: Readonly<Record<MobilityMetric, Localized>> = {
  duration: { en: "Time per Day [h]", de: "Zeit pro Tag [h]" },
  distance: { en: "Distance per Person [km]", de: "Distanz pro Person [km]" },
  "proportion-mobile-persons": { en: "Percent [%]", de: "Prozent [%]" },
  "nightly-activity": {
    en: "Out-of-home activities ending 10 p.m. – 5 a.m. per day and 1,000 inhabitants",
    de: "Zwischen 22 und 5 Uhr beendete Aktivitäten außer Haus pro Tag und 1.000 Einwohner",
  },
};

/** The share is itself a percentage, so it changes by percentage points. */
export function changesInPoints(metric: MobilityMetric): boolean {
  return metric === "proportion-mobile-persons";
}

export function changeTitle(metric: MobilityMetric): Localized {
  return changesInPoints(metric)
    ? { en: "Percentage points", de: "Prozentpunkte" }
    : { en: "Percent [%]", de: "Prozent [%]" };
}

const measures: Readonly<Record<MobilityMetric, Measure>> = {
  duration: { decimals: 1, unit: "h" },
  distance: { decimals: 1, unit: "km" },
  "proportion-mobile-persons": { decimals: 0, unit: "%" },
  "nightly-activity": { decimals: 0 },
};

export function measureOf(metric: MobilityMetric): Measure {
  return measures[metric];
}

/** Short on an axis that explains the unit, otherwise in full. */
const pointUnits = defineTexts({
  en: { short: "pp", long: "percentage points" },
  de: { short: "Pp.", long: "Prozentpunkte" },
});

/** Format of a change on a chart: whole percent, or whole percentage points. */
export function changeMeasure(metric: MobilityMetric, language: Language): Measure {
  return {
    decimals: 0,
    unit: changesInPoints(metric) ? inLanguage(pointUnits, language).short : "%",
    isSigned: true,
  };
}

/** Format of a change on the map. */
export const mapChangeMeasure: Measure = { decimals: 1, unit: "%", isSigned: true };

export function pointsMeasure(language: Language): Measure {
  return { decimals: 1, unit: inLanguage(pointUnits, language).long, isSigned: true };
}
