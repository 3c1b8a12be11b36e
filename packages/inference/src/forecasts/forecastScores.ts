// How good forecasts were: mean weighted interval score, coverage, and error of the median.
import { intervalScore, levels } from "../scores/quantiles.ts";

/** Quantiles at the 23 levels, and what was reported then. */
export interface Scored {
  readonly quantiles: readonly number[];
  readonly observed: number;
}

export interface MeanScore {
  readonly dates: number;
  readonly wis: number;
  /** Of logarithms: as much weight on quiet weeks as on others. */
  readonly logWis: number;
  /** Shares of dates inside of the intervals of 50 % and 95 %. */
  readonly inside50: number;
  readonly inside95: number;
  /** Of the median: root mean square of logarithms, as a factor. */
  readonly factor: number;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function meanScore(forecasts: readonly Scored[]): MeanScore {
  const at = (quantiles: readonly number[], level: number) =>
    quantiles[levels.indexOf(level)] ?? Number.NaN;
  const inside = (low: number, high: number) =>
    meanOf(
      forecasts.map(({ quantiles, observed }) =>
        observed >= at(quantiles, low) && observed <= at(quantiles, high) ? 1 : 0,
      ),
    );
  // Of counts: none is taken as a half.
  const log = (value: number) => Math.log(Math.max(0.5, value));
  const errors = forecasts.map(
    ({ quantiles, observed }) => log(at(quantiles, 0.5)) - log(observed),
  );
  return {
    dates: forecasts.length,
    wis: meanOf(forecasts.map(({ quantiles, observed }) => intervalScore(quantiles, observed))),
    logWis: meanOf(
      forecasts.map(({ quantiles, observed }) => intervalScore(quantiles.map(log), log(observed))),
    ),
    inside50: inside(0.25, 0.75),
    inside95: inside(0.025, 0.975),
    factor: Math.exp(Math.sqrt(meanOf(errors.map((error) => error ** 2)))),
  };
}
