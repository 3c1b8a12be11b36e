// The days that the lab offers in a place.
import { type Day, parseDay, regionRecord } from "@episcope/common";
import type { Posterior } from "../posterior/posterior.ts";
import { parsePosterior } from "../posterior/posteriorText.ts";

export interface LabTime {
  /** Before each, the runs follow what was reported. */
  readonly firstDays: readonly Day[];
  /** The last day that can be simulated. */
  readonly end: Day;
  readonly posterior: Posterior;
}

/** Fewer days before the end make no scenario. */
const leastDays = 28;

/** Undefined if nothing was inferred for the place; `text` is that of its posterior. */
export function labTime(place: string, text: string): LabTime | undefined {
  const posterior = parsePosterior(text);
  const end = parseDay(regionRecord(place).calibration?.observed?.until ?? "");
  if (!posterior || end === undefined) return undefined;
  const firstDays = Object.keys(posterior.dates)
    .map((date) => (parseDay(date) ?? 0) + 1)
    .filter((day) => day + leastDays <= end)
    .sort((a, b) => a - b);
  return { firstDays, end, posterior };
}
