// A text summary of the chart, for screen readers and for a quick look.
import { infectionDays, peakOf } from "@episcope/battery";
import {
  defineTexts,
  inEachLanguage,
  inLanguage,
  type Localized,
  numbers,
  type Table,
} from "@episcope/common";
import type { XAxis } from "../../../charts/chartContent.ts";
import { formatPosition } from "../../../charts/layout/axis.ts";
import type { PlotContext } from "../../../plots/plot.ts";
import { formatNumber } from "../../../text/format.ts";

const texts = defineTexts({
  en: {
    on: (place: string) => `on ${place}`,
    infected: (count: string, when: string) => `Most people infected at once: ${count} ${when}.`,
    critical: (count: string, when: string) => `Most critical cases: ${count} ${when}.`,
    total: (count: string) => `Infected in total: ${count}.`,
  },
  de: {
    on: (place: string) => (/^\d/.test(place) ? `am ${place}` : `an ${place}`),
    infected: (count: string, when: string) =>
      `Höchststand der gleichzeitig Infizierten: ${count} ${when}.`,
    critical: (count: string, when: string) => `Höchststand der Intensivfälle: ${count} ${when}.`,
    total: (count: string) => `Infizierte insgesamt: ${count}.`,
  },
});

export function outcomeSummary(shown: Table, context: PlotContext, axis: XAxis): Localized {
  const days = infectionDays(shown, context);
  const peak = (column: string) => {
    const values = numbers(shown, column);
    return values && peakOf(days, values);
  };
  const infected = peak("nTotalInfected");
  const critical = peak("nCritical");
  const total = numbers(shown, "nInfectedCumulative")?.at(-1);
  return inEachLanguage((language) => {
    const t = inLanguage(texts, language);
    const when = (day: number) => t.on(formatPosition(day, axis, language));
    const count = (value: number) => formatNumber(value, language);
    return [
      infected && t.infected(count(infected.value), when(infected.day)),
      critical && t.critical(count(critical.value), when(critical.day)),
      total !== undefined && Number.isFinite(total) && t.total(count(total)),
    ]
      .filter(Boolean)
      .join(" ");
  });
}
