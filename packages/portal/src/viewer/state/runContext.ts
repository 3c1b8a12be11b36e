import type { PlotContext } from "../../plots/plot.ts";
import { rowShift } from "../address/rowShift.ts";
import type { AddressedBattery } from "../address/runAddress.ts";

/** Date of day 1 of a run from its row; undefined if the shift chosen on the page applies. */
export function ownStartDay(battery: AddressedBattery, runId: string): number | undefined {
  if (runId === battery.baseRunId && battery.baseShift !== undefined)
    return battery.metadata.startDay + battery.baseShift;
  // The base run has no row (run-data-format specification 3.5).
  const run = battery.index.runs.find((candidate) => candidate.runId === runId);
  const shift = run && rowShift(battery, run);
  return shift === undefined ? undefined : battery.metadata.startDay + shift;
}

/**
 * The context of one run: a pinned or listed run may start on another day than the page's choice.
 * Returns the same object if it does not, otherwise a new one per call.
 */
export function contextOf(
  battery: AddressedBattery,
  runId: string,
  context: PlotContext,
): PlotContext {
  const startDay = ownStartDay(battery, runId) ?? context.startDay;
  return startDay === context.startDay ? context : { ...context, startDay };
}
