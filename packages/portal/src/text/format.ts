// Calendar dates and numbers in the reader's language. A date is the text year-month-day, without a time zone.
import { civilOf, dayOf, formatDay } from "@episcope/battery";
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
  const format = dateFormat(language, style);
  // English short month of September is "Sept" in some engines and "Sep" in others.
  return format.format(new Date(`${date}T00:00:00Z`)).replace("Sept ", "Sep ");
}

// Making a format takes much longer than using it, and lists of weeks use one for every entry.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locales[language], {
    ...dateStyles[style][language],
    timeZone: "UTC",
  });
  dateFormats.set(key, format);
  return format;
}

/** The date on the visitor's calendar. */
export function today(): string {
  const now = new Date();
  return formatDay(dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? 0);
}

/** Short name of a month, for axes: Mar · März. */
export function formatMonth(day: number, language: Language): string {
  return monthNames[language][civilOf(day).month - 1] ?? "";
}

/** Intl would give "Sept" in one engine and "Sep" in another; ticks have to be equally wide. */
const monthNames: Record<Language, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  de: ["Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sep", "Okt", "Nov", "Dez"],
};

/** How many decimals stand behind the point; by default as many as the number has, at most three. */
export interface Decimals {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

/** 1,234.5 · 1.234,5 */
export function formatNumber(value: number, language: Language, decimals: Decimals = {}): string {
  return numberFormat(language, "decimal", decimals).format(value);
}

/** A share of one: 12.5% · 12,5 % */
export function formatPercent(share: number, language: Language, decimals: Decimals = {}): string {
  return numberFormat(language, "percent", { maximumFractionDigits: 1, ...decimals }).format(share);
}

/** One for every cell of a table. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(
  language: Language,
  style: "decimal" | "percent",
  decimals: Decimals,
): Intl.NumberFormat {
  const { minimumFractionDigits, maximumFractionDigits } = decimals;
  const key = [language, style, minimumFractionDigits, maximumFractionDigits].join();
  const known = numberFormats.get(key);
  if (known) return known;
  // negative: what rounds to zero has no sign.
  const format = new Intl.NumberFormat(locales[language], {
    style,
    signDisplay: "negative",
    ...decimals,
  });
  numberFormats.set(key, format);
  return format;
}
