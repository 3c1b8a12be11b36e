// One particle goes on to a day: what threads do.
import { Simulation } from "@episcope/model";
import type { Recipe } from "@episcope/scenario";
import {
  type Delays,
  delaysOf,
  type Prediction,
  predictCases,
  predictWeek,
} from "../prediction.ts";
import type { Priors } from "../priors.ts";
import {
  type Course,
  courseOf,
  detectedShare,
  drawn,
  type FilterWeek,
  growthOf,
  newFactors,
  recipeStep,
  type Unknowns,
} from "../unknowns.ts";
import { BaseRun, type BaseRunSource } from "./baseRun.ts";

/** Bytes in memory that threads share. */
export interface Snapshot {
  readonly buffer: SharedArrayBuffer;
  readonly length: number;
}

export interface AdvanceTask {
  readonly recipe: Recipe;
  /** Days of the run after which it stops. */
  readonly until: number;
  /** Where it goes on; without it, from the first day. */
  readonly from: Snapshot | undefined;
  /** Memory that is free to be overwritten, if it is large enough. */
  readonly into: SharedArrayBuffer | undefined;
}

export interface Advanced {
  readonly prediction: Prediction;
  readonly snapshot: Snapshot;
}

/** What comes after a particle, if only what was known on a day is known. */
export interface ForecastTask {
  readonly recipe: Recipe;
  readonly unknowns: Unknowns;
  readonly from: Snapshot | undefined;
  readonly known: string;
  /** The weeks ahead, and the step and number of the first, which with the key give all draws. */
  readonly weeks: readonly FilterWeek[];
  readonly step: number;
  readonly number: number;
  readonly drawKey: number;
  /** Reports of the last week per 100,000, and their growth. */
  readonly growth: number;
  readonly rate: number;
}

export interface AdvancerSource extends BaseRunSource {
  readonly priors: Priors;
}

const headroom = 1.15;

export class Advancer {
  readonly #base: BaseRun;
  readonly #delays: Delays;

  readonly #priors: Priors;
  /** The base run of the last forecast. */
  #informed:
    | { readonly known: string; readonly base: BaseRun; readonly course: Course }
    | undefined;

  constructor(source: AdvancerSource) {
    this.#base = new BaseRun(source);
    this.#priors = source.priors;
    this.#delays = delaysOf(source.priors, this.#base.scenario.profile);
  }

  advance({ recipe, until, from, into }: AdvanceTask): Advanced {
    const { city } = this.#base;
    const settings = this.#base.fastSettings(recipe);
    const run = from
      ? Simulation.resume(city, settings, new Uint8Array(from.buffer, 0, from.length))
      : new Simulation(city, settings);
    while (run.day < until && !run.isFinished) run.step();
    const prediction = predictWeek(run.record, settings, this.#delays);
    const bytes = run.save();
    const buffer =
      into && into.byteLength >= bytes.length
        ? into
        : new SharedArrayBuffer(Math.ceil(headroom * bytes.length));
    new Uint8Array(buffer).set(bytes);
    return { prediction, snapshot: { buffer, length: bytes.length } };
  }

  #knowing(known: string, drawKey: number) {
    if (this.#informed?.known !== known) {
      const base = this.#base.knowing(known);
      const course = courseOf(base.settings(), this.#priors, drawKey);
      this.#informed = { known, base, course };
    }
    return this.#informed;
  }

  /** Reports per 100,000 of each week ahead. */
  forecast(task: ForecastTask): readonly number[] {
    const { known, weeks, step, number, drawKey } = task;
    const { base, course } = this.#knowing(known, drawKey);
    const { startDay } = base.scenario;
    // How expected detection goes on is not known.
    const lastWeek = (weeks[0]?.first ?? 0) - 7;
    let bytes: Uint8Array | undefined =
      task.from && new Uint8Array(task.from.buffer, 0, task.from.length);
    let { recipe, unknowns, growth, rate } = task;
    return weeks.map((week, ahead) => {
      const after = drawn(course, step + ahead, week, number, unknowns, undefined, growth);
      const next = recipeStep(course, step + ahead, week, number, after);
      const strains = newFactors(week, after, unknowns);
      recipe = {
        steps: [...recipe.steps, next],
        strains: [...recipe.strains, ...strains],
      };
      unknowns = after;
      const settings = base.fastSettings(recipe);
      const run = bytes
        ? Simulation.resume(base.city, settings, bytes)
        : new Simulation(base.city, settings);
      while (startDay + run.day <= week.last && !run.isFinished) run.step();
      const { cases, perCase } = predictCases(run.record, this.#delays);
      const later = cases * perCase * detectedShare(this.#priors, unknowns, lastWeek);
      growth = growthOf(rate, later);
      rate = later;
      if (ahead < weeks.length - 1) bytes = run.save();
      return rate;
    });
  }
}
