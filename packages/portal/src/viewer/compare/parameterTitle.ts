import type { OptionSet } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";

/**
 * Columns that the buttons for the start date fill (run-viewer specification 7.4): they have no
 * title of their own.
 */
const shiftTitles = defineTexts<Readonly<Record<string, string>>>({
  en: { offset: "Start shifted by days", startDate: "Start date" },
  de: { offset: "Beginn verschoben um Tage", startDate: "Beginn" },
});

/** As in the panel; the name of the column for a parameter that stands nowhere in it. */
export function parameterTitle(
  parameter: string,
  set: OptionSet | undefined,
  language: Language,
): string {
  if (set && set.title !== parameter) return set.title;
  const titles = inLanguage(shiftTitles, language);
  return Object.hasOwn(titles, parameter) ? (titles[parameter] ?? parameter) : parameter;
}
