// Forecasts without a model, to compare with: the last value again, or its growth, damped; with the
// errors that they had until then.
import { normalQuantile } from "@episcope/model";
import { levels } from "../scores/quantiles.ts";

const fewest = 4;
const usualSpread = 0.4;

/**
 * Quantiles for so many weeks after `now`, a place in the series of reports. From week to week
 * `damping` remains of growth; 0 is persistence.
 */
export function simpleForecast(
  cases: readonly (number | undefined)[],
  now: number,
  ahead: number,
  damping: number,
): readonly number[] {
  const log = (index: number) => Math.log(Math.max(0.5, cases[index] ?? Number.NaN));
  const growths = Array.from({ length: ahead }, (_, index) => damping ** (index + 1));
  const left = growths.reduce((sum, share) => sum + share, 0);
  const median = (index: number) =>
    log(index) + (left > 0 ? left * (log(index) - log(index - 1)) : 0);
  const errors = Array.from(
    { length: Math.max(0, now + 1 - ahead) },
    (_, index) => log(index + ahead) - median(index),
  ).filter((error) => !Number.isNaN(error));
  const square = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
  const spread = errors.length < fewest ? usualSpread : Math.sqrt(square);
  return levels.map((level) => Math.exp(median(now) + spread * normalQuantile(level)));
}
