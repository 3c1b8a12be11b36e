// Axes: positions of values and ticks. Pure functions; pixels come in as the length of the axis.
import {
  civilOf,
  dayOf,
  defineTexts,
  formatDay,
  inLanguage,
  type Language,
} from "@episcope/common";
import { formatDate, formatMonth, formatNumber, formatsOf } from "../../text/format.ts";
import type { Range, XAxis } from "../chartContent.ts";
import { formatMeasure, type Measure } from "./measure.ts";

/**
 * From a value to a pixel. NaN for values that the axis cannot show, such as 0 on a logarithmic
 * one.
 */
export type Scale = (value: number) => number;

export function linearScale([low, high]: Range, [start, end]: Range): Scale {
  const factor = (end - start) / (high - low || 1);
  return (value) => start + (value - low) * factor;
}

export function logScale([low, high]: Range, pixels: Range): Scale {
  const scale = linearScale([Math.log10(low), Math.log10(high)], pixels);
  return (value) => (value > 0 ? scale(Math.log10(value)) : Number.NaN);
}

/** Distances of 1, 2 or 5 times a power of ten; about as many as wanted. */
function tickStep(span: number, wanted: number): number {
  const rough = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999_999) ?? 10;
  return factor * power;
}

export function linearTicks([low, high]: Range, wanted: number): readonly number[] {
  if (!(high > low)) return [low];
  const step = tickStep(high - low, wanted);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Multiplied instead of summed: 0.1 + 0.2 would show.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    roundTo((first + index) * step, step),
  );
}

function roundTo(value: number, step: number): number {
  const decimals = Math.min(100, Math.max(0, Math.ceil(-Math.log10(step)) + 1));
  return Number(value.toFixed(decimals)) + 0;
}

/** The range extended to whole ticks. */
export function niceRange([low, high]: Range, wanted: number): Range {
  const span = high - low || Math.abs(high) || 1;
  const step = tickStep(span, wanted);
  return [
    roundTo(Math.floor(low / step + 1e-9) * step, step),
    roundTo(Math.ceil((high > low ? high : low + span) / step - 1e-9) * step, step),
  ];
}

/** Of powers of ten, from dense to sparse. */
const tickFactors = [
  [1, 2, 5],
  [1, 2],
  [1, 5],
] as const;

/** Powers of ten; if there is space or there would be too few, also 2 and 5 times them. */
export function logTicks([low, high]: Range, wanted: number): readonly number[] {
  const first = Math.floor(Math.log10(low) + 1e-9);
  const last = Math.ceil(Math.log10(high) - 1e-9);
  const decades = last - first;
  if (!Number.isFinite(decades)) return [];
  const every = Math.max(1, Math.ceil(decades / Math.max(1, wanted)));
  const ticks = (factors: readonly number[]) =>
    Array.from({ length: Math.floor(decades / every) + 1 }, (_, index) => first + index * every)
      .flatMap((power) => factors.map((factor) => timesPower(factor, power)))
      .filter((value) => value >= low * 0.999_999 && value <= high * 1.000_001);
  const powers = ticks([1]);
  if (decades * 3 > wanted && powers.length >= 2) return powers;
  const fits = (found: readonly number[]) => found.length <= wanted + 1;
  // Between 1.1 and 49 there are four already: 2, 5, 10 and 20.
  return tickFactors.map(ticks).find(fits) ?? powers;
}

/** A division for negative powers, because 10 ** -2 * 5 is not exactly 0.05. */
function timesPower(factor: number, power: number): number {
  return power < 0 ? factor / 10 ** -power : factor * 10 ** power;
}

/** Ends at 1, 2 or 5 times a power of ten. */
export function niceLogRange([low, high]: Range): Range {
  return [roundBelow(low), roundAbove(high > low ? high : low * 10)];
}

/** Beyond these limits an axis is meaningless and numbers lose digits. */
const minPositive = 1e-300;
const maxPositive = 1e300;

/** The largest 1, 2 or 5 times a power of ten that is not larger. */
export function roundBelow(value: number): number {
  return roundSteps(value).findLast((step) => step <= value * 1.000_001) ?? minPositive;
}

/** The smallest one that is not smaller. */
export function roundAbove(value: number): number {
  return roundSteps(value).find((step) => step >= value * 0.999_999) ?? maxPositive;
}

function roundSteps(value: number): readonly number[] {
  const sensible = Math.min(Math.max(value, minPositive), maxPositive);
  const power = Math.floor(Math.log10(sensible) + 1e-9);
  return [1, 2, 5, 10].map((factor) => timesPower(factor, power));
}

export interface DateTick {
  readonly day: number;
  readonly label: string;
  readonly second?: string;
}

/** Months between two ticks, from dense to sparse. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 600];
const daySteps = [1, 2, 7, 14];

/** First days of months or years, labelled as space permits; for short ranges also single days. */
export function dateTicks(
  [first, last]: Range,
  language: Language,
  wanted: number,
): readonly DateTick[] {
  const days = last - first;
  if (days < 60) {
    const step = daySteps.find((candidate) => days / candidate <= wanted) ?? 28;
    return Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => {
      const day = Math.ceil(first) + index * step;
      const { dayOfMonth } = civilOf(day);
      const isNamed = index === 0 || dayOfMonth <= step;
      const { ordinal } = formatsOf(language);
      return { day, label: isNamed ? dayAndMonth(day, language) : `${dayOfMonth}${ordinal}` };
    }).filter(({ day }) => day <= last);
  }
  const step = monthSteps.find((candidate) => days / (30.44 * candidate) <= wanted) ?? 1200;
  const ticks: DateTick[] = [];
  const years = Math.max(1, step / 12);
  const start = Math.floor(civilOf(Math.ceil(first)).year / years) * years;
  for (let year = start; ticks.length < 100; year += years) {
    for (let month = 1; month <= 12; month += Math.min(step, 12)) {
      const day = dayOf(year, month, 1) ?? Number.NaN;
      if (day > last || Number.isNaN(day)) return ticks;
      if (day < first) continue;
      const isYear = month === 1 || ticks.length === 0;
      const label = step >= 12 ? "" : formatMonth(day, language);
      ticks.push({
        day,
        label: isYear ? `${label} ${civilOf(day).year}`.trim() : label,
      });
    }
  }
  return ticks;
}

/** Numbers of days, with their dates below if known. */
export function dayTicks(
  range: Range,
  dayZero: number | undefined,
  language: Language,
  wanted: number,
): readonly DateTick[] {
  return linearTicks(range, wanted)
    .filter(Number.isInteger)
    .map((day) => ({
      day,
      label: tickLabel(day, language),
      ...(dayZero !== undefined && { second: dayAndMonth(dayZero + day, language) }),
    }));
}

function dayAndMonth(day: number, language: Language): string {
  const { ordinal } = formatsOf(language);
  return `${civilOf(day).dayOfMonth}${ordinal} ${formatMonth(day, language)}`;
}

export function tickLabel(value: number, language: Language): string {
  const size = Math.abs(value);
  if (size > 0 && (size < 1e-6 || size >= 1e12)) {
    return Number(value.toPrecision(6)).toExponential().replace("e+", "e");
  }
  return formatNumber(value, language, { maximumFractionDigits: 6 });
}

const positionTexts = defineTexts({
  en: { day: (day: string) => `day ${day}` },
  de: { day: (day: string) => `Tag ${day}` },
});

/** A position on an x-axis as text within a sentence: a date, a day with its date, or a number. */
export function formatPosition(
  position: number,
  { x, dayZero, steps }: XAxis,
  language: Language,
  style: "long" | "short" = "long",
): string {
  if (steps) {
    return inLanguage(steps.words, language).replace(
      "{date}",
      formatDate(formatDay(position), language, "short"),
    );
  }
  if (x === "date") return formatDate(formatDay(position), language, style);
  if (x === "daysSinceVaccination") return formatNumber(position, language);
  const day = inLanguage(positionTexts, language).day(formatNumber(position, language));
  if (dayZero === undefined) return day;
  return `${day} (${formatDate(formatDay(dayZero + position), language, style)})`;
}

export const dateAxis: XAxis = { x: "date" };

/** Whether an axis follows the ends, the zoom and the marks of the page. */
export function followsPage({ x }: XAxis): boolean {
  return x !== "daysSinceVaccination";
}

/** A value as text: three digits, thousands not rounded. */
export function formatValue(value: number, language: Language, measure?: Measure): string {
  if (measure) return formatMeasure(value, measure, language);
  const size = Math.abs(value);
  const power = size > 0 ? Math.floor(Math.log10(size)) : 0;
  const maximumFractionDigits = Math.min(12, Math.max(0, 2 - power));
  return formatNumber(value, language, { maximumFractionDigits });
}
