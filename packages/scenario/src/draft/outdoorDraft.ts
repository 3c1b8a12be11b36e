// Share of outdoor contacts by day and the parameters it was computed from, so that later changes
// can build on earlier ones (model specification 7).
import type { Day } from "@episcope/common";
import { outdoorSeries } from "@episcope/model/parameters";
import { constant, type Timeline } from "./days.ts";

/** NaN stands for the default. */
export interface OutdoorDraft {
  readonly fraction: Float64Array;
  readonly springMidpoint: Float64Array;
  readonly autumnMidpoint: Float64Array;
  readonly largest: Float64Array;
  readonly alpha: Float64Array;
}

export type ClimateParameter = Exclude<keyof OutdoorDraft, "fraction">;

export const climateParameters: readonly ClimateParameter[] = [
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

/** What the climate makes of a day with the parameters that hold on it. */
export function fractionByClimate(
  region: string,
  outdoor: OutdoorDraft,
  place: number,
  day: Day,
): number {
  const given = (name: ClimateParameter) => {
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
