// The simplest forecast: the last value again, with the errors that it had until then.
import { normalQuantile } from "@episcope/model";
import { levels } from "../scores/quantiles.ts";

const fewest = 4;
const usualSpread = 0.4;

/** Quantiles for so many weeks after `now`, a place in the series of reports. */
export function persistence(
  cases: readonly (number | undefined)[],
  now: number,
  ahead: number,
): readonly number[] {
  const log = (index: number) => Math.log(Math.max(0.5, cases[index] ?? Number.NaN));
  const errors = Array.from(
    { length: Math.max(0, now + 1 - ahead) },
    (_, index) => log(index + ahead) - log(index),
  ).filter((error) => !Number.isNaN(error));
  const square = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
  const spread = errors.length < fewest ? usualSpread : Math.sqrt(square);
  return levels.map((level) => Math.exp(log(now) + spread * normalQuantile(level)));
}
