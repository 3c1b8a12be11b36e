// What the scores say, in sentences that they allow.
import { inLanguage, type Language } from "@episcope/common";
import { computedForecasters, type ForecastScores } from "@episcope/scenario";
import { formatNumber, formatPercent } from "../../../text/format.ts";
import { modelOf, standingsOf, weeksBetter, weeksWorse } from "../answer/verdict.ts";
import { forecastTexts } from "./forecastTexts.ts";

/** Intervals of 95 % may miss a few values more by chance. */
const leastInside95 = 0.9;

export function forecastSentences(scores: ForecastScores, language: Language): readonly string[] {
  const t = inLanguage(forecastTexts, language);
  const standings = standingsOf(scores);
  const [better, worse] = [weeksBetter(standings), weeksWorse(standings)];
  const weeks = (list: readonly number[]) =>
    t.weeks(list.join(", "), list.length === 1 && list[0] === 1);
  const compared = standings.filter(({ others }) => others > 0);
  const loses = worse.length > 0 || compared.some(({ others, beaten }) => beaten < others);
  const horizons = modelOf(scores)?.weeks ?? [];
  const inside95 =
    horizons.reduce((sum, week) => sum + week.inside95, 0) / Math.max(1, horizons.length);
  const percent = formatPercent(inside95, language, { maximumFractionDigits: 0 });
  const number = (value: number) => formatNumber(value, language);
  return [
    better.length > 0 ? t.better(weeks(better)) : t.neverBetter,
    ...(worse.length > 0 ? [t.worse(weeks(worse))] : []),
    ...(compared.length > 0
      ? [
          t.othersLine(
            compared
              .map(({ ahead, beaten, others }) =>
                t.others(number(ahead), number(beaten), number(others)),
              )
              .join("; "),
          ),
        ]
      : []),
    ...(horizons.length > 0
      ? [inside95 < leastInside95 ? t.tooNarrow(percent) : t.intervals(percent)]
      : []),
    ...(loses ? [t.why] : []),
    ...togetherLine(scores, language),
  ];
}

/** Only if the mean of model and damped growth is better than both, at every horizon. */
function togetherLine(scores: ForecastScores, language: Language): readonly string[] {
  const weeksOf = (wanted: string) =>
    scores.forecasters.find(({ name }) => name === wanted)?.weeks ?? [];
  const together = weeksOf(computedForecasters.together);
  const alone = [...(modelOf(scores)?.weeks ?? []), ...weeksOf(computedForecasters.growth)];
  const isBetter = together.every(({ ahead, relativeWis }) =>
    alone.every((one) => one.ahead !== ahead || relativeWis < one.relativeWis),
  );
  if (together.length === 0 || !isBetter) return [];
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const list = together.map(({ relativeWis }) => formatNumber(relativeWis, language, digits));
  return [inLanguage(forecastTexts, language).together(list.join(" · "))];
}
