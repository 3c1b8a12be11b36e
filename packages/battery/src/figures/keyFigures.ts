// The few numbers by which two runs are compared. They count the shown time only.
import { noDay, numbers, type Table } from "@episcope/common";
import { infectionDays } from "./infectionDays.ts";
import { modelIncidence } from "./modelIncidence.ts";
import { populationOf } from "./population.ts";
import { valuesByDay } from "./valuesByDay.ts";

export interface KeyFigures {
  /** In the shown time, reinfections included: who is infected twice counts twice. */
  readonly infections: number | undefined;
  /** The same per 1,000 inhabitants. */
  readonly infectionsPerThousand: number | undefined;
  /** Per week and 100,000 inhabitants. */
  readonly peakIncidence: Peak | undefined;
  readonly peakBeds: Peak | undefined;
}

export interface Peak {
  readonly value: number;
  /** Days since 1970-01-01; the first of equal ones. */
  readonly day: number;
}

export interface ShownTime {
  /** Date of simulation day 1, including the shift. */
  readonly startDay: number;
  /** First and last shown day. */
  readonly from: number;
  readonly to: number;
}

/** For a run without figures or with unreadable tables. */
export const noFigures: KeyFigures = {
  infections: undefined,
  infectionsPerThousand: undefined,
  peakIncidence: undefined,
  peakBeds: undefined,
};

/**
 * From the infections table, summed over districts (run-viewer specification 5.4). A figure with
 * missing columns is undefined. Not rounded.
 */
export function keyFigures(table: Table, time: ShownTime): KeyFigures {
  const infections = infectionsIn(table, time);
  const inhabitants = populationOf(table)[0] ?? Number.NaN;
  return {
    infections,
    infectionsPerThousand:
      infections !== undefined && inhabitants > 0 ? (1000 * infections) / inhabitants : undefined,
    peakIncidence: peakIncidence(table, time),
    peakBeds: peakBeds(table, time),
  };
}

/**
 * The total on the last shown day, or the highest one of the shown days if that has no value, less
 * the total before the first shown day.
 */
function infectionsIn(table: Table, time: ShownTime): number | undefined {
  const total = numbers(table, "nInfectedCumulative");
  if (!total) return undefined;
  const totalOn = [...valuesByDay(infectionDays(table, time), total)].filter(([, value]) =>
    Number.isFinite(value),
  );
  const shown = totalOn.filter(([day]) => day >= time.from && day <= time.to);
  if (shown.length === 0) return undefined;
  const atEnd = shown.find(([day]) => day === time.to);
  const end = atEnd?.[1] ?? highest(shown);
  return end - Math.max(0, highest(totalOn.filter(([day]) => day < time.from)));
}

function highest(totals: readonly (readonly [day: number, value: number])[]): number {
  return totals.reduce((most, [, value]) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

/** The highest point of the curve "Model" of plot 4. */
function peakIncidence(table: Table, time: ShownTime): Peak | undefined {
  const { x, y } = modelIncidence(table, time);
  return peakOf(x, y, time);
}

/** People who need a hospital bed on the same day, including intensive care. */
export function peakBeds(table: Table, time: ShownTime): Peak | undefined {
  const seriouslySick = numbers(table, "nSeriouslySick");
  const critical = numbers(table, "nCritical");
  if (!seriouslySick || !critical) return undefined;
  const beds = seriouslySick.map((count, row) => count + (critical[row] ?? Number.NaN));
  return peakOf(infectionDays(table, time), beds, time);
}

export function peakOf(
  days: ArrayLike<number>,
  values: ArrayLike<number>,
  { from, to }: Pick<ShownTime, "from" | "to"> = allDays,
): Peak | undefined {
  let peak: Peak | undefined;
  for (let row = 0; row < days.length; row++) {
    const day = days[row] ?? noDay;
    const value = values[row] ?? Number.NaN;
    if (day === noDay || !(day >= from && day <= to) || !Number.isFinite(value)) continue;
    // Rows may be out of order: of equal values the earlier date counts.
    const isHigher = !peak || value > peak.value || (value === peak.value && day < peak.day);
    if (isHigher) peak = { value, day };
  }
  return peak;
}

/** For pages that show a run from its first to its last day. */
export const allDays = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
