// Calendar dates and numbers in the reader's language. A date is the text year-month-day, without a time zone.
import { civilOf, dayOf, formatDay, parseDay } from "@episcope/battery";
import type { Language } from "../environment/catalogue.ts";
import { type DecimalWriting, decimalText } from "./decimalText.ts";

type DateStyle = "long" | "short";

/**
 * 13 November 2023, 13 Nov 2023 · 13. November 2023, 13.11.2023; the text itself where it is no date. Not by Intl: making its first format holds up
 * the first picture of every page, and engines differ in short months.
 */
export function formatDate(date: string, language: Language, style: DateStyle = "long"): string {
  const known = parseDay(date);
  if (known === undefined) return date;
  const { year, month, dayOfMonth: day } = civilOf(known);
  if (style === "long") return `${day}${dot[language]} ${longMonths[language][month - 1]} ${year}`;
  return language === "en"
    ? `${day} ${monthNames.en[month - 1]} ${year}`
    : `${twoDigits(day)}.${twoDigits(month)}.${year}`;
}

/** Behind the number of a day. */
const dot: Record<Language, string> = { en: "", de: "." };

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
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

/** Ticks have to be equally wide. */
const monthNames: Record<Language, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  de: ["Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sep", "Okt", "Nov", "Dez"],
};

const longMonths: Record<Language, readonly string[]> = {
  en: [
    ...["January", "February", "March", "April", "May", "June", "July"],
    ...["August", "September", "October", "November", "December"],
  ],
  de: [
    ...["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli"],
    ...["August", "September", "Oktober", "November", "Dezember"],
  ],
};

/** How many decimals stand behind the point; by default as many as the number has, at most three. */
export interface Decimals {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

/** 1,234.5 · 1.234,5 */
export function formatNumber(value: number, language: Language, decimals: Decimals = {}): string {
  return decimalText(value, rounding(decimals), writings[language]);
}

/** A share of one: 12.5% · 12,5 % */
export function formatPercent(share: number, language: Language, decimals: Decimals = {}): string {
  const shown = rounding({ maximumFractionDigits: 1, ...decimals });
  return decimalText(share, { ...shown, shift: 2 }, writings[language]) + percentSigns[language];
}

function rounding({ minimumFractionDigits = 0, maximumFractionDigits }: Decimals) {
  const least = minimumFractionDigits;
  return { least, most: maximumFractionDigits ?? Math.max(least, 3) };
}

const writings: Record<Language, DecimalWriting> = {
  en: { point: ".", group: "," },
  de: { point: ",", group: "." },
};
/** The German one behind a space that does not break. */
const percentSigns: Record<Language, string> = { en: "%", de: "\u00a0%" };
