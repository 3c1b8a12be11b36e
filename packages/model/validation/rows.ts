// Results as rows of one table: what was measured, what it should be, and whether it is.
import { meanOf, standardError } from "../src/run/fixtures/statistics.ts";

export interface Row {
  /** Id, or section, of model specification 13. */
  readonly id: string;
  readonly what: string;
  readonly value: string;
  readonly target: string;
  /** What is accepted. */
  readonly accepted: string;
  readonly isOk: boolean;
  /** Others are told for orientation. */
  readonly isRequired: boolean;
}

/** Both ends belong to it, and both can be missed: one that holds everything checks nothing. */
export type Interval = readonly [least: number, most: number];

interface Shown {
  readonly digits?: number;
  readonly isPercent?: boolean;
  readonly isRequired?: boolean;
}

function shown(value: number, { digits = 2, isPercent = false }: Shown): string {
  return isPercent ? (100 * value).toFixed(digits) : value.toFixed(digits);
}

function intervalText([least, most]: Interval, format: Shown): string {
  const unit = format.isPercent ? " %" : "";
  return `${shown(least, format)} – ${shown(most, format)}${unit}`;
}

/** Standard errors of a mean per width of the interval: a coarser mean says too little. */
const coarsest = 0.25;

/**
 * A mean over seeds, shown with two standard errors: accepted when it lies inside the interval and
 * its standard error is below a quarter of the width.
 */
export function measured(
  id: string,
  what: string,
  samples: readonly number[],
  target: string,
  interval: Interval,
  format: Shown = {},
): Row {
  const mean = meanOf(samples);
  const error = samples.length > 1 ? standardError(samples) : 0;
  const [least, most] = interval;
  const unit = format.isPercent ? " %" : "";
  return {
    id,
    what,
    value: `${shown(mean, format)}${samples.length > 1 ? ` ± ${shown(2 * error, format)}` : ""}${unit}`,
    target,
    accepted: intervalText(interval, format),
    isOk: mean >= least && mean <= most && error < coarsest * (most - least),
    isRequired: format.isRequired ?? true,
  };
}

/** Something that holds or does not. */
export function stated(
  id: string,
  what: string,
  value: string,
  target: string,
  isOk: boolean,
  isRequired = true,
): Row {
  return { id, what, value, target, accepted: "exactly", isOk, isRequired };
}
