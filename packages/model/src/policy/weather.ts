// Weather for days without a measured series: stylised, not a reconstruction. Long-term monthly
// means with random days around them, the same for everybody who asks for the same day.
import { type Climate, civilOf, daysInMonth, regionRecord } from "@episcope/common";
import { ln, normalQuantile } from "../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";

export interface Weather {
  /** Highest temperature of the day, °C. */
  readonly temperature: number;
  /** mm. */
  readonly precipitation: number;
}

/** A day with more rain than this, in mm, counts as rainy. */
export const wetFrom = 0.5;
/** Of single days around the mean of their season, °C. */
const temperatureSpread = 4.5;

function meanOf(climates: readonly Climate[]): Climate {
  const mean = (value: (climate: Climate) => number) =>
    climates.reduce((sum, climate) => sum + value(climate), 0) / climates.length;
  const byMonth = (name: "temperature" | "precipitation") =>
    Array.from({ length: 12 }, (_, month) => mean((climate) => climate[name][month] ?? 0));
  return {
    temperature: byMonth("temperature"),
    precipitation: byMonth("precipitation"),
    rainyShare: mean((climate) => climate.rainyShare),
  };
}

const known = new Map<string, Climate>();

function climateOf(region: string): Climate {
  const { climate } = regionRecord(region).weather;
  if ("rainyShare" in climate) return climate;
  const mean = known.get(region) ?? meanOf(climate.map(climateOf));
  known.set(region, mean);
  return mean;
}

/** Linear between the middles of months; days are counted from 1970-01-01. */
function seasonal(byMonth: readonly number[], day: number): number {
  const { year, month, dayOfMonth } = civilOf(day);
  const fromMiddle = (dayOfMonth - 0.5) / daysInMonth(year, month) - 0.5;
  const here = byMonth[month - 1] ?? 0;
  const neighbour = byMonth[(month + (fromMiddle < 0 ? 10 : 12)) % 12] ?? 0;
  return here + (neighbour - here) * Math.abs(fromMiddle);
}

/** Weights of today and the days before: warm days come in spells. Squares sum to 1. */
const memory = (() => {
  const weights = [1];
  for (let age = 1; age < 12; age++) weights.push(0.7 * (weights[age - 1] ?? 0));
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  return weights.map((weight) => weight / length);
})();

/** The stylised weather of a day. */
export function stylisedWeather(region: string, day: number, seed: number): Weather {
  const { temperature, precipitation, rainyShare } = climateOf(region);
  const weatherKey = key(seed, stream.weather, regionRecord(region).weather.seed);
  const draw = (on: number, number: number) => uniform(itemKey(weatherKey, on), number);
  const departure = memory.reduce(
    (sum, weight, age) => sum + weight * normalQuantile(draw(day - age, 0)),
    0,
  );
  // Amounts above the threshold are exponential, so that their mean is that of the month.
  const meanAmount = seasonal(precipitation, day) / rainyShare - wetFrom;
  const isRainy = draw(day, 1) < rainyShare;
  return {
    temperature: seasonal(temperature, day) + temperatureSpread * departure,
    precipitation: isRainy ? wetFrom - meanAmount * ln(draw(day, 2)) : 0,
  };
}
