// What the figures about beds and variants say.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { RegionFit } from "@episcope/scenario";
import { strainLabel } from "../../../plots/immunity/strainLabels.ts";
import { formatDate, formatNumber } from "../../../text/format.ts";

const texts = defineTexts({
  en: {
    series: {
      admissions: "Hospital admissions",
      admissions60: "Admissions of people of 60 to 79 years",
      admissions80: "Admissions of people of 80 years and older",
      intensiveCare: "Intensive care",
    } as Readonly<Record<string, string>>,
    peaks: (name: string, within: string, waves: string, worst: string) =>
      `${name}: in ${within} of ${waves} waves the highest week is within a factor of 1.4 of the reported one; the worst is off by a factor of ${worst}.`,
    onTime: (name: string, from: string) =>
      `${name} has more than half from the week of ${from} on, as reported.`,
    late: (name: string, from: string, weeks: string) =>
      `${name} has more than half from the week of ${from} on, ${weeks} too late.`,
    early: (name: string, from: string, weeks: string) =>
      `${name} has more than half from the week of ${from} on, ${weeks} too early.`,
    weeks: (count: string) => (count === "1" ? "one week" : `${count} weeks`),
  },
  de: {
    series: {
      admissions: "Einweisungen ins Krankenhaus",
      admissions60: "Einweisungen von Menschen von 60 bis 79 Jahren",
      admissions80: "Einweisungen von Menschen ab 80 Jahren",
      intensiveCare: "Intensivstationen",
    } as Readonly<Record<string, string>>,
    peaks: (name: string, within: string, waves: string, worst: string) =>
      `${name}: In ${within} von ${waves} Wellen liegt die höchste Woche höchstens um den Faktor 1,4 neben der gemeldeten; die schlechteste um den Faktor ${worst}.`,
    onTime: (name: string, from: string) =>
      `${name} hat ab der Woche vom ${from} mehr als die Hälfte, wie gemeldet.`,
    late: (name: string, from: string, weeks: string) =>
      `${name} hat ab der Woche vom ${from} mehr als die Hälfte, ${weeks} zu spät.`,
    early: (name: string, from: string, weeks: string) =>
      `${name} hat ab der Woche vom ${from} mehr als die Hälfte, ${weeks} zu früh.`,
    weeks: (count: string) => (count === "1" ? "eine Woche" : `${count} Wochen`),
  },
});

export function fitSentences(
  { peaks, dominance }: Pick<RegionFit, "peaks" | "dominance">,
  language: Language,
): readonly string[] {
  const t = inLanguage(texts, language);
  const number = (value: number) => formatNumber(value, language);
  return [
    ...peaks.map(({ series, within, waves, worst }) =>
      t.peaks(t.series[series] ?? series, number(within), number(waves), number(worst)),
    ),
    ...dominance.map(({ strain, from, weeksLate }) => {
      const name = inLanguage(strainLabel(strain), language);
      const date = formatDate(from, language);
      const weeks = t.weeks(number(Math.abs(weeksLate)));
      if (weeksLate === 0) return t.onTime(name, date);
      return weeksLate > 0 ? t.late(name, date, weeks) : t.early(name, date, weeks);
    }),
  ];
}
