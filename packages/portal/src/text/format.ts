// Calendar dates and numbers in the reader's language. A date is the text year-month-day, without a
// time zone.
import { civilOf, dayOf, formatDay, inLanguage, type Language, parseDay } from "@episcope/common";
import { decimalText } from "./decimalText.ts";
import { type LanguageFormats, languageFormats } from "./languageFormats.ts";

export function formatsOf(language: Language): LanguageFormats {
  return inLanguage(languageFormats, language);
}

type DateStyle = "long" | "short";

/**
 * For example 13 November 2023 or 13 Nov 2023, in German 13. November 2023 or 13.11.2023; invalid
 * dates stay. Without Intl: creating its first format delays the first paint, and engines differ in
 * short months.
 */
export function formatDate(date: string, language: Language, style: DateStyle = "long"): string {
  const known = parseDay(date);
  if (known === undefined) return date;
  const { year, month, dayOfMonth: day } = civilOf(known);
  const { months, ordinal, shortDate } = formatsOf(language);
  if (style === "short") return shortDate(day, month, year);
  return `${day}${ordinal} ${months[month - 1]} ${year}`;
}

/** The date in the visitor's time zone. */
export function today(): string {
  const now = new Date();
  return formatDay(dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? 0);
}

/** Short name of a month for axes: Mar · März. */
export function formatMonth(day: number, language: Language): string {
  return formatsOf(language).shortMonths[civilOf(day).month - 1] ?? "";
}

/** Number of decimals; by default as many as the number has, at most three. */
export interface Decimals {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

/** 1,234.5 · 1.234,5 */
export function formatNumber(value: number, language: Language, decimals: Decimals = {}): string {
  return decimalText(value, rounding(decimals), formatsOf(language).decimal);
}

/** A fraction as percent: 12.5% · 12,5 % */
export function formatPercent(share: number, language: Language, decimals: Decimals = {}): string {
  const shown = rounding({ maximumFractionDigits: 1, ...decimals });
  const { decimal, percentSign } = formatsOf(language);
  return decimalText(share, { ...shown, shift: 2 }, decimal) + percentSign;
}

function rounding({ minimumFractionDigits = 0, maximumFractionDigits }: Decimals) {
  const least = minimumFractionDigits;
  return { least, most: maximumFractionDigits ?? Math.max(least, 3) };
}
