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

/** Both ends belong to it. */
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
  if (most === Number.POSITIVE_INFINITY) return `at least ${shown(least, format)}${unit}`;
  if (least === Number.NEGATIVE_INFINITY) return `at most ${shown(most, format)}${unit}`;
  return `${shown(least, format)} – ${shown(most, format)}${unit}`;
}

/** A mean over seeds: accepted when mean ± 2 standard errors touches the interval. */
export function measured(
  id: string,
  what: string,
  samples: readonly number[],
  target: string,
  interval: Interval,
  format: Shown = {},
): Row {
  const mean = meanOf(samples);
  const margin = samples.length > 1 ? 2 * standardError(samples) : 0;
  const unit = format.isPercent ? " %" : "";
  return {
    id,
    what,
    value: `${shown(mean, format)}${samples.length > 1 ? ` ± ${shown(margin, format)}` : ""}${unit}`,
    target,
    accepted: intervalText(interval, format),
    isOk: mean + margin >= interval[0] && mean - margin <= interval[1],
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
