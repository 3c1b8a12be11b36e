// The days of a run on which a change applies, and series of numbers by day.
import { type Day, weekday } from "@episcope/common";

export interface Timeline {
  readonly startDay: Day;
  readonly dayCount: number;
}

/** When a change applies; by default from the first day to the last. */
export interface When {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[] | undefined;
}

export const neverCut: Day = Number.POSITIVE_INFINITY;

/** First and last index in a series. A change that ends after the cut continues to the last day. */
export function spanOf(
  timeline: Timeline,
  { from, to }: When,
  cut: Day,
): readonly [number, number] {
  const last = timeline.dayCount - 1;
  const first = from === undefined ? 0 : Math.max(0, from - timeline.startDay);
  return [first, to === undefined || to > cut ? last : Math.min(last, to - timeline.startDay)];
}

export function forEachDay(
  timeline: Timeline,
  when: When,
  cut: Day,
  visit: (place: number, day: Day) => void,
): void {
  const [first, last] = spanOf(timeline, when, cut);
  for (let place = first; place <= last; place++) {
    const day = timeline.startDay + place;
    if (when.weekdays?.includes(weekday(day)) ?? true) visit(place, day);
  }
}

export function constant(timeline: Timeline, value: number): Float64Array {
  return new Float64Array(timeline.dayCount).fill(value);
}

/** How a series changes on the days of a change. */
export interface SeriesChange {
  readonly set?: number | undefined;
  /** Linear from the first day to the last; keeps the last value. */
  readonly ramp?: readonly [number, number] | undefined;
  readonly times?: number | undefined;
}

export function changeSeries(
  series: Float64Array,
  timeline: Timeline,
  when: When,
  cut: Day,
  { set, ramp, times }: SeriesChange,
  most = Number.POSITIVE_INFINITY,
): void {
  const days = ramp ? { ...when, to: undefined } : when;
  forEachDay(timeline, days, cut, (place, day) => {
    const value = ramp ? rampValue(timeline, when, ramp, Math.min(day, cut)) : set;
    series[place] = Math.min(most, (value ?? series[place] ?? 0) * (times ?? 1));
  });
}

export function rampValue(
  { startDay }: Timeline,
  { from = startDay, to = from }: When,
  [first, last]: readonly [number, number],
  day: Day,
): number {
  if (day >= to) return last;
  return first + ((last - first) * Math.max(0, day - from)) / (to - from);
}

interface DatedNumber {
  readonly day: Day;
  readonly value: number;
}

/** Values that apply from their dates; days before the first are unchanged. */
export function setSteps(
  series: Float64Array,
  timeline: Timeline,
  steps: readonly DatedNumber[],
  to?: Day | undefined,
): void {
  steps.forEach(({ day, value }, index) => {
    const next = steps[index + 1];
    const last = Math.min(next ? next.day - 1 : neverCut, to ?? neverCut);
    changeSeries(series, timeline, { from: day, to: last }, neverCut, { set: value });
  });
}

/** Linear between dates, keeping the last value; days before the first are unchanged. */
export function setPoints(
  series: Float64Array,
  timeline: Timeline,
  points: readonly DatedNumber[],
  to?: Day | undefined,
): void {
  points.forEach(({ day, value }, index) => {
    const next = points[index + 1];
    const last = Math.min(next ? next.day - 1 : neverCut, to ?? neverCut);
    forEachDay(timeline, { from: day, to: last }, neverCut, (place, on) => {
      series[place] = next
        ? rampValue(timeline, { from: day, to: next.day }, [value, next.value], on)
        : value;
    });
  });
}
