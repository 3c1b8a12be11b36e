import type { ByDay, Steps } from "../settings.ts";

/**
 * The value of a simulation day, counted from 1; the last one applies to later days; empty is 0.
 */
export function byDay(series: ByDay, day: number): number {
  return series[Math.min(day, series.length) - 1] ?? 0;
}

/** What holds on a calendar date; nothing before the first step. */
export function stepOn<T>(steps: Steps<T>, calendarDay: number): T | undefined {
  return steps.findLast(({ from }) => from <= calendarDay)?.value;
}
