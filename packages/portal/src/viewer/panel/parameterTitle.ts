import type { OptionSet } from "@episcope/battery";
import { defineTexts, inAvailableLanguage, inLanguage, type Language } from "@episcope/common";

/**
 * Columns that the buttons for the start date fill (run-viewer specification 7.4): they have no
 * title of their own.
 */
const shiftTitles = defineTexts<Readonly<Record<string, string>>>({
  en: { offset: "Start shifted by days", startDate: "Start date" },
  de: { offset: "Beginn verschoben um Tage", startDate: "Beginn" },
});

/** The name of the column for a parameter without a title. */
export function parameterTitle(
  parameter: string,
  set: OptionSet | undefined,
  language: Language,
): string {
  const title = inAvailableLanguage(set?.title, language);
  if (title !== undefined && title !== parameter) return title;
  const titles = inLanguage(shiftTitles, language);
  return Object.hasOwn(titles, parameter) ? (titles[parameter] ?? parameter) : parameter;
}
