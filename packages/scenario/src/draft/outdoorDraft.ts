// Share of contacts outdoors by day, and what it was computed from, so that a later change can take
// up what an earlier one said (7).
import type { Day } from "@episcope/common";
import { outdoorSeries } from "@episcope/model/parameters";
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

export function outdoorDraft(region: string, timeline: Timeline): OutdoorDraft {
  const usual = () => constant(timeline, Number.NaN);
  return {
    fraction: outdoorSeries(region, timeline.startDay, timeline.dayCount),
    springMidpoint: usual(),
    autumnMidpoint: usual(),
    largest: usual(),
    alpha: usual(),
  };
}

/** What the weather of a day makes of the parameters that hold on it. */
export function fractionByWeather(
  region: string,
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
  const largest = given("largest");
  const alpha = given("alpha");
  const [fraction = 0] = outdoorSeries(region, day, 1, {
    midpoint: {
      ...(spring === undefined ? {} : { spring }),
      ...(autumn === undefined ? {} : { autumn }),
    },
    ...(largest === undefined ? {} : { largest }),
    ...(alpha === undefined ? {} : { alpha }),
  });
  return fraction;
}
