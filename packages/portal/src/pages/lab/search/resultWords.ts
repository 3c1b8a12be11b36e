// A result of the search in words.
import { inLanguage, type Language } from "@episcope/common";
import { formatNumber, formatPercent } from "../../../text/format.ts";
import { digitStep } from "../../../viewer/figures/rounding.ts";
import { laneTexts } from "../timeline/laneTexts.ts";
import type { Tried } from "./attempts.ts";
import { searchTexts } from "./searchTexts.ts";

type Found = Pick<Tried<unknown, unknown>, "caps" | "loss" | "total">;

/** Schools at most 40%, leisure as it was */
export function capWords({ caps, loss }: Found, language: Language): string {
  const t = inLanguage(searchTexts, language);
  const names = inLanguage(laneTexts, language);
  return [...caps]
    .map(([lane, cap], place) => {
      const name = place === 0 ? names[lane].name : names[lane].inside;
      const isChanged = (loss.get(lane) ?? 0) > 0;
      return isChanged ? t.cap(name, formatPercent(cap / 100, language)) : t.asItWas(name);
    })
    .join(", ");
}

/** Schools 12.5 days per child, leisure 80 days per person; together 92.5 */
export function lossWords({ loss, total }: Found, language: Language): string {
  const t = inLanguage(searchTexts, language);
  const names = inLanguage(laneTexts, language);
  const parts = [...loss].map(([lane, days], place) => {
    const name = place === 0 ? names[lane].name : names[lane].inside;
    return t.lost(name, `${dayText(days, language)} ${t.per[lane]}`);
  });
  const list = parts.join(", ");
  return parts.length > 1 ? `${list}; ${t.total(dayText(total, language))}` : list;
}

export function dayText(days: number, language: Language): string {
  return formatNumber(days, language, { maximumFractionDigits: 1 });
}

/** Few model runs allow few digits. Rounded down unless told: below a bound stays below it. */
export function roughly(value: number, language: Language, to: "up" | "down" = "down"): string {
  const step = digitStep(value, 3, 1);
  const steps = to === "up" ? Math.ceil(value / step) : Math.floor(value / step);
  return formatNumber(steps * step, language);
}
