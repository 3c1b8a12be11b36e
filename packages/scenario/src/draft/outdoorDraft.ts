// Share of contacts outdoors by day, and what it was computed from, so that a later change can take
// up what an earlier one said (7).
import { civilOf, type Day } from "@episcope/common";
import { outdoorSeries } from "@episcope/model/parameters";
import type { RegionName } from "../regions.ts";
import { constant, type Timeline } from "./days.ts";

/** NaN stands for what is usual. */
export interface OutdoorDraft {
  readonly fraction: Float64Array;
  readonly springMidpoint: Float64Array;
  readonly autumnMidpoint: Float64Array;
  readonly largest: Float64Array;
  readonly alpha: Float64Array;
}

export type WeatherParameter = Exclude<keyof OutdoorDraft, "fraction">;

export const weatherParameters: readonly WeatherParameter[] = [
  "springMidpoint",
  "autumnMidpoint",
  "largest",
  "alpha",
];

export function outdoorDraft(region: RegionName, timeline: Timeline): OutdoorDraft {
  const usual = () => constant(timeline, Number.NaN);
  return {
    fraction: outdoorSeries(region, timeline.startDay, timeline.dayCount),
    springMidpoint: usual(),
    autumnMidpoint: usual(),
    largest: usual(),
    alpha: usual(),
  };
}

/** Temperatures at which half of the contacts are outdoors, as published (7). */
const usualMidpoint = 18.5;
const berlinAutumn2020 = 25;

/** What the weather of a day makes of the parameters that hold on it. */
export function fractionByWeather(
  region: RegionName,
  outdoor: OutdoorDraft,
  place: number,
  day: Day,
): number {
  const given = (name: WeatherParameter) => {
    const value = outdoor[name][place];
    return value === undefined || Number.isNaN(value) ? undefined : value;
  };
  const spring = given("springMidpoint");
  const autumn = given("autumnMidpoint");
  const usualAutumn =
    region === "berlin" && civilOf(day).year === 2020 ? berlinAutumn2020 : usualMidpoint;
  const largest = given("largest");
  const alpha = given("alpha");
  const [fraction = 0] = outdoorSeries(region, day, 1, {
    midpoint: { spring: spring ?? usualMidpoint, autumn: autumn ?? usualAutumn },
    ...(largest === undefined ? {} : { largest }),
    ...(alpha === undefined ? {} : { alpha }),
  });
  return fraction;
}
