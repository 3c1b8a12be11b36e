// Forecasts from the particles of one week after the other. Each knows what had been published and
// decided by then: reports up to that week, measures of `knownOn`.
import { appendFileSync } from "node:fs";
import type { Day } from "@episcope/common";
import { key, uniform } from "@episcope/model";
import type { RegionFilter } from "../calibrateRegion.ts";
import { purpose } from "../draws.ts";
import type { FilterStep } from "../filter/particleFilter.ts";
import { systematic } from "../filter/weights.ts";
import { recipeOf } from "../particles/ancestry.ts";
import type { CityParticle } from "../particles/cityModel.ts";
import type { Advancing } from "../particles/threads.ts";
import { readProgress } from "../progress.ts";
import { detectedShare, growthOf } from "../unknowns.ts";
import { knownOn } from "./decisions.ts";

/** A day on which forecasts are made: runs that go on from there, each as likely as the others. */
export interface Origin {
  readonly step: number;
  /** The day after publication of the last reports. */
  readonly day: Day;
  readonly runs: readonly ForecastRun[];
}

/** Reports per 100,000 and week without noise: in the last week known, and in those ahead. */
export interface ForecastRun {
  readonly last: number;
  readonly ahead: readonly number[];
}

export interface RollingOptions {
  readonly filter: RegionFilter;
  readonly advancing: Advancing;
  /** How many weeks ahead, and how many runs. */
  readonly horizon: number;
  readonly runs: number;
  /** Days from the end of a week to the day on which forecasts are made. */
  readonly daysAfter: number;
  isOrigin(day: Day): boolean;
  /** After every week of the filter; the number of its particles is the work done. */
  onFiltered?(particles: number): void;
  readonly progress?: { readonly file: string; readonly stamp: string };
}

export async function* rollingForecasts(options: RollingOptions): AsyncGenerator<Origin> {
  const { filter, daysAfter, progress, isOrigin } = options;
  const earlier = progress ? readProgress<Origin>(progress.file, progress.stamp) : [];
  const stored = new Map(earlier.map((origin) => [origin.step, origin]));
  for await (const step of filter.steps()) {
    const week = filter.weeks[step.step];
    options.onFiltered?.(step.particles.length);
    if (!week || !isOrigin(week.last + daysAfter)) continue;
    const origin = stored.get(step.step) ?? (await originOf(options, step, week.last + daysAfter));
    if (progress && !stored.has(step.step))
      appendFileSync(progress.file, `${JSON.stringify(origin)}\n`);
    yield origin;
  }
}

async function originOf(
  { filter, advancing, horizon, runs }: RollingOptions,
  { step, particles, weights }: FilterStep<CityParticle>,
  day: Day,
): Promise<Origin> {
  const { course, reported } = filter;
  const drawKey = key(course.regionKey, step, purpose.forecast);
  const week = filter.weeks[step];
  const chosen = systematic(weights, runs, uniform(drawKey, 0));
  const rateOf = (index: number) => {
    const cases = reported.weeks[index]?.cases;
    return cases === undefined ? undefined : (100_000 * cases) / reported.people;
  };
  const growth = growthOf(rateOf(step - 1), rateOf(step));
  const known = knownOn(day);
  const ahead = Array.from({ length: horizon }, (_, index) => {
    const first = (week?.last ?? 0) + 1 + 7 * index;
    return { first, last: first + 6 };
  });
  const made = Array.from(chosen, async (place, number): Promise<ForecastRun> => {
    const particle = particles[place];
    if (!particle) throw new RangeError(`there is no particle ${place}`);
    const { ancestor, prediction, snapshot } = particle;
    const { cases, perCase } = prediction;
    const detection = detectedShare(course.priors, ancestor.unknowns, (week?.last ?? 0) - 6);
    const last = cases * perCase * detection;
    const rates = await advancing.forecast({
      recipe: recipeOf(ancestor),
      unknowns: ancestor.unknowns,
      from: snapshot,
      known,
      weeks: ahead,
      step: step + 1,
      number,
      drawKey,
      growth,
      rate: rateOf(step) ?? last,
    });
    return { last: rounded(last), ahead: rates.map(rounded) };
  });
  return { step, day, runs: await Promise.all(made) };
}

function rounded(value: number): number {
  return Number(value.toPrecision(5));
}
