// The difference of two figures as text, with the direction as a word and not only as a sign.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { type FigureName, isDayFigure } from "../figures/figureText.ts";
import type { FigureDifference } from "./differences.ts";

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
  },
});

export function differenceText(
  name: FigureName,
  { direction, amount, share }: FigureDifference,
  language: Language,
): string {
  const t = inLanguage(texts, language);
  const number = formatNumber(amount, language, { maximumFractionDigits: 1 });
  if (isDayFigure(name)) {
    if (direction === "same") return t.sameDay;
    return direction === "more" ? t.later(amount, number) : t.earlier(amount, number);
  }
  if (direction === "same") return t.same;
  const [up, down] = name === "peakIncidence" ? [t.higher, t.lower] : [t.more, t.less];
  const words = direction === "more" ? up(number) : down(number);
  // A share that rounds to 0.0 % is left out.
  if (share === undefined || share < 0.0005) return words;
  const decimals = { maximumFractionDigits: share < 0.1 ? 1 : 0 };
  return `${words} (${direction === "more" ? "+" : "−"}${formatPercent(share, language, decimals)})`;
}
