// Blocks in words.
import {
  civilOf,
  type Day,
  defineTexts,
  formatDay,
  inLanguage,
  type Language,
} from "@episcope/common";
import { type LabBlock, type LaneName, laneOf } from "@episcope/scenario/lab";
import { formatDate, formatNumber, formatPercent, formatsOf } from "../../../../text/format.ts";
import { laneTexts, targetTexts } from "../laneTexts.ts";

const texts = defineTexts({
  en: {
    masks: ["none", "cloth", "surgical", "FFP2"] as readonly string[],
    perWeek: (count: string) => `${count} a week`,
    perDay: (count: string) => `${count} a day`,
    above: (incidence: string) => `above ${incidence}`,
    cases: " cases a day per million",
    incidence: " per 100,000",
    rule: (incidence: string, effect: string) => `above ${incidence}: ${effect}`,
    none: "none",
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    onDay: (day: string) => `on ${day}`,
    fromOn: (day: string) => `from ${day} on`,
    shortDay: (day: number, month: string) => `${day} ${month}`,
  },
  de: {
    masks: ["keine", "Stoff", "OP-Maske", "FFP2"],
    perWeek: (count: string) => `${count} je Woche`,
    perDay: (count: string) => `${count} am Tag`,
    above: (incidence: string) => `über ${incidence}`,
    cases: " Fälle am Tag je Million",
    incidence: " je 100.000",
    rule: (incidence: string, effect: string) => `über ${incidence}: ${effect}`,
    none: "keine",
    fromTo: (from: string, to: string) => `vom ${from} bis ${to}`,
    onDay: (day: string) => `am ${day}`,
    fromOn: (day: string) => `ab ${day}`,
    shortDay: (day: number, month: string) => `${day}. ${month}`,
  },
});

/** The number of a lane: 20%, FFP2, 2 a week. */
export function valueText(name: LaneName, value: number, language: Language): string {
  const t = inLanguage(texts, language);
  const { unit } = laneOf(name);
  const number = formatNumber(value, language);
  if (unit === "share" || unit === "times") return formatPercent(value / 100, language);
  if (unit === "mask") return t.masks[value] ?? number;
  if (unit === "incidence") return t.above(number);
  if (value === 0) return t.none;
  return unit === "perWeek" ? t.perWeek(number) : t.perDay(number);
}

/** What follows a number that stands alone, if it is not a percentage. */
export function unitText(name: LaneName, language: Language): string {
  const t = inLanguage(texts, language);
  const { unit } = laneOf(name);
  if (unit === "perMillion") return t.cases;
  return unit === "incidence" ? t.incidence : "";
}

/** What a block acts on, among what its lane can act on; undefined if there is no choice. */
function targetText(name: LaneName, target: number, language: Language): string | undefined {
  return inLanguage(targetTexts, language)[name]?.[target];
}

/** Value and what it acts on, as short as possible: FFP2, also at work. */
export function blockText(
  name: LaneName,
  { value, target }: Pick<LabBlock, "value" | "target">,
  language: Language,
): string {
  const number = valueText(name, value, language);
  const where = targetText(name, target, language);
  if (where === undefined) return number;
  if (name === "rule") {
    return inLanguage(texts, language).rule(formatNumber(value, language), where);
  }
  return value === 0 || target === 0 ? number : `${number}, ${where}`;
}

/** From 2 November to 20 December 2020. */
function daysText(name: LaneName, { from, to }: LabBlock, language: Language): string {
  const t = inLanguage(texts, language);
  const end = formatDate(formatDay(to), language);
  if (laneOf(name).isEvent) return t.fromOn(formatDate(formatDay(from), language));
  if (from === to) return t.onDay(end);
  const { year, month, dayOfMonth } = civilOf(from);
  const { months, ordinal } = formatsOf(language);
  const last = civilOf(to);
  if (year !== last.year) return t.fromTo(formatDate(formatDay(from), language), end);
  const day = `${dayOfMonth}${ordinal}`;
  return t.fromTo(month === last.month ? day : `${day} ${months[month - 1] ?? ""}`, end);
}

/** Schools: 0% from 2 November to 20 December 2020. */
export function blockSentence(name: LaneName, block: LabBlock, language: Language): string {
  const lane = inLanguage(laneTexts, language)[name].name;
  const days = daysText(name, block, language);
  return `${lane}: ${blockText(name, block, language)} ${days}`;
}

/** 2 Nov */
export function shortDay(day: Day, language: Language): string {
  const { dayOfMonth, month } = civilOf(day);
  const { shortMonths } = formatsOf(language);
  return inLanguage(texts, language).shortDay(dayOfMonth, shortMonths[month - 1] ?? "");
}
