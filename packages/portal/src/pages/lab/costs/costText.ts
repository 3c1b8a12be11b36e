// A cost as text, and how it differs from what was: in words, not by colour.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatNumber } from "../../../text/format.ts";
import { comparisonTexts } from "../../../viewer/compare/comparisonTexts.ts";
import { differenceText, rangeText } from "../../../viewer/compare/differenceText.ts";
import { differenceOfPairs, type PairedMeasure } from "../../../viewer/compare/pairedDifference.ts";
import type { SpreadText } from "../../../viewer/figures/figureText.ts";
import { decimalsOf, digitStep, roundTo, stepInRange } from "../../../viewer/figures/rounding.ts";
import { hasRange, type Spread } from "../../../viewer/figures/spread.ts";
import { type CostName, type Costs, finestCost, isJudged } from "./costNames.ts";
import type { RunCosts } from "./runCosts.ts";

const texts = defineTexts({
  en: {
    better: (difference: string) => `better: ${difference}`,
    worse: (difference: string) => `worse: ${difference}`,
  },
  de: {
    better: (difference: string) => `besser: ${difference}`,
    worse: (difference: string) => `schlechter: ${difference}`,
  },
});

/** As infections: more or fewer. */
const counted = "infections";

/** Digits of a number that has no range. */
const singleDigits = 3;

function hasWidth(spread: Spread): boolean {
  return hasRange(spread) && spread.high > spread.low;
}

function stepOf(name: CostName, spread: Spread, value: number): number {
  const finest = finestCost(name);
  return hasWidth(spread)
    ? stepInRange(value, spread, finest)
    : digitStep(value, singleDigits, finest);
}

export function costText(name: CostName, spread: Spread, language: Language): SpreadText {
  const text = (value: number) => {
    const step = stepOf(name, spread, value);
    return formatNumber(roundTo(value, step), language, {
      maximumFractionDigits: decimalsOf(step),
    });
  };
  const [low, high] = [text(spread.low), text(spread.high)];
  const isRange = hasWidth(spread) && low !== high;
  return {
    value: text(spread.median),
    range: isRange ? `${low} – ${high}` : undefined,
  };
}

/** From what was to a scenario; undefined if one of them has no such number. */
export function costDifference(
  name: CostName,
  asItWas: RunCosts,
  scenario: RunCosts,
  language: Language,
): SpreadText | undefined {
  const measure: PairedMeasure<Costs> = {
    read: (costs) => costs[name],
    round: (spread) => roundTo(spread.median, stepOf(name, spread, spread.median)),
    finest: finestCost(name),
  };
  const found = differenceOfPairs(measure, asItWas, scenario);
  if (!found) return undefined;
  const t = inLanguage(comparisonTexts, language);
  switch (found.kind) {
    case "tooFewYet":
      return { value: t.tooFewYet, range: undefined };
    case "unclear":
      return { value: t.unclear, range: rangeText(counted, found.range, language) };
    case "mayBeChance":
      return { value: differenceText(counted, found.difference, language), range: undefined };
    case "clear": {
      const { direction } = found.difference;
      const words = differenceText(counted, found.difference, language);
      const range = rangeText(counted, found.range, language);
      return {
        value: direction === "same" || !isJudged(name) ? words : judged(words, direction, language),
        range: found.range.low === found.range.high ? undefined : range,
      };
    }
  }
}

/** Less of everything in the table is better. */
function judged(words: string, direction: "more" | "less", language: Language): string {
  const t = inLanguage(texts, language);
  return direction === "less" ? t.better(words) : t.worse(words);
}
