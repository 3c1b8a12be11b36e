// Calendar dates in the reader's language. A date is the text year-month-day, without a time zone.
import type { Language } from "./catalogue.ts";

const locales: Record<Language, string> = { en: "en-GB", de: "de-DE" };

type DateStyle = "long" | "short";
const dateStyles: Record<DateStyle, Record<Language, Intl.DateTimeFormatOptions>> = {
  // 13 November 2023 · 13. November 2023
  long: {
    en: { day: "numeric", month: "long", year: "numeric" },
    de: { day: "numeric", month: "long", year: "numeric" },
  },
  // 13 Nov 2023 · 13.11.2023
  short: {
    en: { day: "numeric", month: "short", year: "numeric" },
    de: { day: "2-digit", month: "2-digit", year: "numeric" },
  },
};

export function formatDate(date: string, language: Language, style: DateStyle = "long"): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    ...dateStyles[style][language],
    timeZone: "UTC",
  });
  // English short month of September is "Sept" in some engines and "Sep" in others.
  return format.format(new Date(`${date}T00:00:00Z`)).replace("Sept ", "Sep ");
}
