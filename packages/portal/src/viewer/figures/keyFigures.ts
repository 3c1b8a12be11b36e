// The few numbers by which two runs are compared.
import { noDay, numbers, type Table } from "@episcope/common";
import { modelIncidence } from "../../plots/epidemic/modelIncidence.ts";
import type { PlotContext } from "../../plots/plot.ts";
import { valuesByDay } from "../../plots/series/byDay.ts";
import { infectionDays } from "../../plots/series/infectionDays.ts";

export interface KeyFigures {
  readonly cumulativeInfected: number | undefined;
  /** Per week and 100,000 inhabitants. */
  readonly peakIncidence: Peak | undefined;
  readonly peakBeds: Peak | undefined;
}

export interface Peak {
  readonly value: number;
  /** Days since 1970-01-01; the first of equal ones. */
  readonly day: number;
}

/** For a run without figures or with unreadable tables. */
export const noFigures: KeyFigures = {
  cumulativeInfected: undefined,
  peakIncidence: undefined,
  peakBeds: undefined,
};

/** From the infections table, summed over districts. A figure with missing columns is undefined. */
export function keyFigures(infections: Table, context: PlotContext, endDay: number): KeyFigures {
  return {
    cumulativeInfected: cumulativeInfected(infections, context, endDay),
    peakIncidence: peakIncidence(infections, context),
    peakBeds: peakBeds(infections, context),
  };
}

/**
 * On the last day of the battery; if that has no value, the maximum (run-viewer specification 5.4).
 * Not rounded.
 */
export function cumulativeInfected(
  infections: Table,
  context: PlotContext,
  endDay: number,
): number | undefined {
  const infected = numbers(infections, "nInfectedCumulative");
  if (!infected) return undefined;
  const atEnd = valuesByDay(infectionDays(infections, context), infected).get(endDay);
  if (atEnd !== undefined && Number.isFinite(atEnd)) return atEnd;
  const maximum = infected
    .filter((value) => Number.isFinite(value))
    .reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY);
  return Number.isFinite(maximum) ? maximum : undefined;
}

/** The highest point of the curve "Model" of plot 4. */
export function peakIncidence(infections: Table, context: PlotContext): Peak | undefined {
  const { x, y } = modelIncidence(infections, context);
  return peakOf(x, y);
}

/** People who need a hospital bed on the same day, including intensive care. */
export function peakBeds(infections: Table, context: PlotContext): Peak | undefined {
  const seriouslySick = numbers(infections, "nSeriouslySick");
  const critical = numbers(infections, "nCritical");
  if (!seriouslySick || !critical) return undefined;
  const beds = seriouslySick.map((count, row) => count + (critical[row] ?? Number.NaN));
  return peakOf(infectionDays(infections, context), beds);
}

export function peakOf(days: ArrayLike<number>, values: ArrayLike<number>): Peak | undefined {
  let peak: Peak | undefined;
  for (let row = 0; row < days.length; row++) {
    const day = days[row] ?? noDay;
    const value = values[row] ?? Number.NaN;
    if (day === noDay || !Number.isFinite(day) || !Number.isFinite(value)) continue;
    // Rows may be out of order: of equal values the earlier date counts.
    const isHigher = !peak || value > peak.value || (value === peak.value && day < peak.day);
    if (isHigher) peak = { value, day };
  }
  return peak;
}
