// The reported R as one more base value.
import { contributions, initialRChoices, type RDefinition } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { ReportedR } from "../../../data/reportedR.ts";
import { formatDate } from "../../../text/format.ts";

export const reportedTexts = defineTexts({
  en: {
    own: "Of this calculator",
    reported: (date: string) => `Reported for ${date}`,
    note: (value: string) =>
      `With all settings as they are at first, the result is then the reported R of ${value}.`,
    range: (low: string, high: string) => `Its uncertainty reaches from ${low} to ${high}.`,
    last: (date: string) => `It is of ${date}, the last day that was published.`,
    source: (whose: string) => `Reported data: ${whose}`,
  },
  de: {
    own: "Des Rechners",
    reported: (date: string) => `Gemeldet für den ${date}`,
    note: (value: string) =>
      `Sind alle Regler wie am Anfang gestellt, ergibt sich dann das gemeldete R von ${value}.`,
    range: (low: string, high: string) => `Seine Unsicherheit reicht von ${low} bis ${high}.`,
    last: (date: string) => `Es ist vom ${date}, dem letzten veröffentlichten Tag.`,
    source: (whose: string) => `Meldedaten: ${whose}`,
  },
});

/**
 * R was estimated under the conditions of its day: with the first choices the result is that R. The
 * definition itself if they do not allow any such base.
 */
export function withReportedBase(
  definition: RDefinition,
  { date, value }: ReportedR,
  language: Language,
): RDefinition {
  const base = baseFor(definition, value);
  if (!(base > 0)) return definition;
  const t = inLanguage(reportedTexts, language);
  const [first, ...others] = definition.bases;
  const label = t.reported(formatDate(date, language));
  return {
    ...definition,
    bases: [{ ...first, label: first.label ?? t.own }, ...others, { value: base, label }],
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
