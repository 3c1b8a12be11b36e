// Weather for days without a measured series: stylised, not a reconstruction. Long-term monthly means with random days around them, the same for
// everybody who asks for the same day.
import { civilOf, daysInMonth } from "@episcope/common";
import { ln, normalQuantile } from "../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";

export const weatherRegions = ["berlin", "cologne", "munich", "heinsberg", "germany"] as const;
export type WeatherRegion = (typeof weatherRegions)[number];

export interface Weather {
  /** Highest temperature of the day, °C. */
  readonly temperature: number;
  /** mm. */
  readonly precipitation: number;
}

interface Climate {
  /** Mean of the daily highest temperature by month, °C. */
  readonly temperature: readonly number[];
  /** Mean per day by month, mm. */
  readonly precipitation: readonly number[];
  /** Share of days with more than wetFrom. */
  readonly rainyShare: number;
}

/** A day with more rain than this, in mm, counts as rainy. */
export const wetFrom = 0.5;
/** Of single days around the mean of their season, °C. */
const temperatureSpread = 4.5;

/** 2000–2020. */
const berlin: Climate = {
  temperature: [3.5, 5.4, 9.2, 15.6, 20.0, 23.6, 25.3, 25.1, 20.3, 14.4, 8.7, 4.8],
  precipitation: [1.64, 1.29, 1.21, 0.89, 1.56, 1.88, 2.45, 1.94, 1.66, 1.52, 1.42, 1.31],
  rainyShare: 0.34,
};

/** Approximate, not from the table of a station: to be replaced by means of the weather service before they are shown. */
const cologne: Climate = {
  temperature: [5.5, 6.8, 10.7, 15.4, 19.3, 22.4, 24.5, 24.2, 20.1, 14.9, 9.5, 6.2],
  precipitation: [2.0, 1.9, 1.9, 1.6, 2.2, 2.7, 2.8, 2.5, 2.3, 2.1, 2.2, 2.4],
  rainyShare: 0.36,
};

/** Approximate as well. */
const munich: Climate = {
  temperature: [4.2, 5.7, 10.1, 15.0, 19.2, 22.8, 24.8, 24.6, 19.5, 14.4, 8.3, 4.7],
  precipitation: [1.5, 1.6, 2.1, 2.2, 3.3, 3.9, 3.9, 3.7, 2.5, 2.1, 2.0, 2.1],
  rainyShare: 0.36,
};

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

const climates: Readonly<Record<WeatherRegion, Climate>> = {
  berlin,
  cologne,
  munich,
  heinsberg: cologne,
  germany: meanOf([berlin, cologne, munich]),
};

/** Linear between the middles of months; days are counted from 1970-01-01. */
function seasonal(byMonth: readonly number[], day: number): number {
  const { year, month, dayOfMonth } = civilOf(day);
  const fromMiddle = (dayOfMonth - 0.5) / daysInMonth(year, month) - 0.5;
  const here = byMonth[month - 1] ?? 0;
  const neighbour = byMonth[(month + (fromMiddle < 0 ? 10 : 12)) % 12] ?? 0;
  return here + (neighbour - here) * Math.abs(fromMiddle);
}

/** Weights of today and the days before in the departure from the mean: warm days come in spells. Squares sum up to 1. */
const memory = (() => {
  const weights = [1];
  for (let age = 1; age < 12; age++) weights.push(0.7 * (weights[age - 1] ?? 0));
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  return weights.map((weight) => weight / length);
})();

/** The stylised weather of a day. */
export function stylisedWeather(region: WeatherRegion, day: number, seed: number): Weather {
  const { temperature, precipitation, rainyShare } = climates[region];
  const weatherKey = key(seed, stream.weather, weatherRegions.indexOf(region));
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
