// The filter of a region, from its files to its steps; goes on where it was interrupted.
import { appendFileSync } from "node:fs";
import { nameKey, type Reported } from "@episcope/scenario";
import { type FilterStep, filtered } from "./filter/particleFilter.ts";
import type { AdvancerSource } from "./particles/advance.ts";
import { type Ancestor, grownFrom } from "./particles/ancestry.ts";
import { BaseRun } from "./particles/baseRun.ts";
import { CityModel, type CityParticle, filterWeeks } from "./particles/cityModel.ts";
import type { Advancing } from "./particles/threads.ts";
import type { Prediction } from "./prediction.ts";
import { readProgress } from "./progress.ts";
import { type Course, courseOf, type FilterWeek, type Unknowns } from "./unknowns.ts";

export interface RegionFilterSource extends AdvancerSource {
  readonly advancing: Advancing;
  /** What draws are made for; the region by default. */
  readonly drawnFor?: string;
  /** Day of the week with which weeks begin; Monday by default, 0 is Sunday. */
  readonly weekBegin?: number;
  /** Which file keeps the progress, and what it belongs to: another one begins anew. */
  readonly progress?: { readonly file: string; readonly stamp: string };
  reportedOf(weeks: readonly FilterWeek[]): Reported;
  onAdvanced?(step: number, done: number): void;
}

/** A step as it is stored: without memory of runs. */
interface StoredStep {
  readonly step: number;
  /** Numbers in the step before; -1 in the first. */
  readonly parents: readonly number[];
  readonly unknowns: readonly Unknowns[];
  readonly predictions: readonly Prediction[];
  readonly forecastWeights: readonly number[];
  readonly weights: readonly number[];
  readonly effective: number;
  readonly exponent: number;
  readonly next: {
    readonly parents: readonly number[];
    readonly weights: readonly number[];
    readonly isResampled: boolean;
  };
}

export interface RegionFilter {
  readonly course: Course;
  readonly weeks: readonly FilterWeek[];
  readonly reported: Reported;
  steps(): AsyncGenerator<FilterStep<CityParticle>>;
}

export function regionFilter(source: RegionFilterSource): RegionFilter {
  const { priors, region, advancing, progress, onAdvanced } = source;
  const base = new BaseRun(source);
  const settings = base.settings();
  const { startDay, endDay } = base.scenario;
  const course = courseOf(settings, priors, nameKey(source.drawnFor ?? region));
  const weeks = filterWeeks(startDay, endDay, source.weekBegin);
  const reported = source.reportedOf(weeks);
  const model = new CityModel({
    course,
    startDay,
    weeks,
    reported,
    advancing,
    ...(onAdvanced && { onAdvanced }),
  });
  const { particles: count, resampleBelow, leastEffective } = priors.filter;
  const options = { count, steps: weeks.length, resampleBelow, leastEffective };

  async function* steps(): AsyncGenerator<FilterStep<CityParticle>> {
    const stored = progress ? readProgress<StoredStep>(progress.file, progress.stamp) : [];
    const earlier = restored(stored);
    for (const { particles } of earlier) model.remember(particles);
    yield* earlier;
    if (earlier.length === weeks.length) return;
    const last = earlier.at(-1);
    const resumed = last && {
      ...last,
      particles: await model.replayed(
        last.step,
        last.particles.map(({ ancestor }) => ancestor),
      ),
    };
    for await (const step of filtered(model, options, resumed)) {
      if (progress) appendFileSync(progress.file, `${JSON.stringify(storedStep(step))}\n`);
      const surviving = new Set(step.next.parents);
      model.release(step.particles.filter((_, number) => !surviving.has(number)));
      yield step;
    }
  }

  function restored(stored: readonly StoredStep[]): FilterStep<CityParticle>[] {
    let ancestors: readonly Ancestor[] = [];
    return stored.map((one) => {
      const before = ancestors;
      const week = weeks[one.step];
      if (!week) throw new RangeError(`there is no week ${one.step}`);
      ancestors = one.unknowns.map((unknowns, number) =>
        grownFrom(course, before[one.parents[number] ?? -1], one.step, week, number, unknowns),
      );
      return {
        ...one,
        particles: ancestors.map((ancestor, number) => ({
          ancestor,
          prediction: one.predictions[number] as Prediction,
          snapshot: undefined,
        })),
        forecastWeights: Float64Array.from(one.forecastWeights),
        weights: Float64Array.from(one.weights),
        next: {
          parents: Int32Array.from(one.next.parents),
          weights: Float64Array.from(one.next.weights),
          isResampled: one.next.isResampled,
        },
      };
    });
  }

  return { course, weeks, reported, steps };
}

function storedStep(step: FilterStep<CityParticle>): StoredStep {
  return {
    step: step.step,
    parents: step.particles.map(({ ancestor }) => ancestor.parent?.number ?? -1),
    unknowns: step.particles.map(({ ancestor }) => ancestor.unknowns),
    predictions: step.particles.map(({ prediction }) => prediction),
    forecastWeights: [...step.forecastWeights],
    weights: [...step.weights],
    effective: step.effective,
    exponent: step.exponent,
    next: {
      parents: [...step.next.parents],
      weights: [...step.next.weights],
      isResampled: step.next.isResampled,
    },
  };
}
