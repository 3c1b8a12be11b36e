// R values as text (calculators specification 6 and 10).

import {
  baseOf,
  chosenOption,
  doublingDays,
  type RChoices,
  type RDefinition,
  rValue,
  shownRange,
  type Trend,
  trendOf,
} from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatNumber, formatPercent } from "../../../text/format.ts";

const texts = defineTexts({
  en: {
    falls: "cases fall",
    constant: "cases stay roughly constant",
    rises: "cases rise",
    open: "cases may fall or rise",
    ends: "Nobody infects anybody any more.",
    slow: "It would take more than a year until they have doubled or halved.",
    doubles: (time: string) => `Case numbers double in ${time}.`,
    halves: (time: string) => `Case numbers halve in ${time}.`,
    middle: "The lower end of the range is below 1, the upper end above it.",
    days: (count: string) => `about ${count} days`,
    weeks: (count: string) => `about ${count} weeks`,
    compared: (before: string, difference: string, share: string) =>
      `Starting point ${before}; now ${difference} (${share})`,
    same: "no difference",
    curve: (weeks: string, cases: string) =>
      `100 new infections a day become ${cases} a day in ${weeks} weeks.`,
    fewerThanOne: "less than one",
    about: (count: string) => `about ${count}`,
    hugely: "more than ten million",
  },
  de: {
    falls: "Fallzahlen sinken",
    constant: "Fallzahlen bleiben ungefähr gleich",
    rises: "Fallzahlen steigen",
    open: "Fallzahlen können sinken oder steigen",
    ends: "Niemand steckt mehr jemanden an.",
    slow: "Bis sie sich verdoppelt oder halbiert haben, vergeht mehr als ein Jahr.",
    doubles: (time: string) => `Die Fallzahlen verdoppeln sich in ${time}.`,
    halves: (time: string) => `Die Fallzahlen halbieren sich in ${time}.`,
    middle: "Das untere Ende der Spanne liegt unter 1, das obere darüber.",
    days: (count: string) => `etwa ${count} Tagen`,
    weeks: (count: string) => `etwa ${count} Wochen`,
    compared: (before: string, difference: string, share: string) =>
      `Ausgangspunkt ${before}; jetzt ${difference} (${share})`,
    same: "kein Unterschied",
    curve: (weeks: string, cases: string) =>
      `Aus 100 neuen Ansteckungen am Tag werden in ${weeks} Wochen ${cases} am Tag.`,
    fewerThanOne: "weniger als eine",
    about: (count: string) => `etwa ${count}`,
    hugely: "mehr als zehn Millionen",
  },
});

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const three = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

export function trendText(trend: Trend, language: Language): string {
  return inLanguage(texts, language)[trend];
}

/** One number, or a range if the definition has a margin: 0.72 · 0.65 – 0.79 */
export function rText(definition: RDefinition, r: number, language: Language): string {
  const { low, high } = shownRange(definition, r);
  const [first, last] = [low, high].map((value) => formatNumber(value, language, two));
  return definition.margin === 0 ? `${first}` : `${first} – ${last}`;
}

/** For example +0.040 or 0.85x; undefined if the chosen option changes nothing. */
export function effectText(
  effect: "add" | "multiply" | "divide",
  value: number,
  language: Language,
): string | undefined {
  if (effect === "add") return value === 0 ? undefined : signed(value, language, three);
  return value === 1 ? undefined : `${formatNumber(value, language, two)}x`;
}

/** A difference with its sign: +0.12 · −0.12 */
export function signedR(value: number, language: Language): string {
  return signed(value, language, two);
}

function signed(value: number, language: Language, decimals: typeof two): string {
  const text = formatNumber(Math.abs(value), language, decimals);
  const isNothing = !/[1-9]/.test(text);
  return isNothing ? text : `${value < 0 ? "−" : "+"}${text}`;
}

/** For example "Case numbers halve in about 34 days." It agrees with `trendText`. */
export function paceText(definition: RDefinition, r: number, language: Language): string {
  const t = inLanguage(texts, language);
  const trend = trendOf(definition, r);
  if (trend === "open") return t.middle;
  if (trend === "constant") return t.slow;
  if (r <= 0) return t.ends;
  const time = timeText(doublingDays(r, definition.generationDays), language);
  return trend === "rises" ? t.doubles(time) : t.halves(time);
}

function timeText(days: number, language: Language): string {
  const t = inLanguage(texts, language);
  if (days > 60) return t.weeks(formatNumber(days / 7, language, { maximumFractionDigits: 0 }));
  const decimals = days < 10 ? 1 : 0;
  return t.days(formatNumber(days, language, { maximumFractionDigits: decimals }));
}

/** The change from the defaults, absolute and in percent. */
export function comparedText(before: number, now: number, language: Language): string {
  const t = inLanguage(texts, language);
  const difference = signedR(now - before, language);
  if (!/[+−]/.test(difference))
    return t.compared(formatNumber(before, language, two), t.same, shareText(0, language));
  const share = before === 0 ? "–" : shareText(now / before - 1, language);
  return t.compared(formatNumber(before, language, two), difference, share);
}

function shareText(share: number, language: Language): string {
  const text = formatPercent(Math.abs(share), language, { maximumFractionDigits: 0 });
  return /[1-9]/.test(text) ? `${share < 0 ? "−" : "+"}${text}` : `±${text}`;
}

/** The number of infections that 100 a day lead to. */
export function curveText(
  r: number,
  generationDays: number,
  weeks: number,
  language: Language,
): string {
  const t = inLanguage(texts, language);
  const cases = 100 * Math.max(0, r) ** ((7 * weeks) / generationDays);
  const rounded = Number(cases.toPrecision(2));
  const count =
    cases < 1 ? t.fewerThanOne : cases > 1e7 ? t.hugely : t.about(formatNumber(rounded, language));
  return t.curve(formatNumber(weeks, language), count);
}

/** For example (0.90 + 0.04 − 0.05) × 1.25 × 0.85 = 0.72, without neutral terms. */
export function formulaText(
  definition: RDefinition,
  choices: RChoices,
  language: Language,
): string {
  const number = (value: number) =>
    formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const values = definition.groups.map((group, index) => ({
    effect: group.effect,
    value: chosenOption(group, choices.options[index]).value,
  }));
  const additions = values.filter(({ effect, value }) => effect === "add" && value !== 0);
  const factors = values.filter(({ effect, value }) => effect !== "add" && value !== 1);
  const terms = additions.map(({ value }) => `${value < 0 ? "−" : "+"} ${number(Math.abs(value))}`);
  const sum = [number(baseOf(definition, choices)), ...terms].join(" ");
  const isOne = terms.length === 0 || factors.length === 0;
  const product = [isOne ? sum : `(${sum})`, ...factors.map(({ value }) => number(value))];
  const r = formatNumber(rValue(definition, choices), language, two);
  // The base value alone needs no formula.
  const isPlain = terms.length === 0 && factors.length === 0;
  return isPlain ? `R = ${r}` : `R = ${product.join(" × ")} = ${r}`;
}
