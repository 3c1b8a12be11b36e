// The difference of two figures as text, with the direction as a word and not only as a sign.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { type FigureName, isDayFigure } from "../figures/figureNames.ts";
import type { DifferenceRange, FigureDifference } from "./pairedDifference.ts";

const texts = defineTexts({
  en: {
    same: "the same",
    sameDay: "same day",
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} fewer`,
    higher: (amount: string) => `${amount} higher`,
    lower: (amount: string) => `${amount} lower`,
    later: (days: number, amount: string) => `${amount} ${days === 1 ? "day" : "days"} later`,
    earlier: (days: number, amount: string) => `${amount} ${days === 1 ? "day" : "days"} earlier`,
    to: (low: string, high: string) => `${low} to ${high}`,
  },
  de: {
    same: "gleich",
    sameDay: "am selben Tag",
    more: (amount: string) => `${amount} mehr`,
    less: (amount: string) => `${amount} weniger`,
    higher: (amount: string) => `${amount} höher`,
    lower: (amount: string) => `${amount} niedriger`,
    later: (days: number, amount: string) => `${amount} ${days === 1 ? "Tag" : "Tage"} später`,
    earlier: (days: number, amount: string) => `${amount} ${days === 1 ? "Tag" : "Tage"} früher`,
    to: (low: string, high: string) => `${low} bis ${high}`,
  },
});

export function differenceText(
  name: FigureName,
  { direction, amount, share }: FigureDifference,
  language: Language,
): string {
  const t = inLanguage(texts, language);
  if (direction === "same") return isDayFigure(name) ? t.sameDay : t.same;
  const words = directed(name, direction, amount, number(amount, language), language);
  // A share that rounds to 0.0 % is left out.
  if (isDayFigure(name) || share === undefined || share < 0.0005) return words;
  const decimals = { maximumFractionDigits: share < 0.1 ? 1 : 0 };
  return `${words} (${direction === "more" ? "+" : "−"}${formatPercent(share, language, decimals)})`;
}

/** For example 3,000 fewer to 5,000 more, or 3,000 to 5,000 more. */
export function rangeText(
  name: FigureName,
  { low, high }: DifferenceRange,
  language: Language,
): string {
  const t = inLanguage(texts, language);
  const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const text = (amount: number) => number(amount, language);
  if (low < 0 && high > 0) {
    return t.to(
      directed(name, "less", -low, text(-low), language),
      directed(name, "more", high, text(high), language),
    );
  }
  if (most === 0) return isDayFigure(name) ? t.sameDay : t.same;
  const amounts = least === most ? text(most) : t.to(text(least), text(most));
  return directed(name, high > 0 ? "more" : "less", most, amounts, language);
}

/** `text` says the amount, or a range of amounts up to it. */
function directed(
  name: FigureName,
  direction: "more" | "less",
  amount: number,
  text: string,
  language: Language,
): string {
  const t = inLanguage(texts, language);
  if (isDayFigure(name)) {
    return direction === "more" ? t.later(amount, text) : t.earlier(amount, text);
  }
  const [up, down] = name === "peakIncidence" ? [t.higher, t.lower] : [t.more, t.less];
  return direction === "more" ? up(text) : down(text);
}

function number(amount: number, language: Language): string {
  return formatNumber(amount, language, { maximumFractionDigits: 1 });
}
