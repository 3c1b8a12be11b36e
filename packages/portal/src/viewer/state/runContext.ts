import type { PlotContext } from "../../plots/plot.ts";
import { rowShift } from "../address/rowShift.ts";
import type { AddressedBattery } from "../address/runAddress.ts";

/**
 * Date of day 1 of a run, as its row says; undefined where the shift that is chosen on the page
 * holds.
 */
export function ownStartDay(battery: AddressedBattery, runId: string): number | undefined {
  if (runId === battery.baseRunId && battery.baseShift !== undefined)
    return battery.metadata.startDay + battery.baseShift;
  // The base run has no row (run-data-format specification 3.5).
  const run = battery.index.runs.find((candidate) => candidate.runId === runId);
  const shift = run && rowShift(battery, run);
  return shift === undefined ? undefined : battery.metadata.startDay + shift;
}

/**
 * The context of one run: a pinned run, or one of a table, may start on another day than the choice
 * of the page says. The same object where it does not; else a new one at every call.
 */
export function contextOf(
  battery: AddressedBattery,
  runId: string,
  context: PlotContext,
): PlotContext {
  const startDay = ownStartDay(battery, runId) ?? context.startDay;
  return startDay === context.startDay ? context : { ...context, startDay };
}
