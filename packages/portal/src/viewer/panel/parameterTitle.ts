import type { OptionSet } from "@episcope/battery";
import { defineTexts, inAvailableLanguage, inLanguage, type Language } from "@episcope/common";

/**
 * Columns set by the buttons for the start date (run-viewer specification 7.4); batteries have no
 * titles for them.
 */
const shiftTitles = defineTexts<Readonly<Record<string, string>>>({
  en: { offset: "Start shifted by days", startDate: "Start date" },
  de: { offset: "Beginn verschoben um Tage", startDate: "Beginn" },
});

/** Falls back to the name of the column. */
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
