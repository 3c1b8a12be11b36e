// What days of a season are like in a region: the mean of the highest temperature by day of the
// year, how single days deviate from it, and how many are rainy. The weather of single years is not
// part of it, so that the season is the same in every run.
import { type Climate, civilOf, daysInMonth, regionRecord } from "@episcope/common";
import { cosine, normalQuantile } from "../math/elementary.ts";

/**
 * Standard deviation of the highest temperature of single days around the mean of their season, °C:
 * Berlin-Tempelhof, February 2020 to February 2022 (Deutscher Wetterdienst).
 */
const spread = 4.1;

/** Deviations of equally likely days, °C. */
export const deviations: readonly number[] = Array.from(
  { length: 32 },
  (_, index) => spread * normalQuantile((index + 0.5) / 32),
);

function meanOf(climates: readonly Climate[]): Climate {
  const mean = (value: (climate: Climate) => number) =>
    climates.reduce((sum, climate) => sum + value(climate), 0) / climates.length;
  return {
    temperature: Array.from({ length: 12 }, (_, month) =>
      mean((climate) => climate.temperature[month] ?? 0),
    ),
    rainyShare: mean((climate) => climate.rainyShare),
  };
}

const known = new Map<string, Climate>();

export function climateOf(region: string): Climate {
  const { climate } = regionRecord(region).weather;
  if ("rainyShare" in climate) return climate;
  const mean = known.get(region) ?? meanOf(climate.map(climateOf));
  known.set(region, mean);
  return mean;
}

/** A mean over a month of 30° flattens a wave by sin(15°) / 15°, one of half the length by more. */
const yearly = Math.PI / 12 / cosine(75);
const halfYearly = Math.PI / 6 / cosine(60);

/**
 * Mean of the highest temperature, °C: the yearly and the half-yearly wave whose monthly means come
 * closest to those of the record (least squares). Days are counted from 1970-01-01.
 */
export function meanHighest({ temperature }: Climate, day: number): number {
  const { year, month, dayOfMonth } = civilOf(day);
  const degrees = 30 * (month - 1 + (dayOfMonth - 0.5) / daysInMonth(year, month));
  return temperature.reduce((sum, ofMonth, index) => {
    const apart = cosine(degrees - 30 * (index + 0.5));
    const weight = 1 + 2 * yearly * apart + 2 * halfYearly * (2 * apart * apart - 1);
    return sum + (ofMonth * weight) / 12;
  }, 0);
}
