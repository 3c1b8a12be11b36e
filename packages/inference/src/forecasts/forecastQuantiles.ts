// From runs that go on to what is going to be reported.
import { key } from "@episcope/model";
import { normal, purpose } from "../draws.ts";
import type { Priors } from "../priors.ts";
import { weightedQuantiles } from "../scores/quantiles.ts";
import type { Origin } from "./rollingForecasts.ts";

/** Reports that are drawn for each run. */
const draws = 20;
/** Per 100,000: so that nobody has a logarithm, too. */
const least = 0.05;

const even = (values: readonly number[], wanted?: readonly number[]) =>
  weightedQuantiles(values, new Array<number>(values.length).fill(1), wanted);

/**
 * Quantiles of cases by week ahead. What a run lacks of the last reports, it is going to lack for a
 * while: the logarithm of reports over what the run predicts returns to 0 week by week, with the
 * spread of forecasts. To this comes the chance of counting.
 */
export function forecastQuantiles(
  { runs, step }: Origin,
  /** Reported last, per 100,000. */
  reported: number,
  people: number,
  { forecasts }: Pick<Priors, "forecasts">,
): readonly (readonly number[])[] {
  const horizon = runs[0]?.ahead.length ?? 0;
  const { spread } = forecasts;
  return Array.from({ length: horizon }, (_, index) => {
    const left = forecasts.persistence ** (index + 1);
    const logs = runs.map(({ last, ahead }) => {
      const lack = Math.log(Math.max(reported, least) / Math.max(last, least));
      return Math.log(Math.max(ahead[index] ?? 0, least)) + left * lack;
    });
    const middle = even(logs, [0.5])[0] ?? 0;
    const values = logs.flatMap((log, number) => {
      const narrowed = middle + forecasts.narrowing * (log - middle);
      const mean = (Math.exp(narrowed) * people) / 100_000;
      const noise = Math.sqrt(spread ** 2 * (1 - left ** 2) + 1 / mean);
      const ofRun = key(step, number, index, purpose.forecast);
      return Array.from({ length: draws }, (_, draw) =>
        Math.exp(Math.log(mean) + noise * normal(ofRun, draw)),
      );
    });
    return even(values);
  });
}
