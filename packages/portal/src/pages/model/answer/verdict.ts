// Which words the figures of a region allow. No sentence claims more than its figures.
import type { ForecastScores, RegionFit } from "@episcope/scenario";

export type Closeness = "close" | "rough" | "coarse";

/** By the typical miss as a factor. */
export function closenessOf(factor: number): Closeness {
  if (factor <= 1.25) return "close";
  return factor <= 1.6 ? "rough" : "coarse";
}

export type BandVerdict = "narrow" | "right" | "wide";

/** A band of 80 % should hold 80 % of the weeks; chance alone moves that by a few percent. */
export function bandVerdict(coverage: number): BandVerdict {
  if (coverage < 0.72) return "narrow";
  return coverage > 0.9 ? "wide" : "right";
}

export type Bias = "low" | "none" | "high";

export function biasOf({ bias }: RegionFit["figures"]["filtered"]): Bias {
  if (bias < 0.9) return "low";
  return bias > 1.1 ? "high" : "none";
}

type Forecaster = ForecastScores["forecasters"][number];

/** How the model did so many weeks ahead. */
export interface Standing {
  readonly ahead: number;
  readonly relativeWis: number;
  /** Other forecasts on at least half of the dates, and how many of them had a worse score. */
  readonly others: number;
  readonly beaten: number;
}

/** The model comes first, then forecasts without a model, then those of the hub. */
export function modelOf({ forecasters }: ForecastScores): Forecaster | undefined {
  return forecasters[0];
}

/** Forecasts that others had made; those without a model have the error of their median. */
export function othersOf({ forecasters, reference }: ForecastScores): readonly Forecaster[] {
  return forecasters
    .slice(1)
    .filter(
      ({ name, weeks }) => name !== reference && weeks.every(({ factor }) => factor === undefined),
    );
}

export function standingsOf(scores: ForecastScores): readonly Standing[] {
  const others = othersOf(scores);
  return (modelOf(scores)?.weeks ?? []).map(({ ahead, dates, relativeWis }) => {
    const compared = others.flatMap(({ weeks }) =>
      weeks.filter((week) => week.ahead === ahead && 2 * week.dates >= dates),
    );
    const beaten = compared.filter((week) => week.relativeWis > relativeWis).length;
    return { ahead, relativeWis, others: compared.length, beaten };
  });
}

/** Equal to three digits is neither better nor worse. */
export function weeksBetter(standings: readonly Standing[]): readonly number[] {
  return standings.filter(({ relativeWis }) => relativeWis < 1).map(({ ahead }) => ahead);
}

export function weeksWorse(standings: readonly Standing[]): readonly number[] {
  return standings.filter(({ relativeWis }) => relativeWis > 1).map(({ ahead }) => ahead);
}
