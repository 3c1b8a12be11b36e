// The reported R as one more base value.
import { contributions, initialRChoices, type RDefinition } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { ReportedDays, ReportedR } from "../../../data/reportedR.ts";
import { formatDate } from "../../../text/format.ts";

export const reportedTexts = defineTexts({
  en: {
    own: "Of this calculator",
    reported: (date: string) => `Reported for ${date}`,
    note: (value: string) =>
      `With all settings as they are at first, the result is then the reported R of ${value}.`,
    range: (low: string, high: string) => `Its uncertainty reaches from ${low} to ${high}.`,
    day: "Day",
    span: (first: string, last: string) => `Values from ${first} to ${last} were published.`,
    last: (date: string) => `It is of ${date}, the last day that was published.`,
    missing: (asked: string, date: string) =>
      `There is no value for ${asked}. That of ${date} is used, the nearest day with one.`,
    source: (whose: string) => `Reported data: ${whose}`,
  },
  de: {
    own: "Des Rechners",
    reported: (date: string) => `Gemeldet für den ${date}`,
    note: (value: string) =>
      `Sind alle Regler wie am Anfang gestellt, ergibt sich dann das gemeldete R von ${value}.`,
    range: (low: string, high: string) => `Seine Unsicherheit reicht von ${low} bis ${high}.`,
    day: "Tag",
    span: (first: string, last: string) =>
      `Veröffentlicht sind Werte vom ${first} bis zum ${last}.`,
    last: (date: string) => `Es ist vom ${date}, dem letzten veröffentlichten Tag.`,
    missing: (asked: string, date: string) =>
      `Für den ${asked} gibt es keinen Wert. Verwendet wird der vom ${date}, dem nächstgelegenen Tag mit einem Wert.`,
    source: (whose: string) => `Meldedaten: ${whose}`,
  },
});

/** Days whose R the calculator can have with its first choices. */
export function daysWithin(definition: RDefinition, days: ReportedDays): ReportedDays {
  return days.filter(({ value }) => baseFor(definition, value) > 0);
}

/**
 * R was estimated under the conditions of its day: with the first choices the result is that R.
 */
export function withReportedBase(
  definition: RDefinition,
  { date, value }: ReportedR,
  language: Language,
): RDefinition {
  const t = inLanguage(reportedTexts, language);
  const [first, ...others] = definition.bases;
  const label = t.reported(formatDate(date, language));
  const reported = { value: baseFor(definition, value), label };
  return {
    ...definition,
    bases: [{ ...first, label: first.label ?? t.own }, ...others, reported],
  };
}

/** R = (base + Σ additions) × Π factors. */
function baseFor(definition: RDefinition, r: number): number {
  const choices = initialRChoices(definition);
  const steps = contributions(definition, choices);
  let [sum, product] = [0, 1];
  for (const { group, before, after } of steps) {
    if (definition.groups[group]?.effect === "add") sum += after - before;
    else product *= before === 0 ? 0 : after / before;
  }
  return r / product - sum;
}
