import { computedForecasters, type ForecastScores } from "@episcope/scenario";
import { expect, test } from "vitest";
import { scoresFixture } from "../fixtures/fit.ts";
import { forecastSentences } from "./forecastSentences.ts";
import { forecastTexts } from "./forecastTexts.ts";
import { horizonsOf, scoreRows } from "./scoreRows.ts";

/** The model with other scores, the same others. */
function scored(...relative: readonly number[]): ForecastScores {
  const [model, ...others] = scoresFixture.forecasters;
  const weeks = (model?.weeks ?? []).map((week, index) => ({
    ...week,
    relativeWis: relative[index] ?? week.relativeWis,
    inside95: 0.95,
  }));
  return { ...scoresFixture, forecasters: [{ name: "Episcope", weeks }, ...others] };
}

test("says where the model loses, and why", () => {
  expect(forecastSentences(scoresFixture, "en")).toEqual([
    "Better than repeating the last value: 1 week ahead.",
    "Worse than repeating the last value: 2 weeks ahead.",
    "Beside the other forecasts, by weeks ahead: 1: better than 1 of 2; 2: better than 1 of 2.",
    "Its 95% intervals held 85% of the values: the model was too sure of itself.",
    forecastTexts.en.why,
  ]);
  expect(forecastSentences(scoresFixture, "de")[1]).toBe(
    "Schlechter als den letzten Wert zu wiederholen: 2 Wochen voraus.",
  );
});

test("claims nothing that the scores do not show", () => {
  expect(forecastSentences(scored(1, 1.2), "en").slice(0, 2)).toEqual([
    "At no horizon was the model better than repeating the last value.",
    "Worse than repeating the last value: 2 weeks ahead.",
  ]);
  const best = forecastSentences(scored(0.1, 0.1), "en");
  expect(best[0]).toBe("Better than repeating the last value: 1, 2 weeks ahead.");
  expect(best.at(-1)).toBe("Its 95% intervals held 95% of the values.");
  expect(best).not.toContain(forecastTexts.en.why);
});

test("the mean with damped growth is mentioned only where it is better than both", () => {
  const { growth, together } = computedForecasters;
  const withMean = (...relative: readonly number[]) => {
    const weeks = scoresFixture.forecasters[0]?.weeks ?? [];
    const scoredAs = (name: string, values: readonly number[]) => ({
      name,
      weeks: weeks.map((week, index) => ({ ...week, relativeWis: values[index] ?? 1 })),
    });
    const added = [scoredAs(growth, [0.8, 1.2]), scoredAs(together, relative)];
    return { ...scoresFixture, forecasters: [...scoresFixture.forecasters, ...added] };
  };
  const mentioned = (scores: ForecastScores) =>
    forecastSentences(scores, "de").filter((sentence) => sentence.startsWith("Besser als jedes"));
  expect(mentioned(withMean(0.75, 1.05))).toEqual([forecastTexts.de.together("0,75 · 1,05")]);
  expect(mentioned(withMean(0.75, 1.1))).toEqual([]);
  expect(mentioned(withMean(0.85, 1.05))).toEqual([]);
  expect(mentioned(scoresFixture)).toEqual([]);
  expect(scoreRows(withMean(0.75, 1.05)).find(({ name }) => name === together)?.kind).toBe(
    "together",
  );
});

test("rows are sorted by score, each with its kind", () => {
  const rows = scoreRows(scoresFixture);
  expect(rows.map(({ name, kind }) => [name, kind])).toEqual([
    ["Few", "other"],
    ["Good", "other"],
    ["Episcope", "model"],
    ["KIT-baseline", "other"],
    ["persistence", "simple"],
    ["Poor", "other"],
  ]);
  expect(horizonsOf(rows)).toEqual([1, 2]);
});
