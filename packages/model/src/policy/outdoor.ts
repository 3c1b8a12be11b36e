// Share of contacts that take place outdoors, by day (model specification 7). Days are counted from
// 1970-01-01.
import { civilOf, dayOf, regionRecord } from "@episcope/common";
import { climateOf, deviations, meanHighest } from "./climate.ts";

export interface Weather {
  /** Highest temperature of the day, °C. */
  readonly temperature: number;
  readonly isRainy: boolean;
}

/** Half the width of the range of temperatures in which people go outdoors, °C. */
const temperatureRange = 5;

/** Temperature at which half of the contacts are outdoors, °C. */
export interface Midpoint {
  /** Before 1 June. */
  readonly spring: number;
  /** After 1 August; linear in between. */
  readonly autumn: number;
}

export function outdoorFraction(
  { temperature, isRainy }: Weather,
  midpoint: number,
  largest: number,
): number {
  const dry = (temperature - (midpoint - temperatureRange)) / (2 * temperatureRange);
  const fraction = isRainy ? dry * 0.5 : dry;
  return Math.min(1, Math.max(0, fraction)) * largest;
}

/** Mean over the days that a day of the year may be. */
function meanFraction(region: string, day: number, midpoint: number, largest: number): number {
  const climate = climateOf(region);
  const mean = meanHighest(climate, day);
  const ofDays = (isRainy: boolean) =>
    deviations.reduce(
      (sum, deviation) =>
        sum + outdoorFraction({ temperature: mean + deviation, isRainy }, midpoint, largest),
      0,
    ) / deviations.length;
  return (1 - climate.rainyShare) * ofDays(false) + climate.rainyShare * ofDays(true);
}

type DatedValue = readonly [month: number, dayOfMonth: number, value: number];

/** Linear between dates of the year, constant before the first and after the last. */
function overTheYear(points: readonly DatedValue[], day: number): number {
  const { year } = civilOf(day);
  let [before, valueBefore] = [Number.NEGATIVE_INFINITY, points[0]?.[2] ?? 0];
  for (const [month, dayOfMonth, value] of points) {
    const on = dayOf(year, month, dayOfMonth) ?? day;
    if (day < on) {
      const share = before === Number.NEGATIVE_INFINITY ? 1 : (day - before) / (on - before);
      return valueBefore + (value - valueBefore) * share;
    }
    [before, valueBefore] = [on, value];
  }
  return valueBefore;
}

export function midpointOn({ spring, autumn }: Midpoint, day: number): number {
  return overTheYear(
    [
      [6, 1, spring],
      [8, 1, autumn],
    ],
    day,
  );
}

/** The season alone, whatever the climate. */
export function seasonFraction(day: number): number {
  return overTheYear(
    [
      [4, 1, 0],
      [7, 1, 1],
      [8, 1, 1],
      [11, 1, 0],
    ],
    day,
  );
}

export interface OutdoorOptions {
  /** As in the record of the region when left out, otherwise 18.5 °C. */
  readonly midpoint?: Partial<Midpoint>;
  /** Largest fraction; as in the record of the region when left out, otherwise 1. */
  readonly largest?: number;
  /** Weight of the climate against the season alone, 1 when left out. */
  readonly alpha?: number;
}

/** °C, as published (model specification 7). */
const usualMidpoint = 18.5;

/** One value per day. */
export function outdoorSeries(
  region: string,
  firstDay: number,
  count: number,
  options: OutdoorOptions = {},
): Float64Array {
  const { autumnMidpoint, largestOutdoor = 1 } = regionRecord(region).weather;
  const { midpoint, largest = largestOutdoor, alpha = 1 } = options;
  return Float64Array.from({ length: count }, (_, index) => {
    const day = firstDay + index;
    const spring = midpoint?.spring ?? usualMidpoint;
    const autumn = midpoint?.autumn ?? autumnMidpoint?.[civilOf(day).year] ?? usualMidpoint;
    const byClimate = meanFraction(region, day, midpointOn({ spring, autumn }, day), largest);
    return alpha * byClimate + (1 - alpha) * seasonFraction(day);
  });
}
