// Risks as text (calculators specification 8 and 10).

import { type Choices, chosenOption, oneIn, type RiskDefinition } from "@episcope/battery";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { formatNumber, formatPercent } from "../../../text/format.ts";

const texts = defineTexts({
  en: {
    none: "No risk in this calculation.",
    certain: "An infection is almost certain.",
    oneIn: (count: string) => `About 1 in ${count} people would be infected.`,
    compared: (before: string, difference: string) => `Starting point ${before}; now ${difference}`,
    same: "no difference",
    times: (factor: string) => `${factor} times as high`,
    points: "percentage points",
  },
  de: {
    none: "In dieser Rechnung besteht kein Risiko.",
    certain: "Eine Ansteckung ist so gut wie sicher.",
    oneIn: (count: string) => `Etwa 1 von ${count} Personen würde sich anstecken.`,
    compared: (before: string, difference: string) =>
      `Ausgangspunkt ${before}; jetzt ${difference}`,
    same: "kein Unterschied",
    times: (factor: string) => `${factor}\u2011mal so hoch`,
    points: "Prozentpunkte",
  },
});

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const most = 0.99;
const least = 0.001;

/** For example 30.2%, > 99% or < 0.1%. */
export function riskText(risk: number, language: Language): string {
  if (risk > most) return `> ${formatPercent(most, language, { maximumFractionDigits: 0 })}`;
  if (risk > 0 && risk < least) return `< ${formatPercent(least, language, oneDecimal)}`;
  return formatPercent(risk, language, oneDecimal);
}

/** For example "About 1 in 134". */
export function oneInText(risk: number, language: Language): string {
  const t = inLanguage(texts, language);
  const count = oneIn(risk);
  if (count === undefined) return t.none;
  return count === 1 ? t.certain : t.oneIn(formatNumber(Number(count.toPrecision(3)), language));
}

/** The change from the defaults, in percentage points and as a multiple. */
export function comparedRiskText(before: number, now: number, language: Language): string {
  const t = inLanguage(texts, language);
  const shown = riskText(before, language);
  const points = formatNumber(Math.abs(100 * (now - before)), language, oneDecimal);
  if (before === now) return t.compared(shown, t.same);
  const sign = now < before ? "−" : "+";
  const share = before === 0 ? "" : ` (${relation(now / before, language)})`;
  return t.compared(shown, `${sign}${points} ${t.points}${share}`);
}

/** The change in percent, or as a multiple if that is easier to read. */
function relation(ratio: number, language: Language): string {
  const t = inLanguage(texts, language);
  if (ratio >= 2) {
    const decimals = { maximumFractionDigits: ratio < 10 ? 1 : 0 };
    return t.times(formatNumber(ratio, language, decimals));
  }
  const percent = formatPercent(Math.abs(ratio - 1), language, { maximumFractionDigits: 0 });
  return `${ratio < 1 ? "−" : "+"}${percent}`;
}

/** For example 1 − exp(−0.075 × 4 × 1.2 ÷ 2.5) = 30.2%, without factors of 1. */
export function riskFormula(
  { calibration, groups }: RiskDefinition,
  choices: Choices,
  risk: number,
  language: Language,
): string {
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 3 });
  const factors = groups.flatMap((group, index) => {
    const { value } = chosenOption(group, choices[index]);
    if (value === 1) return [];
    return [`${group.effect === "divide" ? "÷" : "×"} ${number(value)}`];
  });
  const dose = [number(calibration), ...factors].join(" ");
  return `P = 1 − exp(−${factors.length === 0 ? dose : `(${dose})`}) = ${riskText(risk, language)}`;
}
